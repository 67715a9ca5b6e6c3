import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { day, isDay } from '#domain/time/day.ts';
import { anyText } from '#testing/any-text.ts';
import { anEdition, aSeries, assess, next } from '#testing/vaccines/vaccines.ts';
import type { GivenDose } from './assessment.ts';
import { publishedEdition } from './editions/editions-data.ts';
import { evaluateAndForecast } from './engine.ts';

const edition = publishedEdition('cdsi-4.64');

describe('an assessment', () => {
  test('names the edition and the day it was made with', () => {
    const { edition: chain, asOf } = assess(anEdition({ series: [aSeries()] }), { asOf: '2025-06-01' });

    expect([chain, asOf]).toEqual(['test', '2025-06-01']);
  });

  test('of the same child is the same twice, and changes nothing that was handed in', () => {
    const patient = { bornOn: day('2024-01-01'), sex: 'male', observations: [{ code: '160', on: day('2024-05-01') }] };
    const doses = [
      { givenOn: '2024-05-01', cvx: '110', mvx: 'SKB' },
      { givenOn: '2024-03-01', cvx: '110', mvx: 'SKB' },
      { givenOn: '2024-03-01', cvx: '48' },
    ];
    const before = structuredClone({ patient, doses });

    const first = evaluateAndForecast(edition, patient, deeplyFrozen(doses), day('2025-01-01'));
    const second = evaluateAndForecast(edition, patient, doses, day('2025-01-01'));

    expect(second).toEqual(first);
    expect({ patient, doses }).toEqual(before);
  });

  test('identifies every dose by its index in the input', () => {
    const doses = ['2025-04-01 901', '2025-02-01 901', '2025-03-01 901'];

    const { evaluations } = assess(anEdition({ series: [aSeries({ doses: 2 })] }), { doses, asOf: '2025-06-01' });

    expect(evaluations.map(({ dose, status }) => [dose, status])).toEqual([
      [1, 'valid'],
      [2, 'valid'],
      [0, 'extraneous'],
    ]);
  });
});

describe('any history gets an answer, even with invalid fields', () => {
  const word = fc.oneof(
    fc.string(),
    anyText(),
    fc.constantFrom('', '__proto__', 'constructor', 'toString', 'NaN', '1e9', '-1', '08', '03', '999', 'null', '١٢'),
  );
  const dayText = fc.oneof(
    word,
    fc.constantFrom('2025-02-30', '2024-02-29', '0000-01-01', '9999-12-31', '2025-06', '2025-06-01T00:00Z', '25-06-01'),
    anyDay(),
  );
  const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
  const dose: fc.Arbitrary<GivenDose> = fc.record(
    {
      givenOn: dayText,
      cvx: fc.oneof(word, fc.constantFrom(...edition.products.keys())),
      mvx: maybe(word),
      brand: maybe(word),
      ml: maybe(fc.double()),
      lotExpires: maybe(dayText),
      isSubStandard: fc.boolean(),
    },
    { requiredKeys: ['givenOn', 'cvx'] },
  );
  const observation = fc.record(
    { code: fc.oneof(word, fc.constantFrom(...edition.observations)), on: maybe(dayText) },
    { requiredKeys: ['code'] },
  );

  test('nothing is thrown, and each dose on a day that cannot be is refused', () => {
    const histories = fc.record({
      bornOn: anyDay(),
      asOf: anyDay(),
      sex: fc.oneof(word, fc.constantFrom('female', 'male', 'unknown')),
      country: maybe(word),
      observations: fc.array(observation, { maxLength: 5 }),
      doses: fc.array(dose, { maxLength: 12 }),
    });

    fc.assert(
      fc.property(histories, ({ bornOn, asOf, sex, country, observations, doses }) => {
        const patient = { bornOn, sex, country, observations: observations as never };

        const { findings } = evaluateAndForecast(edition, patient, doses, asOf);

        const refused = findings.flatMap(({ kind, dose: place }) => (kind === 'refused' ? [place] : []));
        const impossible = doses.flatMap(({ givenOn }, place) => (isBetween(givenOn, bornOn, asOf) ? [] : [place]));
        expect(refused).toEqual(asOf < bornOn ? [null] : impossible);
      }),
      { seed: 6, numRuns: 500 },
    );
  });

  test('a child of any age has a forecast with dates that exist', () => {
    fc.assert(
      fc.property(anyDay(), anyDay(), (one, other) => {
        const [bornOn, asOf] = one < other ? [one, other] : [other, one];

        const { forecasts } = evaluateAndForecast(edition, { bornOn, sex: 'female' }, [], asOf);

        expect(forecasts.map(({ vaccineGroup }) => vaccineGroup)).toContain('MMR');
      }),
      { seed: 6, numRuns: 200 },
    );
  });

  function anyDay() {
    const parts = fc.tuple(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    const usual = fc.tuple(
      fc.integer({ min: 2000, max: 2030 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    );
    return fc.oneof(usual, parts).map(([year, month, dayOfMonth]) => {
      return day(`${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`);
    });
  }
});

test.each([
  {
    what: 'a birth date',
    patient: { bornOn: '2026-02-30', sex: 'male' },
    asOf: '2026-06-01',
    why: 'no-such-birth-day',
  },
  { what: 'no birth date', patient: { bornOn: '', sex: 'male' }, asOf: '2026-06-01', why: 'no-such-birth-day' },
  { what: 'a day', patient: { bornOn: '2026-02-01', sex: 'male' }, asOf: '2026-06-31', why: 'no-such-assessment-day' },
])('an impossible $what is refused, even if its type claims that it is a day', ({ patient, asOf, why }) => {
  const ask: (...asked: readonly unknown[]) => unknown = (...asked) => Reflect.apply(evaluateAndForecast, null, asked);

  expect(ask(edition, patient, [{ givenOn: '2026-03-01', cvx: '110' }], asOf)).toMatchObject({
    forecasts: [],
    evaluations: [],
    findings: [{ kind: 'refused', why, dose: null }],
  });
});

test('a code that was written without its zero is the same product (CDC writes 08)', () => {
  const patient = { bornOn: day('2026-01-01'), sex: 'female' };
  const doses = [
    { givenOn: '2026-01-01', cvx: '8' },
    { givenOn: '2026-01-01', cvx: '08' },
  ];

  const { findings, evaluations } = evaluateAndForecast(edition, patient, doses, day('2026-01-02'));

  expect(findings).toEqual([{ kind: 'assumed', why: 'same-dose-twice', dose: 1, value: '08' }]);
  expect(evaluations).toMatchObject([{ dose: 0, antigen: 'HepB', status: 'valid' }]);
});

test('500 doses of one child are answered', () => {
  const doses = Array.from({ length: 500 }, (_, index) => ({
    givenOn: `20${10 + (index % 15)}-0${1 + (index % 9)}-${10 + (index % 18)}`,
    cvx: ['110', '48', '03', '21', '94', '133', '08', '88'][index % 8] ?? '',
  }));

  const assessment = evaluateAndForecast(edition, { bornOn: day('2010-01-01'), sex: 'male' }, doses, day('2025-01-01'));

  expect(next(assessment, { vaccineGroup: 'MMR' }).status).toBe('complete');
});

function isBetween(text: string, first: string, last: string): boolean {
  const on = text.slice(0, 10);
  return isDay(on) && first <= on && on <= last;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

function deeplyFrozen<T>(values: readonly T[]): readonly T[] {
  return Object.freeze(values.map((of) => Object.freeze({ ...of })));
}
