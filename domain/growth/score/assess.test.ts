import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { assess, type Assessment, type MeasuredValues } from './assess.ts';
import { lengthUsedCm } from './length.ts';
import { noScoreText } from '../words/no-score-text.ts';
import { unlikelyFields } from './unlikely.ts';
import { referencePlan } from '../references/reference-plan.ts';
import { intergrowthBeforeTerm } from '../references/intergrowth.ts';
import { who2006ToTwoYears } from '../references/who-2006-client-data.ts';
import { references } from '../references/references-client-data.ts';

const who2006 = [references.who2006.to60Months];
const american = referencePlan(references, 'cdc');
const bornOn = day('2026-07-19');
const maya = { gender: 'female', bornOn, gestationDays: null } as const;

function measured(age: number, values: Partial<MeasuredValues>): MeasuredValues {
  const nothing = { weightKg: null, heightCm: null, position: null, headCm: null };
  return { measuredOn: addDays(bornOn, age), ...nothing, ...values };
}

function zOf({ weight, height, head, bmi, weightForLength }: Assessment) {
  return [weight, height, head, bmi, weightForLength].map((score) => (score.scored ? score.z : score.reason));
}

const atFourMonths = measured(123, { weightKg: 6.94, heightCm: 63.2, headCm: 41 });

describe('[GRO-03] a girl of 4 months', () => {
  test('has a score for each value, and for weight with length', () => {
    const { weight, height, head, bmi, weightForLength } = assess(maya, atFourMonths, who2006);

    expect(weight).toMatchObject({ scored: true, flagged: false });
    const z = [weight, height, head, bmi, weightForLength].map((score) => score.scored && score.z.toFixed(2));
    expect(z).toEqual(['0.60', '0.47', '0.30', '0.45', '0.44']);
  });

  test('is judged alike by the tables of the browser and those of the server', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 730 }),
        fc.double({ min: 2, max: 20, noNaN: true }),
        fc.double({ min: 40, max: 115, noNaN: true }),
        fc.constantFrom('female' as const, 'male' as const),
        (age, weightKg, heightCm, gender) => {
          const measurement = measured(age, { weightKg, heightCm, headCm: heightCm / 1.6 });
          const child = { ...maya, gender };
          const inBrowser = assess(child, measurement, [who2006ToTwoYears]);
          expect(zOf(inBrowser)).toEqual(zOf(assess(child, measurement, who2006)));
        },
      ),
    );
  });
});

describe('a value without a score says why', () => {
  test.each([
    { why: 'nothing was measured', child: maya, measurement: measured(10, {}), reason: 'no-value' },
    { why: 'a weight of 0', child: maya, measurement: measured(10, { weightKg: 0 }), reason: 'impossible-value' },
    { why: 'a day before birth', child: maya, measurement: measured(-1, { weightKg: 3 }), reason: 'before-birth' },
    { why: '60 months', child: maya, measurement: measured(1827, { weightKg: 18 }), reason: 'age-out-of-range' },
    {
      why: 'a child born early, before its due date',
      child: { ...maya, gestationDays: 231 },
      measurement: measured(48, { weightKg: 3 }),
      reason: 'before-due-date',
    },
    { why: 'no gender', child: { ...maya, gender: null }, measurement: atFourMonths, reason: 'sex-unknown' },
  ])('$why: $reason', ({ child, measurement, reason }) => {
    expect(assess(child, measurement, who2006).weight).toMatchObject({ scored: false, reason });
  });

  test('the browser’s tables end at 24 months', () => {
    const { weight } = assess(maya, measured(731, { weightKg: 12 }), [who2006ToTwoYears]);
    expect(weight).toMatchObject({ scored: false, reason: 'age-out-of-range' });
    expect(!weight.scored && noScoreText(weight)).toBe('No percentile: no lines cover this age.');
  });

  test.each([
    { age: 20, heightCm: 44.9, reason: 'length-out-of-range' },
    { age: 700, heightCm: 110.1, reason: 'length-out-of-range' },
    { age: 1500, heightCm: 120.1, reason: 'height-out-of-range' },
    { age: 1500, heightCm: 64.9, reason: 'height-out-of-range' },
  ])('weight for length at $heightCm cm and $age days: $reason', ({ age, heightCm, reason }) => {
    const { weightForLength } = assess(maya, measured(age, { weightKg: 9, heightCm }), who2006);
    expect(weightForLength).toMatchObject({ scored: false, reason });
  });

  test('a height of 0 or less has no score in either position', () => {
    for (const heightCm of [0, -70]) {
      const scores = assess(maya, measured(400, { weightKg: 9, heightCm, position: 'standing' }), who2006);
      expect([scores.height, scores.bmi, scores.weightForLength].some((score) => score.scored)).toBe(false);
    }
  });

  test('every reason is a calm sentence', () => {
    const reasons = [
      'no-value',
      'impossible-value',
      'sex-unknown',
      'before-birth',
      'before-due-date',
      'age-out-of-range',
      'length-out-of-range',
      'height-out-of-range',
    ] as const;
    for (const reference of [null, ...american]) {
      for (const reason of reasons) expect(noScoreText({ reason, reference })).toMatch(/^[A-Z][^!]*\.$/);
    }
  });

  test('no number makes it throw or score something that is no number', () => {
    const anyNumber = fc.option(fc.oneof(fc.double(), fc.double({ min: -10, max: 300 })));
    const anyMeasurement = fc.record({
      measuredOn: fc.integer({ min: -400, max: 9000 }).map((age) => addDays(bornOn, age)),
      weightKg: anyNumber,
      heightCm: anyNumber,
      headCm: anyNumber,
      position: fc.constantFrom('lying' as const, 'standing' as const, null),
    });
    fc.assert(
      fc.property(anyMeasurement, (measurement) => {
        for (const plan of [american, referencePlan(references, 'who'), [intergrowthBeforeTerm, ...american]]) {
          for (const gestationDays of [null, 200]) {
            const { weight, height, head, bmi, weightForLength } = assess(
              { ...maya, gestationDays },
              measurement,
              plan,
            );
            for (const score of [weight, height, head, bmi, weightForLength]) {
              if (!score.scored) continue;
              expect(Number.isFinite(score.z)).toBe(true);
              expect(score.percentile > 0 && score.percentile < 100).toBe(true);
            }
          }
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('lying and standing', () => {
  test.each([
    { age: 730, position: 'standing', measuredCm: 87.1, usedCm: 87.8 },
    { age: 731, position: 'lying', measuredCm: 87.8, usedCm: 87.1 },
    { age: 730, position: 'lying', measuredCm: 87.8, usedCm: 87.8 },
    { age: 731, position: 'standing', measuredCm: 87.1, usedCm: 87.1 },
    { age: 273, position: 'standing', measuredCm: 71.5, usedCm: 71.5 },
    { age: 274, position: 'standing', measuredCm: 71.5, usedCm: 72.2 },
    { age: 600, position: null, measuredCm: 82.45, usedCm: 82.45 },
    { age: 800, position: null, measuredCm: 90.05, usedCm: 90.05 },
    { age: 300, position: 'standing', measuredCm: 44.3, usedCm: 45 },
  ] as const)('$measuredCm cm $position at $age days is read as $usedCm', ({ age, position, measuredCm, usedCm }) => {
    expect(lengthUsedCm(age, measuredCm, position)).toBe(usedCm);
  });
});

describe('[GRO-01] a value that is more likely a slip is asked about', () => {
  test.each([
    { what: 'nothing', values: { weightKg: 6.94, heightCm: 63.2, headCm: 41 }, fields: [] },
    { what: 'a weight of 65 kg', values: { weightKg: 65 }, fields: ['weightKg'] },
    { what: 'a slipped decimal point', values: { weightKg: 69.4, heightCm: 63.2 }, fields: ['weightKg'] },
    { what: 'inches taken for cm', values: { heightCm: 24.9, headCm: 16.1 }, fields: ['heightCm', 'headCm'] },
    {
      what: 'a height that does not go with the weight',
      values: { weightKg: 8.6, heightCm: 53 },
      fields: ['heightCm'],
    },
  ])('$what: $fields', ({ values, fields }) => {
    expect(unlikelyFields(maya, measured(123, values), who2006)).toEqual(fields);
  });

  test('a child born early is asked about values that are too high, not about small ones', () => {
    const theo = { gender: 'male', bornOn, gestationDays: 200 } as const;
    expect(unlikelyFields(theo, measured(3, { weightKg: 1.1, heightCm: 36, headCm: 26 }), who2006)).toEqual([]);
    expect(unlikelyFields(theo, measured(3, { weightKg: 11 }), who2006)).toEqual(['weightKg']);
  });

  test('nothing is asked where the reference says nothing', () => {
    expect(unlikelyFields(maya, measured(2000, { weightKg: 65 }), who2006)).toEqual([]);
  });
});

describe('a child born 9 weeks early', () => {
  const theo = { gender: 'male', bornOn, gestationDays: 217 } as const;
  const zIn = (age: number, gestationDays: number | null, plan = american) => {
    const { weight } = assess({ ...theo, gestationDays }, measured(age, { weightKg: 7.8 }), plan);
    return weight.scored && weight.z;
  };

  test('is judged by the age since its due date until it is 24 months old', () => {
    expect(zIn(280, 217)).toBe(zIn(280 - 63, null));
    expect(zIn(730, 217)).toBe(zIn(730 - 63, null));
    expect(zIn(731, 217)).toBe(zIn(731, null));
  });

  test.each([
    { gestationDays: 258, isCorrected: true },
    { gestationDays: 259, isCorrected: false },
    { gestationDays: null, isCorrected: false },
  ])('corrected when born at $gestationDays days: $isCorrected', ({ gestationDays, isCorrected }) => {
    expect(assess({ ...theo, gestationDays }, atFourMonths, american).ageUsed.isCorrected).toBe(isCorrected);
  });

  test('has a score before its due date only where INTERGROWTH-21st may be shown', () => {
    const small = measured(30, { weightKg: 2.2, heightCm: 43, headCm: 31 });
    const before = assess(theo, small, american);
    const with21st = assess(theo, small, [intergrowthBeforeTerm, ...american]);

    expect([before.weight, before.height, before.head].map((score) => score.scored)).toEqual([false, false, false]);
    expect([with21st.weight, with21st.height, with21st.head].map((score) => score.scored)).toEqual([true, true, true]);
    expect(with21st.weight.scored && with21st.weight.reading.reference.name).toContain('INTERGROWTH-21st');
  });
});

describe('which reference is read', () => {
  test.each([
    { age: 730, choice: 'cdc', name: 'WHO 2006' },
    { age: 731, choice: 'cdc', name: 'CDC 2000' },
    { age: 7305, choice: 'cdc', name: 'CDC 2000' },
    { age: 731, choice: 'who', name: 'WHO 2006' },
    { age: 1826, choice: 'who', name: 'WHO 2006' },
    { age: 1827, choice: 'who', name: 'WHO 2007' },
  ] as const)('at $age days by $choice: $name', ({ age, choice, name }) => {
    const { height } = assess(maya, measured(age, { heightCm: 100 }), referencePlan(references, choice));
    expect(height.scored && height.reading.reference.shortName).toBe(name);
  });

  test('CDC’s results carry no flag', () => {
    const { weight, height } = assess(maya, measured(900, { weightKg: 60, heightCm: 160 }), american);
    expect([weight, height].map((score) => score.scored && score.flagged)).toEqual([false, false]);
  });
});
