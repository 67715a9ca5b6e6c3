import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next, verdicts, type MadeGiven } from '#testing/vaccines/vaccines.ts';
import type { ConditionData, SkipData } from '../supporting-data.ts';

const ever: ConditionData = { type: 'age' };
const never: ConditionData = { type: 'age', to: '0d' };

const skip = (when: SkipData['when'], ...conditions: ConditionData[]): SkipData => {
  return { when, sets: [{ logic: 'all', if: conditions }] };
};

const twoDoses = (...skips: SkipData[]) =>
  anEdition({
    series: [aSeries({ doses: [{ skip: skips }, {}] })],
    cvx: { '902': ['Fernpox'], '903': ['Fernpox'], '905': ['Mossles'] },
  });

/** The target dose that the first dose was judged against. */
function targetWith(skips: readonly SkipData[], on = '2025-04-01'): number | null | undefined {
  const { evaluations } = assess(twoDoses(...skips), { doses: [`${on} 901`], asOf: '2026-01-01' });
  return evaluations[0]?.target;
}

describe('a dose of a series that a child does not need is skipped (6.2, tables 6-6 to 6-11)', () => {
  test.each([
    { when: 'both', target: 2, isSkippedNext: true },
    { when: 'evaluate', target: 2, isSkippedNext: false },
    { when: 'forecast', target: 1, isSkippedNext: true },
  ] as const)('a skip for $when doses', ({ when, target, isSkippedNext }) => {
    const sixMonths = anEdition({
      series: [aSeries({ doses: [{ skip: [skip(when, ever)], age: [{ min: '6m' }] }, { age: [{ min: '8m' }] }] })],
    });

    expect(targetWith([skip(when, ever)])).toBe(target);
    expect(next(assess(sixMonths, { asOf: '2025-02-01' })).earliest).toBe(isSkippedNext ? '2025-09-01' : '2025-07-01');
  });

  test('what is written for judging and for the forecast is never mixed up', () => {
    const skips = [skip('evaluate', { type: 'age', from: '4m-4d' }), skip('forecast', { type: 'age', from: '4m' })];
    const edition = anEdition({
      series: [aSeries({ doses: [{ skip: skips, age: [{ absMin: '6m', min: '3m' }] }, {}] })],
    });
    const given = (on: string) => assess(edition, { doses: [`${on} 901`], asOf: on });

    expect(verdicts(given('2025-04-26'))).toEqual(['not-valid age-too-young']);
    expect(verdicts(given('2025-04-27'))).toEqual(['valid']);
    expect(next(assess(edition, { asOf: '2025-04-30' })).earliest).toBe('2025-04-01');
    expect(next(assess(edition, { asOf: '2025-05-01' })).earliest).toBe('2025-01-01');
  });

  test('without an entry nothing is skipped', () => {
    expect(targetWith([])).toBe(1);
  });

  test('one entry of several is enough', () => {
    expect(targetWith([skip('both', never), skip('both', ever)])).toBe(2);
    expect(targetWith([skip('both', never), skip('both', never)])).toBe(1);
  });

  test.each([
    { logic: 'all', one: ever, other: ever, target: 2 },
    { logic: 'all', one: ever, other: never, target: 1 },
    { logic: 'all', one: never, other: ever, target: 1 },
    { logic: 'any', one: ever, other: never, target: 2 },
    { logic: 'any', one: never, other: ever, target: 2 },
    { logic: 'any', one: never, other: never, target: 1 },
  ] as const)('of two conditions or two sets $logic must be met: target $target', ({ logic, one, other, target }) => {
    expect(targetWith([{ when: 'both', sets: [{ logic, if: [one, other] }] }])).toBe(target);
    expect(targetWith([{ when: 'both', logic, sets: [{ if: [one] }, { if: [other] }] }])).toBe(target);
  });
});

describe('sets have days in force (RELEVANT-2)', () => {
  const inForce: SkipData[] = [{ when: 'both', sets: [{ effective: '2025-04-10', ceases: '2025-04-20', if: [ever] }] }];

  test.each([
    { on: '2025-04-09', target: 1 },
    { on: '2025-04-10', target: 2 },
    { on: '2025-04-20', target: 2 },
    { on: '2025-04-21', target: 1 },
  ])('a dose on $on goes to target $target, by the day of the dose', ({ on, target }) => {
    expect(targetWith(inForce, on)).toBe(target);
  });

  test.each([
    { asOf: '2025-04-09', earliest: '2025-01-01' },
    { asOf: '2025-04-10', earliest: '2025-08-01' },
    { asOf: '2025-04-20', earliest: '2025-08-01' },
    { asOf: '2025-04-21', earliest: '2025-01-01' },
  ])('a forecast on $asOf goes by the day of the assessment', ({ asOf, earliest }) => {
    const edition = anEdition({ series: [aSeries({ doses: [{ skip: inForce }, { age: [{ min: '7m' }] }] })] });

    expect(next(assess(edition, { asOf })).earliest).toBe(earliest);
  });

  test('looking ahead to the earliest date still goes by the sets in force today', () => {
    const from6Months: ConditionData = { type: 'age', from: '6m' };
    const doses = (set: { effective?: string; ceases?: string }) => [
      { age: [{ min: '6m' }], skip: [{ when: 'both', sets: [{ ...set, if: [from6Months] }] }] as const },
      { age: [{ min: '7m' }] },
    ];
    const earliest = (set: { effective?: string; ceases?: string }) =>
      next(assess(anEdition({ series: [aSeries({ doses: doses(set) })] }), { asOf: '2025-04-15' })).earliest;

    expect(earliest({})).toBe('2025-08-01');
    expect(earliest({ ceases: '2025-05-01' })).toBe('2025-08-01');
    expect(earliest({ effective: '2025-05-01' })).toBe('2025-07-01');
  });

  test.each(['all', 'any', undefined] as const)('where no set is in force nothing is skipped (logic %s)', (logic) => {
    expect(targetWith([{ when: 'both', ...(logic && { logic }), sets: [{ ceases: '2025-01-31', if: [ever] }] }])).toBe(
      1,
    );
  });

  test('a set that is no longer in force is not waited for', () => {
    expect(
      targetWith([{ when: 'both', logic: 'all', sets: [{ ceases: '2025-01-31', if: [never] }, { if: [ever] }] }]),
    ).toBe(2);
  });
});

describe('skipped at an age (CALCDTSKIP-3, -4)', () => {
  test.each([
    { on: '2025-03-31', target: 1 },
    { on: '2025-04-01', target: 2 },
    { on: '2025-06-30', target: 2 },
    { on: '2025-07-01', target: 1 },
  ])('from 3 months to before 6 months: on $on target $target', ({ on, target }) => {
    expect(targetWith([skip('both', { type: 'age', from: '3m', to: '6m' })], on)).toBe(target);
  });
});

describe('skipped a while after the previous dose (CALCDTSKIP-5)', () => {
  const doses = [
    { inadvertent: ['902'] },
    { skip: [skip('both', { type: 'interval', interval: '8w' })], inadvertent: ['902'] },
    {},
  ];
  const edition = anEdition({ series: [aSeries({ doses })] });

  test.each([
    { given: ['2025-02-01 901', '2025-03-28 901'], targets: [1, 2] },
    { given: ['2025-02-01 901', '2025-03-29 901'], targets: [1, 3] },
  ])('8 weeks after February 1: $given', ({ given, targets }) => {
    const { evaluations } = assess(edition, { doses: given, asOf: '2025-06-01' });

    expect(evaluations.map(({ target }) => target)).toEqual(targets);
  });

  test.each([
    {
      second: '2025-03-01 902',
      what: 'a wrong product is no previous dose',
      notYet: '2025-03-28',
      skipped: '2025-03-29',
    },
    { second: '2025-03-01 903', what: 'one that does not count is one', notYet: '2025-04-25', skipped: '2025-04-26' },
  ])('$what', ({ second, notYet, skipped }) => {
    const more = anEdition({ series: [aSeries({ doses })], cvx: { '902': ['Fernpox'], '903': ['Fernpox'] } });
    const target = (on: string) =>
      assess(more, { doses: ['2025-02-01 901', second, `${on} 901`], asOf: '2025-12-01' }).evaluations.at(-1)?.target;

    expect([target(notYet), target(skipped)]).toEqual([2, 3]);
  });

  test('where no dose was given nothing is skipped', () => {
    expect(targetWith([skip('both', { type: 'interval', interval: '8w' })])).toBe(1);
  });
});

describe('skipped by the number of doses (CONDSKIP-1)', () => {
  const count = (more: Partial<ConditionData & { type: 'dose-count' }> = {}): ConditionData => {
    return { type: 'dose-count', count: 'any', op: '>', n: 0, ...more };
  };
  /** The target of a last dose on December 1, 2025, if the second target may be skipped. */
  const lastTarget = (condition: ConditionData, given: readonly MadeGiven[], first = {}) => {
    const edition = anEdition({
      series: [
        aSeries({
          doses: [first, { skip: [skip('both', condition)], inadvertent: ['903'], preferable: [{ cvx: '901' }] }, {}],
        }),
      ],
      cvx: { '902': ['Fernpox'], '903': ['Fernpox'], '905': ['Mossles'] },
    });
    const { evaluations } = assess(edition, { doses: [...given, '2025-12-01 901'], asOf: '2026-06-01' });
    return evaluations.at(-1)?.target;
  };

  test.each([
    { op: '=', n: 0, target: 2 },
    { op: '=', n: 1, target: 3 },
    { op: '=', n: 2, target: 2 },
    { op: '>', n: 0, target: 3 },
    { op: '>', n: 1, target: 2 },
    { op: '<', n: 2, target: 3 },
    { op: '<', n: 1, target: 2 },
  ] as const)('one dose before, not counting the dose itself: $op $n', ({ op, n, target }) => {
    expect(lastTarget(count({ op, n }), ['2025-02-01 901'])).toBe(target);
    expect(lastTarget(count({ op, n, count: 'valid' }), ['2025-02-01 901'])).toBe(target);
  });

  test.each([
    { what: 'a wrong product', dose: '2025-03-01 903' },
    { what: 'a product that is not allowed', dose: '2025-03-01 902' },
    { what: 'a spoilt dose', dose: { givenOn: '2025-03-01', cvx: '901', isSubStandard: true } },
  ] as const)('$what is a dose, but not one that counts', ({ dose }) => {
    const given = ['2025-02-01 901', dose];

    expect(lastTarget(count({ n: 1 }), given)).toBe(3);
    expect(lastTarget(count({ n: 1, count: 'valid' }), given)).toBe(2);
  });

  test('a dose of another antigen does not count', () => {
    expect(lastTarget(count({ n: 1 }), ['2025-02-01 901', '2025-03-01 905'])).toBe(2);
  });

  test.each([
    { cvx: ['901'], target: 3 },
    { cvx: ['902'], target: 2 },
    { cvx: ['902', '901'], target: 3 },
    { cvx: undefined, target: 3 },
  ])('only the products $cvx are counted', ({ cvx, target }) => {
    expect(lastTarget(count({ ...(cvx && { cvx }) }), ['2025-02-01 901'])).toBe(target);
  });

  test.each([
    { from: '1m', to: '2m', on: '2025-01-31', target: 2 },
    { from: '1m', to: '2m', on: '2025-02-01', target: 3 },
    { from: '1m', to: '2m', on: '2025-02-28', target: 3 },
    { from: '1m', to: '2m', on: '2025-03-01', target: 2 },
  ])('only doses from $from to before $to of age are counted: $on', ({ from, to, on, target }) => {
    expect(lastTarget(count({ from, to }), [`${on} 901`])).toBe(target);
  });

  test.each([
    { on: '2025-02-09', target: 2 },
    { on: '2025-02-10', target: 3 },
    { on: '2025-02-19', target: 3 },
    { on: '2025-02-20', target: 2 },
  ])('only doses from February 10 to before February 20 are counted: $on', ({ on, target }) => {
    expect(lastTarget(count({ since: '2025-02-10', until: '2025-02-20' }), [`${on} 901`])).toBe(target);
  });

  test('what counts is what counts in this series', () => {
    const condition = count({ count: 'valid' });
    const skips = [skip('forecast', condition)];
    const series = (name: string, youngest: string, group: string) =>
      aSeries({
        name,
        type: 'risk',
        indications: [{ obs: '160', title: 'asplenia' }],
        select: { group, priority: 'A' },
        doses: [
          { age: [{ absMin: youngest, min: youngest }], skip: skips },
          { age: [{ min: '9m' }], skip: skips },
          { age: [{ min: '10m' }] },
        ],
      });
    const edition = anEdition({ series: [series('early', '1m', '2'), series('late', '3m', '3')] });

    const assessment = assess(edition, { observations: ['160'], doses: ['2025-02-15 901'], asOf: '2025-03-01' });

    expect(next(assessment, { seriesGroup: '2' })).toMatchObject({ dose: 2, earliest: '2025-11-01' });
    expect(next(assessment, { seriesGroup: '3' })).toMatchObject({ dose: 1, earliest: '2025-04-01' });
  });

  test('in the forecast every dose is counted', () => {
    const edition = twoDoses(skip('forecast', count({ n: 0 })));
    const none = assess(edition, { asOf: '2025-06-01' });
    const spoilt = assess(edition, {
      doses: [{ givenOn: '2025-03-01', cvx: '901', isSubStandard: true }],
      asOf: '2025-06-01',
    });

    expect(next(none).status).toBe('not-complete');
    expect(spoilt.forecasts[0]).toMatchObject({ dose: 1, earliest: '2025-03-01' });
  });
});

describe('skipped where another series is complete (table 6-7)', () => {
  const waits: SkipData[] = [skip('forecast', { type: 'series-complete', seriesGroups: ['1', '5'] })];
  const booster = (more = {}) =>
    aSeries({
      name: 'booster',
      type: 'risk',
      indications: [{ obs: '160', title: 'asplenia' }],
      select: { group: '2', priority: 'A' },
      doses: [{ skip: waits, age: [{ absMin: '1y', min: '1y' }] }, { age: [{ absMin: '2y', min: '2y' }] }],
      ...more,
    });

  test.each([
    { order: 'before', series: [booster(), aSeries()] },
    { order: 'after', series: [aSeries(), booster()] },
  ])('also where it comes $order it in the data', ({ series }) => {
    const edition = anEdition({ series });
    const earliest = (doses: readonly string[]) =>
      next(assess(edition, { observations: ['160'], doses, asOf: '2025-06-01' }), { seriesGroup: '2' }).earliest;

    expect(earliest(['2025-03-01 901'])).toBe('2027-01-01');
    expect(earliest([])).toBe('2026-01-01');
  });

  test('a complete series of a group that is not named does not help', () => {
    const edition = anEdition({ series: [aSeries({ select: { group: '3' } }), booster()] });
    const assessment = assess(edition, { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-06-01' });

    expect(next(assessment, { seriesGroup: '3' }).status).toBe('complete');
    expect(next(assessment, { seriesGroup: '2' }).earliest).toBe('2026-01-01');
  });

  test('a complete series of another antigen does not help', () => {
    const edition = anEdition({ series: [aSeries({ antigen: 'Mossles' }), booster()] });
    const assessment = assess(edition, { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-06-01' });

    expect(next(assessment, { vaccineGroup: 'Mossles' }).status).toBe('complete');
    expect(next(assessment, { vaccineGroup: 'Fernpox' }).earliest).toBe('2026-01-01');
  });

  test('it is asked in judging doses too', () => {
    const doses = [{ skip: [skip('both', { type: 'series-complete', seriesGroups: ['1'] })] }, {}];
    const edition = anEdition({ series: [booster({ doses }), aSeries()] });
    const assessment = assess(edition, { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-06-01' });

    expect(assessment.evaluations.find((of) => of.series === 'booster')?.target).toBe(2);
  });
});
