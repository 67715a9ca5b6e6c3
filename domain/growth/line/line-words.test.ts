import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/time/day.ts';
import { bornOn, maya, point, withWeights } from '#testing/growth/line-input.ts';
import { pointsByDay, WHO_STANDARDS, type LineInput } from './line-point.ts';
import { lineWords } from './line-words.ts';
import { references } from '../references/references-client-data.ts';

describe('the measurements that are read', () => {
  test('of two on one day the later in the list counts', () => {
    const list = [
      { age: 60, value: 5 },
      { age: 30, value: 4 },
      { age: 60, value: 5.1 },
    ];

    expect(pointsByDay(withWeights(list), 'weight').map(({ value }) => value)).toEqual([4, 5.1]);
  });

  test('leave out days before birth and after today, and values that are none', () => {
    const list = [
      { age: -1 },
      { age: 701 },
      { age: 10, value: 0 },
      { age: 11, value: NaN },
      { age: 12, value: Infinity },
      { age: 13, value: 151 },
    ];

    expect(pointsByDay(withWeights(list), 'weight')).toEqual([]);
  });

  test('without measurements there is no sentence', () => {
    expect(lineWords(maya)).toBeNull();
  });

  test('the thresholds are for the reference that the product calls by this name', () => {
    expect(references.who2006.to24Months.name).toBe(WHO_STANDARDS);
    expect(references.who2006.to60Months.name).toBe(WHO_STANDARDS);
  });
});

test('a threshold met below 24 months is not repeated once there is a later measurement', () => {
  const beyond = [
    { age: 500, z: -2.5 },
    { age: 600, z: -2.5 },
  ];
  const later = { age: 800, z: -2.4, reference: 'CDC growth charts' };

  expect(lineWords(withWeights(beyond, { today: addDays(bornOn, 700) }))?.tone).toBe('amber');
  expect(lineWords(withWeights([...beyond, later], { today: addDays(bornOn, 900) }))?.tone).not.toBe('amber');
});

const FORBIDDEN = /\b(normal|abnormal|behind|at risk|fail\w*|just|simply|should|worry|disease|diagnos\w*|thrive)\b|!/i;

/** Any number, up to a million times what a scale shows: text of larger ones would say 'Infinity'. */
const anyNumber = fc.double({ min: -1e9, max: 1e9, noNaN: true });

const anyPoint = fc
  .record({
    age: fc.integer({ min: -3, max: 900 }),
    value: fc.oneof(fc.double({ min: 2, max: 80, noNaN: true }), anyNumber),
    place: fc.constantFrom('home', 'doctor', null),
    z: fc.oneof(fc.double({ min: -4, max: 4, noNaN: true }), fc.constant(null), fc.double()),
    reference: fc.constantFrom(WHO_STANDARDS, WHO_STANDARDS, 'CDC Growth Charts'),
  })
  .map(point);
const anyPoints = fc.array(anyPoint, { maxLength: 6 });

const anyInput: fc.Arbitrary<LineInput> = fc.record({
  firstName: fc.constantFrom('Maya', 'Zoë', 'X'),
  gender: fc.constantFrom('female', 'male', null),
  bornOn: fc.constant(bornOn),
  gestationDays: fc.constantFrom(null, 230, 258, 259, 280),
  birthWeightKg: fc.oneof(fc.constant(null), fc.double({ min: 0.5, max: 6, noNaN: true }), anyNumber),
  birthWeightZ: fc.oneof(fc.constant(null), fc.double({ min: -4, max: 4, noNaN: true }), fc.double()),
  today: fc.integer({ min: 0, max: 900 }).map((age) => addDays(bornOn, age)),
  units: fc.constantFrom('metric', 'us'),
  isLowGain: fc.boolean(),
  series: fc.record({
    weight: anyPoints,
    height: anyPoints,
    head: anyPoints,
    'weight-for-length': anyPoints,
    bmi: anyPoints,
  }),
});

/** What asks for nothing but another measurement. */
const AGAIN = new Set(['A value to measure again.', 'A weight to check again.']);

describe('any measurements', () => {
  const runs = { numRuns: 1000 };

  test('get at most one sentence, with its source or a threshold of our own, without blame or judgment', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const words = lineWords(input);
        if (!words) return;
        const texts = [words.title, words.text, ...words.forDoctor].join(' ');
        expect(texts).not.toMatch(FORBIDDEN);
        expect(texts).not.toMatch(/NaN|undefined|null|Infinity/);
        const isOurs = / a threshold of our own/.test(words.forDoctor.join(' '));
        expect(words.sources.length > 0 || isOurs).toBe(true);
        for (const { url } of words.sources) expect(url ?? 'https://').toMatch(/^https?:\/\//);
        expect(words.measuredOn >= input.bornOn && words.measuredOn <= input.today).toBe(true);
      }),
      runs,
    );
  });

  test('what meets a threshold ends with the doctor and brings numbers; what does not is silent about both', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const words = lineWords(input);
        if (!words) return;
        const isAmber = words.tone === 'amber';
        expect(
          /(Show this to|call|weighed by) your doctor( today( or tomorrow)?| the same day| in the next few days| at the next visit)?\.$/.test(
            words.text,
          ),
        ).toBe(isAmber);
        expect(words.forDoctor.length >= 2).toBe(isAmber);
        expect(words.forDoctor.join(' ')).toMatch(isAmber ? /\d/ : /^$/);
      }),
      runs,
    );
  });

  test('a single day of measurements at home after the first four weeks asks for nothing but another, or speaks of a weight below birth weight', () => {
    const atHome = fc.tuple(anyInput, fc.integer({ min: 29, max: 900 }), fc.constantFrom('home' as const, null));
    fc.assert(
      fc.property(atHome, ([input, age, place]) => {
        const moved = Object.entries(input.series).map(([measure, points]) => [
          measure,
          points.map((one) => ({ ...one, place, measuredOn: addDays(bornOn, age), ageDays: age })),
        ]);
        const words = lineWords({ ...input, series: Object.fromEntries(moved) as LineInput['series'] });
        const isAllowed = words?.kind === 'first-weeks' || AGAIN.has(words?.title ?? '');
        expect(words === null || isAllowed).toBe(true);
      }),
      runs,
    );
  });

  test('one more weight at home after the first four weeks meets no threshold but that of birth weight, and asks for nothing but another', () => {
    fc.assert(
      fc.property(anyInput, anyPoint, fc.constantFrom('home' as const, null), (input, last, place) => {
        const doctors = (input.series.weight ?? []).map((one) => ({ ...one, place: 'doctor' as const }));
        const calm = doctors.filter(({ measuredOn }) => measuredOn < last.measuredOn);
        const heaviest = Math.max(0, ...calm.map(({ value }) => value));
        // Then the last is the second of two that are so low.
        const isSecond = calm.some(({ value }) => value <= heaviest * 0.901);
        // On their own days too: what an older one met may not be said any more, and is confirmed by the last.
        const isMet = [input.today, last.measuredOn, ...calm.map(({ measuredOn }) => measuredOn)].some(
          (today) => lineWords({ ...input, today, series: { weight: calm } })?.tone === 'amber',
        );
        const after = lineWords({ ...input, series: { weight: [...calm, { ...last, place }] } });
        fc.pre(!isMet && last.measuredOn > addDays(input.bornOn, 28));
        const isAllowed =
          after?.kind === 'first-weeks' ||
          AGAIN.has(after?.title ?? '') ||
          /Weigh Maya again today on the same scale/.test(after?.text ?? '') ||
          (isSecond && after?.kind === 'lost-at-home');
        expect(after?.tone === 'amber' && !isAllowed).toBe(false);
      }),
      runs,
    );
  });
});
