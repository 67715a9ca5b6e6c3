import { describe, expect, test } from 'vitest';
import { traced } from '#testing/vaccines/vaccine-trace.ts';
import { anEdition, aSeries } from '#testing/vaccines/vaccines.ts';
import type { DoseData, SelectData, SeriesData } from '../supporting-data.ts';

const points = (rule: string, series: string, given: number, group = '1') => ({
  step: '8',
  rule,
  antigen: 'Fernpox',
  series,
  group,
  outcome: 'points',
  saw: { given },
});

const prioritized = (series: string, group = '1', antigen = 'Fernpox') => ({
  step: '8.2',
  rule: 'TABLE 8-3',
  antigen,
  group,
  series,
  outcome: 'prioritized',
});

const apart = (wait: string): Partial<DoseData> => ({ interval: [{ from: 'previous', absMin: wait, min: wait }] });
const named = (name: string, doses: readonly Partial<DoseData>[], select: Partial<SelectData> = {}): SeriesData =>
  aSeries({ name, doses, select });

const notScorable = (series: string, group = '1') => ({
  step: '8.1',
  rule: 'SELECTSCORE-2',
  antigen: 'Fernpox',
  group,
  series,
  outcome: 'not-scorable',
});

const choice = (series: readonly SeriesData[], doses: readonly string[] = [], asOf = '2025-02-10') =>
  traced(anEdition({ series }), { doses, asOf }, '8').filter(({ step }) => step !== '8.8');

describe('the trace of the series that a group is judged by (table 8-3)', () => {
  test('the only one of its group, without points', () => {
    expect(choice([aSeries()])).toStrictEqual([prioritized('series')]);
  });

  test('the one series for want of another dose, without points', () => {
    expect(choice([named('other', [{}]), named('default', [{}], { default: true })])).toStrictEqual([
      notScorable('other'),
      notScorable('default'),
      prioritized('default'),
    ]);
  });

  test('the only one that is complete, and the only one under way, without points', () => {
    const series = [named('one', [{}]), named('two', [{}, {}]), named('aged', [{}, { age: [{ max: '4w' }] }])];

    expect(choice(series, ['2025-02-01 901'])).toStrictEqual([prioritized('one')]);
    expect(choice(series.slice(1), ['2025-02-01 901'])).toStrictEqual([prioritized('two')]);
  });

  test('one of each group, antigen by antigen in the order of the data', () => {
    const series = [
      named('late', [{}], { group: '2' }),
      aSeries(),
      aSeries({ name: 'of the other', antigen: 'Mossles', select: { group: '7' } }),
    ];

    expect(choice(series)).toStrictEqual([
      prioritized('late', '2'),
      prioritized('series'),
      prioritized('of the other', '7', 'Mossles'),
    ]);
  });

  test('none where a series is only looked back at and is not complete', () => {
    expect(choice([aSeries({ type: 'evaluation-only', select: { group: '4' } })])).toStrictEqual([
      notScorable('series', '4'),
      { step: '8.2', rule: 'TABLE 8-3', antigen: 'Fernpox', group: '4', outcome: 'none' },
    ]);
  });

  test('that a group is for later life, and who says so', () => {
    const series = [named('early', [{}]), named('grown up', [{}], { group: '3', minStart: '11y' })];

    expect(choice(series)).toStrictEqual([
      prioritized('early'),
      { step: '8', rule: 'ours', antigen: 'Fernpox', group: '3', outcome: 'later-life' },
    ]);
  });
});

describe('the trace of the points of each series', () => {
  const threeDoses = ['2025-02-01 901', '2025-03-01 901', '2025-04-01 901'];
  const later = '2025-04-10';

  test('complete series: 1 for the one with most doses that count, -1 for the other', () => {
    expect(choice([named('two', [{}, {}]), named('three', [{}, {}, {}])], threeDoses, later)).toStrictEqual([
      points('SELECTB-19', 'two', -1),
      points('SELECTB-19', 'three', 1),
      prioritized('three'),
    ]);
  });

  test('complete series: nothing for two with as many doses that count', () => {
    const series = [named('two', [{}, {}]), named('three', [{}, {}, {}]), named('third', [{}, {}, {}])];

    expect(choice(series, threeDoses, later)).toStrictEqual([
      points('SELECTB-19', 'two', -1),
      points('SELECTB-19', 'three', 0),
      points('SELECTB-19', 'third', 0),
      prioritized('three'),
    ]);
  });

  test('series under way: for one product, fewest doses left and the earliest end', () => {
    const series = [
      named('short', [{}, apart('4w')]),
      named('long', [{}, apart('8w'), apart('8w')], { product: true }),
    ];

    expect(choice(series, ['2025-02-01 901'])).toStrictEqual([
      points('SELECTB-23', 'short', -2),
      points('SELECTB-23', 'long', 2),
      points('SELECTB-3', 'short', 3),
      points('SELECTB-3', 'long', 3),
      points('SELECTB-19', 'short', 0),
      points('SELECTB-19', 'long', 0),
      points('SELECTB-5', 'short', 2),
      points('SELECTB-5', 'long', -2),
      points('SELECTB-11', 'short', 1),
      points('SELECTB-11', 'long', -1),
      prioritized('short'),
    ]);
  });

  test('series under way: most doses that count, and whether the last one can come in time', () => {
    const series = [
      named('ahead', [{}, {}, apart('4w'), apart('4w')]),
      named('too late', [{}, apart('4w'), { ...apart('8w'), age: [{ max: '4m' }] }]),
    ];

    expect(choice(series, ['2025-02-01 901', '2025-02-08 901'])).toStrictEqual([
      points('SELECTB-23', 'ahead', -2),
      points('SELECTB-23', 'too late', -2),
      points('SELECTB-3', 'ahead', 3),
      points('SELECTB-3', 'too late', -3),
      points('SELECTB-19', 'ahead', 2),
      points('SELECTB-19', 'too late', -2),
      points('SELECTB-5', 'ahead', 0),
      points('SELECTB-5', 'too late', 0),
      points('SELECTB-11', 'ahead', 1),
      points('SELECTB-11', 'too late', -1),
      prioritized('ahead'),
    ]);
  });

  test('series under way: two that are alike share what they get', () => {
    const alike = [{}, apart('4w')];
    const series = [
      named('one', alike, { product: true, group: '5' }),
      named('two', alike, { product: true, group: '5' }),
    ];

    expect(choice(series, ['2025-02-01 901'])).toStrictEqual([
      points('SELECTB-23', 'one', 2, '5'),
      points('SELECTB-23', 'two', 2, '5'),
      points('SELECTB-3', 'one', 3, '5'),
      points('SELECTB-3', 'two', 3, '5'),
      points('SELECTB-19', 'one', 0, '5'),
      points('SELECTB-19', 'two', 0, '5'),
      points('SELECTB-5', 'one', 0, '5'),
      points('SELECTB-5', 'two', 0, '5'),
      points('SELECTB-11', 'one', 0, '5'),
      points('SELECTB-11', 'two', 0, '5'),
      prioritized('one', '5'),
    ]);
  });

  test('series not begun: the earliest start, an end in time and not for one product', () => {
    const series = [
      named('soon', [{ age: [{ min: '2m' }] }]),
      named('one product', [{ age: [{ min: '4m' }] }], { product: true }),
      named('too late', [{ age: [{ min: '4m' }] }, { ...apart('8w'), age: [{ max: '5m' }] }]),
    ];

    expect(choice(series)).toStrictEqual([
      points('SELECTB-14', 'soon', 1),
      points('SELECTB-14', 'one product', -1),
      points('SELECTB-14', 'too late', -1),
      points('SELECTB-3', 'soon', 1),
      points('SELECTB-3', 'one product', 1),
      points('SELECTB-3', 'too late', -1),
      points('SELECTB-2', 'soon', 1),
      points('SELECTB-2', 'one product', -1),
      points('SELECTB-2', 'too late', 1),
      prioritized('soon'),
    ]);
  });

  test('series not begun: two for one product that start together, and one can end in time', () => {
    const series = [
      named('in time', [{}], { product: true }),
      named('too late', [{}, { ...apart('8w'), age: [{ max: '7w' }] }], { product: true }),
    ];

    expect(choice(series)).toStrictEqual([
      points('SELECTB-14', 'in time', 0),
      points('SELECTB-14', 'too late', 0),
      points('SELECTB-3', 'in time', 1),
      points('SELECTB-3', 'too late', -1),
      points('SELECTB-2', 'in time', -1),
      points('SELECTB-2', 'too late', -1),
      prioritized('in time'),
    ]);
  });
});

test('a contraindicated series is traced as dropped beside another one (SELECTB-24)', () => {
  const vaccine = [{ obs: '080', title: 'allergy', cvx: ['901'] }];
  const series = [named('first', [{}]), named('other', [{ preferable: [{ cvx: '902' }] }])];
  const edition = anEdition({ series, antigens: { Fernpox: { contraindications: { vaccine } } } });
  const notFor = (name: string) => ({
    ...prioritized(name),
    step: '8',
    rule: 'SELECTB-24',
    outcome: 'contraindicated',
  });
  const child = { observations: ['080'], asOf: '2025-06-01' };

  expect(traced(edition, child, '8').slice(0, 2)).toStrictEqual([notFor('first'), prioritized('other')]);
  expect(
    traced(
      anEdition({ series: series.slice(0, 1), antigens: { Fernpox: { contraindications: { vaccine } } } }),
      child,
      '8',
    )[0],
  ).toStrictEqual(prioritized('first'));
});

describe('the trace of the series that a child is judged by (8.8, table 8-14)', () => {
  const best = (series: string, group: string, outcome = 'best') => ({
    step: '8.8',
    rule: 'TABLE 8-14',
    antigen: 'Fernpox',
    group,
    series,
    outcome,
  });
  const asplenia = { type: 'risk', indications: [{ obs: '160', title: 'asplenia' }] } as const;
  const risk = (doses: number) => aSeries({ ...asplenia, name: 'risk', doses, select: { group: '2', priority: 'A' } });
  const standard = aSeries({ name: 'standard', doses: 2, select: { equivalent: ['2'] } });
  const traceOf = (...series: readonly SeriesData[]) =>
    traced(anEdition({ series }), { observations: ['160'], doses: ['2025-02-01 901'], asOf: '2025-02-10' }, '8.8');

  test('each one, where none makes another needless', () => {
    expect(traceOf(aSeries({ name: 'standard', doses: 2 }), risk(2))).toStrictEqual([
      best('standard', '1'),
      best('risk', '2'),
    ]);
  });

  test('one that an equivalent for a risk makes needless', () => {
    expect(traceOf(standard, risk(2))).toStrictEqual([best('standard', '1', 'equivalent-for-risk'), best('risk', '2')]);
  });

  test('one that an equivalent which is complete makes needless', () => {
    expect(traceOf(standard, risk(1))).toStrictEqual([best('standard', '1', 'equivalent-complete'), best('risk', '2')]);
  });

  test('one that is only there to judge doses', () => {
    const judging = aSeries({ name: 'judging', type: 'evaluation-only', doses: 2, select: { default: true } });

    expect(traceOf(judging)).toStrictEqual([best('judging', '1', 'only-evaluated')]);
  });
});
