import { describe, expect, test } from 'vitest';
import { traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';

const asOf = '2025-06-01';

const decision = (series: string, rule: string, outcome: string, type: string, sex = 'female') => ({
  step: '5',
  rule,
  antigen: 'Fernpox',
  series,
  outcome,
  saw: { type, sex },
});

describe('the trace of the series that apply (chapter 5)', () => {
  const risk = (name: string, indications: readonly { readonly obs: string; readonly to?: string }[]) =>
    aSeries({ name, type: 'risk', indications: indications.map((of) => ({ title: 'a risk', ...of })) });
  const withRisks = anEdition({
    series: [
      aSeries({ name: 'for all' }),
      risk('for asplenia', [{ obs: '160' }]),
      risk('for travel', [{ obs: '023' }]),
      risk('for the youngest', [{ obs: '160', to: '2m' }]),
      aSeries({ name: 'as given abroad', type: 'evaluation-only' }),
    ],
  });

  test.each([
    { known: 'nothing', observations: [] },
    { known: 'something that the edition does not know', observations: ['999'] },
  ])('for a child with $known known, no series for a risk is traced', ({ observations }) => {
    expect(traced(withRisks, { asOf, observations }, '5')).toStrictEqual([
      decision('for all', 'TABLE 5-4', 'relevant', 'standard'),
      decision('as given abroad', 'TABLE 5-4', 'relevant', 'evaluation-only'),
    ]);
  });

  test('for a child a series group for adults has two entries: it applies, and not yet', () => {
    const edition = anEdition({
      series: [aSeries(), aSeries({ name: 'for adults', select: { group: '2', minStart: '19y' } })],
    });

    expect(traced(edition, { asOf }, '5')).toStrictEqual([
      decision('series', 'TABLE 5-4', 'relevant', 'standard'),
      decision('for adults', 'TABLE 5-4', 'relevant', 'standard'),
      decision('for adults', 'ours', 'for-adults', 'standard'),
    ]);
  });

  test('for a child with a risk every series is traced, in the order of the data, by the table for its kind', () => {
    expect(traced(withRisks, { asOf, observations: ['160'] }, '5')).toStrictEqual([
      decision('for all', 'TABLE 5-4', 'relevant', 'standard'),
      decision('for asplenia', 'TABLE 5-5', 'relevant', 'risk'),
      decision('for travel', 'TABLE 5-5', 'not-relevant', 'risk'),
      decision('for the youngest', 'TABLE 5-5', 'not-relevant', 'risk'),
      decision('as given abroad', 'TABLE 5-4', 'relevant', 'evaluation-only'),
    ]);
  });

  test.each([
    { sex: 'female', outcome: 'not-relevant' },
    { sex: 'male', outcome: 'relevant' },
    { sex: 'unknown', outcome: 'relevant' },
  ])('a series for boys is $outcome where the sex is $sex', ({ sex, outcome }) => {
    const edition = anEdition({ series: [aSeries({ gender: ['male', 'unknown'] })] });

    expect(traced(edition, { asOf, sex }, '5')).toStrictEqual([
      decision('series', 'TABLE 5-4', outcome, 'standard', sex),
    ]);
  });

  test('an unknown word for the sex is traced as unknown', () => {
    const edition = anEdition({ series: [aSeries()] });

    expect(traced(edition, { asOf, sex: 'a girl' }, '5')).toStrictEqual([
      decision('series', 'TABLE 5-4', 'relevant', 'standard', 'unknown'),
    ]);
  });

  test('each antigen is traced under its own name', () => {
    const edition = anEdition({ series: [aSeries({ antigen: 'Mossles' }), aSeries()] });
    const relevant = decision('series', 'TABLE 5-4', 'relevant', 'standard');

    expect(traced(edition, { asOf }, '5')).toStrictEqual([{ ...relevant, antigen: 'Mossles' }, relevant]);
  });

  test('nothing else is traced where no series applies', () => {
    const edition = anEdition({ series: [aSeries({ gender: ['male'] })] });
    const everything = ['4', '5', '6', '7', '8', '9'];

    expect(traced(edition, { asOf, doses: ['2025-03-01 901'] }, ...everything)).toStrictEqual([
      decision('series', 'TABLE 5-4', 'not-relevant', 'standard'),
    ]);
  });

  test('the trace of an unborn child is empty', () => {
    const edition = anEdition({ series: [aSeries()] });

    expect(traced(edition, { asOf: '2024-12-31' }, '4', '5', '6', '7', '8', '9')).toStrictEqual([]);
  });
});

describe('the order of the trace', () => {
  test('a child with one dose is traced from the series that apply to the next dose', () => {
    const edition = anEdition({
      series: [aSeries({ doses: [{ age: [{ absMin: '1m', min: '1m' }] }, { age: [{ rec: '12m', late: '16m' }] }] })],
    });
    const trace = traced(edition, { doses: ['2025-03-01 901'], asOf }, '4', '5', '6', '7', '8', '9');

    expect(trace.map(({ step, rule, outcome }) => `${step} ${rule}: ${outcome}`)).toStrictEqual([
      '5 TABLE 5-4: relevant',
      '6.4 TABLE 6-15: old-enough',
      '6.8 TABLE 6-26: preferable-vaccine',
      '6.10 TABLE 6-31: valid',
      '7.5 FORECASTDTCAN-1: decides-earliest',
      '7.5 FORECASTDT-2: unadjusted-recommended',
      '7.5 FORECASTDT-3: unadjusted-past-due',
      '7.4 TABLE 7-10: not-complete',
      '8.2 TABLE 8-3: prioritized',
      '8.8 TABLE 8-14: best',
      '9 FORECASTVG-1: not-complete',
    ]);
  });

  test('each series is traced to its end before the next one begins, and the groups come last', () => {
    const edition = anEdition({
      series: [aSeries({ name: 'other' }), aSeries(), aSeries({ name: 'later', antigen: 'Mossles' })],
    });
    const trace = traced(edition, { doses: ['2025-03-01 901'], asOf }, '5', '6.10', '7.4', '8.2', '9');

    expect(trace.map(({ step, series, group }) => [step, series ?? group].join(' '))).toStrictEqual([
      '5 other',
      '5 series',
      '6.10 other',
      '7.4 other',
      '6.10 series',
      '7.4 series',
      '8.2 other',
      '5 later',
      '6.10 later',
      '7.4 later',
      '8.2 later',
      '9 Fernpox',
      '9 Mossles',
    ]);
  });

  test('a series that depends on complete ones is traced after them, and chosen in the order of the data', () => {
    const sets = [{ why: 'complete', if: [{ type: 'series-complete', seriesGroups: ['1'] }] }] as const;
    const asking = aSeries({ name: 'asking', doses: [{ skip: [{ when: 'both', sets }] }], select: { group: '2' } });
    const edition = anEdition({ series: [asking, aSeries()] });
    const trace = traced(edition, { doses: ['2025-03-01 901'], asOf }, '4', '6', '7', '8');

    expect(trace.map(({ step, series, outcome }) => `${step} ${series}: ${outcome}`)).toStrictEqual([
      '6.8 series: preferable-vaccine',
      '6.10 series: valid',
      '7.4 series: complete',
      '6.2 asking: skipped',
      '4.4 asking: series-already-complete',
      '7.4 asking: not-recommended',
      '8.2 asking: prioritized',
      '8.2 series: prioritized',
      '8.8 asking: best',
      '8.8 series: best',
    ]);
  });
});
