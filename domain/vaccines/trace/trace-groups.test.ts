import { describe, expect, test } from 'vitest';
import { traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { SeriesData } from '../supporting-data.ts';

const asOf = '2025-06-01';

const forecast = (outcome: string, dose: number | null) => ({
  step: '9',
  rule: 'FORECASTVG-1',
  group: 'Fernpox',
  outcome,
  saw: { seriesGroup: '1', dose },
});

const due = (dose: number, date: string, group = 'Fernpox', seriesGroup = '1') => ({
  ...forecast('not-complete', dose),
  group,
  date,
  saw: { seriesGroup, dose, recommended: date, pastDue: null, latest: null },
});

const traceOf = (series: readonly SeriesData[], doses: readonly string[] = []) =>
  traced(anEdition({ series }), { doses, asOf }, '9');

describe('the trace of the next dose of a vaccine (chapter 9)', () => {
  test('a dose is due: its number and its earliest day', () => {
    expect(traceOf([aSeries({ doses: [{ age: [{ min: '9m' }] }] })])).toStrictEqual([due(1, '2025-10-01')]);
  });

  test('a dose is due: its other days', () => {
    const age = [{ min: '9m', rec: '12m', late: '16m', max: '2y' }];

    expect(traceOf([aSeries({ doses: [{ age }] })])).toStrictEqual([
      {
        ...due(1, '2025-10-01'),
        saw: { seriesGroup: '1', dose: 1, recommended: '2026-01-01', pastDue: '2026-04-30', latest: '2026-12-31' },
      },
    ]);
  });

  test('a second dose is due', () => {
    const doses = [{}, { interval: [{ from: 'previous', min: '8w' }] }] as const;

    expect(traceOf([aSeries({ doses })], ['2025-05-01 901'])).toStrictEqual([due(2, '2025-06-26')]);
  });

  test.each([
    { outcome: 'complete', dose: {}, doses: ['2025-03-01 901'] },
    { outcome: 'aged-out', dose: { age: [{ max: '5m' }] }, doses: [] },
    { outcome: 'not-recommended', dose: { season: { end: '2025-05-31' } }, doses: [] },
  ])('no dose is due, and the trace has no day: $outcome', ({ outcome, dose, doses }) => {
    expect(traceOf([aSeries({ doses: [dose] })], doses)).toStrictEqual([forecast(outcome, null)]);
  });

  test.each([
    { outcome: 'immune', observations: ['024'] },
    { outcome: 'contraindicated', observations: ['278'] },
  ])('no dose is due for a child that is $outcome', ({ outcome, observations }) => {
    const edition = anEdition({
      series: [aSeries()],
      antigens: {
        Fernpox: {
          immunity: { history: [{ obs: '024', title: 'had it' }] },
          contraindications: { antigen: [{ obs: '278', title: 'not for this child' }] },
        },
      },
    });

    expect(traced(edition, { observations, asOf }, '9')).toStrictEqual([forecast(outcome, null)]);
  });

  test('each series group of a vaccine on its own, in the order of the data', () => {
    const series = [
      aSeries({ name: 'more', doses: [{ age: [{ absMin: '9m', min: '9m' }] }], select: { group: '2' } }),
      aSeries({ doses: 2 }),
    ];

    expect(traceOf(series, ['2025-03-01 901'])).toStrictEqual([
      due(1, '2025-10-01', 'Fernpox', '2'),
      due(2, '2025-03-01'),
    ]);
  });

  test('each vaccine on its own, in the order of the data', () => {
    const series = [aSeries({ antigen: 'Mossles' }), aSeries({ doses: [{ age: [{ min: '9m' }] }] })];

    expect(traceOf(series)).toStrictEqual([due(1, '2025-01-01', 'Mossles'), due(1, '2025-10-01')]);
  });

  test('antigens of one vaccine together: the latest of their days and the highest of their doses', () => {
    const series = [
      aSeries({ group: 'Two in one', doses: [{ age: [{ min: '9m' }], preferable: [{ cvx: '902' }] }] }),
      aSeries({ name: 'other', antigen: 'Mossles', group: 'Two in one', doses: 2 }),
    ];

    expect(traceOf(series, ['2025-03-01 901'])).toStrictEqual([due(2, '2025-10-01', 'Two in one')]);
  });

  test('nothing of a group for later life, nor where no series wins', () => {
    const series = [
      aSeries({ name: 'grown up', select: { group: '3', minStart: '11y' } }),
      aSeries({ name: 'looked back at', type: 'evaluation-only', select: { group: '4' } }),
    ];

    expect(traceOf(series)).toStrictEqual([]);
  });
});
