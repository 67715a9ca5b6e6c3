import { describe, expect, test } from 'vitest';
import { OF_SERIES, traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { AgeData, DoseData } from '../supporting-data.ts';

/** A decision about the first dose, judged against the first target dose. */
const about = (date: string, of: object) => ({ ...OF_SERIES, target: 1, dose: 0, date, ...of });

const PREFERABLE = { step: '6.8', rule: 'TABLE 6-26', outcome: 'preferable-vaccine' };

/** How a dose was judged, and by what. */
const verdict = (outcome: string, seen: { reasons?: string; grace?: boolean; volumeLow?: boolean } = {}) => ({
  step: '6.10',
  rule: 'TABLE 6-31',
  outcome,
  saw: { reasons: '', grace: false, volumeLow: false, ...seen },
});

/** The trace of one dose. */
const traceOf = (dose: Partial<DoseData>, given: string) =>
  traced(anEdition({ series: [aSeries({ doses: [dose] })] }), { doses: [given], asOf: '2029-01-01' }, '4', '6');

describe('the trace of a dose that counts', () => {
  test('that the product is one that is preferred, and that it counts', () => {
    expect(traceOf({}, '2025-03-01 901')).toStrictEqual([
      about('2025-03-01', PREFERABLE),
      about('2025-03-01', verdict('valid')),
    ]);
  });

  test('that another product will do as well', () => {
    expect(traceOf({ preferable: [], allowable: [{ cvx: '901' }] }, '2025-03-01 901')).toStrictEqual([
      about('2025-03-01', { step: '6.9', rule: 'TABLE 6-29', outcome: 'allowable-vaccine' }),
      about('2025-03-01', verdict('valid')),
    ]);
  });

  test.each([
    { ml: 0.25, volumeLow: true },
    { ml: 0.5, volumeLow: false },
    { ml: null, volumeLow: false },
  ])('whether $ml of 0.5 ml is less than there should be: $volumeLow', ({ ml, volumeLow }) => {
    const edition = anEdition({ series: [aSeries({ doses: [{ preferable: [{ cvx: '901', ml: 0.5 }] }] })] });
    const doses = [{ givenOn: '2025-03-01', cvx: '901', ml }];

    expect(traced(edition, { doses, asOf: '2025-06-01' }, '6')).toStrictEqual([
      about('2025-03-01', PREFERABLE),
      about('2025-03-01', verdict('valid', { volumeLow })),
    ]);
  });

  test('each dose by its place among those handed in, the earliest first, each against its target', () => {
    const edition = anEdition({ series: [aSeries({ doses: 2 })] });
    const doses = ['2025-05-01 901', '2025-03-01 901'];

    expect(traced(edition, { doses, asOf: '2025-06-01' }, '6')).toStrictEqual([
      about('2025-03-01', { ...PREFERABLE, dose: 1 }),
      about('2025-03-01', { ...verdict('valid'), dose: 1 }),
      about('2025-05-01', { ...PREFERABLE, target: 2 }),
      about('2025-05-01', { ...verdict('valid'), target: 2 }),
    ]);
  });

  test('each series by its own name and antigen', () => {
    const edition = anEdition({ series: [aSeries(), aSeries({ name: 'mossles', antigen: 'Mossles' })] });
    const ofMossles = { antigen: 'Mossles', series: 'mossles' };

    expect(traced(edition, { doses: ['2025-03-01 901'], asOf: '2025-06-01' }, '6')).toStrictEqual([
      about('2025-03-01', PREFERABLE),
      about('2025-03-01', verdict('valid')),
      about('2025-03-01', { ...PREFERABLE, ...ofMossles }),
      about('2025-03-01', { ...verdict('valid'), ...ofMossles }),
    ]);
  });
});

describe('the trace of a dose that is not evaluated', () => {
  test('a dose that must be repeated is traced without a target (6.1, table 6-3)', () => {
    const edition = anEdition({ series: [aSeries()] });
    const doses = [{ givenOn: '2025-03-01', cvx: '901', isSubStandard: true }];

    expect(traced(edition, { doses, asOf: '2025-06-01' }, '4', '6')).toStrictEqual([
      { ...OF_SERIES, step: '6.1', rule: 'TABLE 6-3', dose: 0, date: '2025-03-01', outcome: 'sub-standard' },
    ]);
  });

  test('a dose after the last one of the series is traced without a target (figure 4-6)', () => {
    const edition = anEdition({ series: [aSeries()] });
    const doses = ['2025-03-01 901', '2025-04-01 901'];

    expect(traced(edition, { doses, asOf: '2025-06-01' }, '4', '6').slice(2)).toStrictEqual([
      {
        ...OF_SERIES,
        step: '4.4',
        rule: 'FIGURE 4-6',
        dose: 1,
        date: '2025-04-01',
        outcome: 'series-already-complete',
      },
    ]);
  });

  test('nothing else is traced of a dose of the wrong product (6.3, table 6-13)', () => {
    expect(traceOf({ age: [{ absMin: '1y' }], inadvertent: ['902'] }, '2025-03-01 902')).toStrictEqual([
      about('2025-03-01', { step: '6.3', rule: 'TABLE 6-13', outcome: 'inadvertent-vaccine' }),
    ]);
  });
});

describe('the trace of the age at a dose (6.4, table 6-15)', () => {
  /** The same for a dose with these ages. */
  const aged = (age: AgeData, on: string) => traceOf({ age: [age] }, `${on} 901`);

  test('too young: the absolute minimum age and its day, beside the minimum', () => {
    const reasons = 'age-too-young';

    expect(aged({ absMin: '12m-4d', min: '12m' }, '2025-12-27')).toStrictEqual([
      about('2025-12-27', {
        step: '6.4',
        rule: 'CALCDTAGE-5',
        attr: '12m-4d',
        limit: '2025-12-28',
        outcome: 'age-too-young',
        saw: { min: '12m', minOn: '2026-01-01', absMin: '12m-4d', absMinOn: '2025-12-28' },
      }),
      about('2025-12-27', PREFERABLE),
      about('2025-12-27', verdict('not-valid', { reasons })),
    ]);
  });

  test('within the days of grace: the minimum age and its day', () => {
    expect(aged({ absMin: '12m-4d', min: '12m' }, '2025-12-28')).toStrictEqual([
      about('2025-12-28', {
        step: '6.4',
        rule: 'CALCDTAGE-4',
        attr: '12m',
        limit: '2026-01-01',
        outcome: 'grace',
        saw: { min: '12m', minOn: '2026-01-01', absMin: '12m-4d', absMinOn: '2025-12-28' },
      }),
      about('2025-12-28', PREFERABLE),
      about('2025-12-28', verdict('valid', { grace: true })),
    ]);
  });

  test('too old: the maximum age and its day, and no minimum where none is published', () => {
    expect(aged({ max: '2y' }, '2027-01-01')).toStrictEqual([
      about('2027-01-01', {
        step: '6.4',
        rule: 'CALCDTAGE-1',
        attr: '2y',
        limit: '2027-01-01',
        outcome: 'age-too-old',
        saw: { min: null, minOn: null, absMin: null, absMinOn: null },
      }),
      about('2027-01-01', PREFERABLE),
      about('2027-01-01', verdict('extraneous', { reasons: 'age-too-old' })),
    ]);
  });

  test.each([
    {
      age: { absMin: '6w' },
      decision: { rule: 'CALCDTAGE-5', attr: '6w', limit: '2025-02-12', outcome: 'age-too-young' },
      saw: { min: null, minOn: null, absMin: '6w', absMinOn: '2025-02-12' },
    },
    {
      age: { min: '2m' },
      decision: { rule: 'CALCDTAGE-4', attr: '2m', limit: '2025-03-01', outcome: 'grace' },
      saw: { min: '2m', minOn: '2025-03-01', absMin: null, absMinOn: null },
    },
  ])('a minimum age that is not published is traced as none: $age', ({ age, decision, saw }) => {
    expect(aged(age, '2025-02-01')[0]).toStrictEqual(about('2025-02-01', { step: '6.4', ...decision, saw }));
  });

  test.each([
    {
      age: { absMin: '6w', min: '2m', max: '2y' },
      decision: { attr: '2m', limit: '2025-03-01' },
      saw: { min: '2m', minOn: '2025-03-01', absMin: '6w', absMinOn: '2025-02-12' },
    },
    {
      age: { absMin: '6w' },
      decision: { attr: '6w', limit: '2025-02-12' },
      saw: { min: null, minOn: null, absMin: '6w', absMinOn: '2025-02-12' },
    },
  ])('old enough: the minimum age, or the absolute one where there is no other: $age', ({ age, decision, saw }) => {
    expect(aged(age, '2025-03-01')).toStrictEqual([
      about('2025-03-01', { step: '6.4', rule: 'TABLE 6-15', outcome: 'old-enough', ...decision, saw }),
      about('2025-03-01', PREFERABLE),
      about('2025-03-01', verdict('valid')),
    ]);
  });

  test('an age before the maximum is not traced where no minimum is published', () => {
    expect(aged({ max: '2y' }, '2025-03-01')).toStrictEqual([
      about('2025-03-01', PREFERABLE),
      about('2025-03-01', verdict('valid')),
    ]);
  });
});

describe('the trace of live vaccines close together (6.7, CONFLICT-3)', () => {
  const waits = { begin: '1d', minEnd: '24d', end: '28d' };
  const edition = anEdition({
    series: [
      aSeries({
        name: 'early',
        antigen: 'Mossles',
        doses: [{ age: [{ absMin: '2m' }], preferable: [{ cvx: '902' }] }],
      }),
      aSeries(),
    ],
    conflicts: [{ ...waits, after: { '902': ['901'], '901': ['901'] } }],
  });
  const conflict = (more: object) =>
    about('2025-03-20', { step: '6.7', rule: 'CONFLICT-3', outcome: 'live-vaccine-conflict', ...more });

  test('the dose in the way and the day on which it no longer is', () => {
    const doses = ['2025-03-20 901', '2025-03-01 902'];

    expect(traced(edition, { doses, asOf: '2025-06-01' }, '6.7', '6.10').slice(1)).toStrictEqual([
      conflict({ limit: '2025-03-25', ref: 1 }),
      about('2025-03-20', verdict('not-valid', { reasons: 'live-vaccine-conflict' })),
    ]);
  });

  test('the later day where the dose in the way does not count in the series', () => {
    const tooYoung = anEdition({
      series: [aSeries({ doses: [{ age: [{ absMin: '2m' }] }] })],
      conflicts: [{ ...waits, after: { '901': ['901'] } }],
    });
    const doses = ['2025-03-20 901', '2025-02-28 901'];

    expect(traced(tooYoung, { doses, asOf: '2025-06-01' }, '6.7')).toStrictEqual([
      conflict({ limit: '2025-03-28', ref: 1 }),
    ]);
  });

  test('nothing once it is no longer in the way', () => {
    const doses = ['2025-03-25 901', '2025-03-01 902'];

    expect(traced(edition, { doses, asOf: '2025-06-01' }, '6.7')).toStrictEqual([]);
  });
});

describe('the trace of a dose with several faults', () => {
  test('each fault in the order in which it is found, and all of them together by section at the end', () => {
    const edition = anEdition({
      series: [
        aSeries({
          doses: [
            {},
            { age: [{ absMin: '3m' }], interval: [{ from: 'previous', absMin: '4w' }], preferable: [{ cvx: '903' }] },
          ],
        }),
      ],
      cvx: { '902': ['Fernpox'] },
      conflicts: [{ begin: '1d', minEnd: '24d', end: '28d', after: { '901': ['902'] } }],
    });
    const trace = traced(edition, { doses: ['2025-03-01 901', '2025-03-10 902'], asOf: '2025-06-01' }, '6').slice(2);
    const second = (of: object) => about('2025-03-10', { target: 2, dose: 1, ...of });
    const seen = { min: null, minOn: null };

    expect(trace).toStrictEqual([
      second({
        step: '6.4',
        rule: 'CALCDTAGE-5',
        attr: '3m',
        limit: '2025-04-01',
        outcome: 'age-too-young',
        saw: { ...seen, absMin: '3m', absMinOn: '2025-04-01' },
      }),
      second({
        step: '6.5',
        rule: 'CALCDTINT-1',
        attr: '4w',
        limit: '2025-03-29',
        ref: 0,
        outcome: 'interval-too-short',
        saw: { ...seen, absMin: '4w', absMinOn: '2025-03-29', observation: null },
      }),
      second({ step: '6.7', rule: 'CONFLICT-3', limit: '2025-03-25', ref: 0, outcome: 'live-vaccine-conflict' }),
      second({ step: '6.9', rule: 'TABLE 6-29', outcome: 'vaccine-not-allowed' }),
      second(
        verdict('not-valid', { reasons: 'age-too-young interval-too-short live-vaccine-conflict vaccine-not-allowed' }),
      ),
    ]);
  });
});
