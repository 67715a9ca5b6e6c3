import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, day } from '#domain/time/day.ts';
import { assess } from './assess.ts';
import type { MeasuredValues } from './assess.ts';
import { lengthUsedCm } from './length.ts';
import { noScoreText } from './no-score-text.ts';
import { unlikelyFields } from './unlikely.ts';
import { who2006ToTwoYears } from './who-2006-client-data.ts';
import { who2006 } from './who-2006-data.ts';

const bornOn = day('2026-07-19');
const maya = { gender: 'female', bornOn, gestationDays: null } as const;

function measured(age: number, values: Partial<MeasuredValues>): MeasuredValues {
  const nothing = { weightKg: null, heightCm: null, position: null, headCm: null };
  return { measuredOn: addDays(bornOn, age), ...nothing, ...values };
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
          expect(assess(child, measurement, who2006ToTwoYears)).toEqual(assess(child, measurement, who2006));
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
      why: 'a child born early',
      child: { ...maya, gestationDays: 231 },
      measurement: atFourMonths,
      reason: 'born-early',
    },
    { why: 'no gender', child: { ...maya, gender: null }, measurement: atFourMonths, reason: 'sex-unknown' },
  ])('$why: $reason', ({ child, measurement, reason }) => {
    expect(assess(child, measurement, who2006).weight).toEqual({ scored: false, reason });
  });

  test('the browser’s tables end at 24 months', () => {
    const { weight } = assess(maya, measured(731, { weightKg: 12 }), who2006ToTwoYears);
    expect(weight).toEqual({ scored: false, reason: 'age-out-of-range' });
    expect(noScoreText('age-out-of-range', who2006ToTwoYears)).toBe(
      'No percentile: these lines cover birth to 24 months.',
    );
  });

  test.each([
    { age: 20, heightCm: 44.9, reason: 'length-out-of-range' },
    { age: 700, heightCm: 110.1, reason: 'length-out-of-range' },
    { age: 1500, heightCm: 120.1, reason: 'height-out-of-range' },
    { age: 1500, heightCm: 64.9, reason: 'height-out-of-range' },
  ])('weight for length at $heightCm cm and $age days: $reason', ({ age, heightCm, reason }) => {
    const { weightForLength } = assess(maya, measured(age, { weightKg: 9, heightCm }), who2006);
    expect(weightForLength).toEqual({ scored: false, reason });
  });

  test('a height of 0 or less scores nothing that needs it, whatever the position', () => {
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
      'born-early',
      'before-birth',
      'age-out-of-range',
      'length-out-of-range',
      'height-out-of-range',
    ] as const;
    for (const reason of reasons) expect(noScoreText(reason, who2006)).toMatch(/^[A-Z][^!]*\.$/);
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
        const { weight, height, head, bmi, weightForLength } = assess(maya, measurement, who2006);
        const numbers = [weight, height, head, bmi, weightForLength].map((score) => (score.scored ? score.z : 0));
        expect(numbers).not.toContain(Number.NaN);
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
