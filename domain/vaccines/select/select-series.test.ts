import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess, next } from '#testing/vaccines/vaccines.ts';
import type { SeriesData } from '../supporting-data.ts';

const asplenia = { type: 'risk', indications: [{ obs: '160', title: 'asplenia' }] } as const;

/** The prioritized series; null if there is none. */
function winner(series: readonly SeriesData[], child: Parameters<typeof assess>[1], more = {}): string | null {
  const { forecasts } = assess(anEdition({ series, ...more }), child);
  return forecasts[0]?.series[0] ?? null;
}

const from = (youngest: string) => ({ age: [{ absMin: youngest, min: youngest }] });
const unpreferred = { preference: 9 };

describe('a group of series for later life is left out (ours)', () => {
  test.each([
    { asOf: '2042-12-31', doses: [], is: null },
    { asOf: '2043-01-01', doses: [], is: 'adult' },
    { asOf: '2042-12-31', doses: ['2042-06-01 901'], is: 'adult' },
  ])('one that starts at 18 years, on $asOf with $doses: $is', ({ asOf, doses, is }) => {
    const adult = aSeries({ name: 'adult', doses: 2, select: { minStart: '18y' } });

    expect(winner([adult], { asOf, doses })).toBe(is);
  });

  test.each([
    { asOf: '2043-12-31', minStart: '19y', is: null },
    { asOf: '2043-12-31', minStart: '50y', is: null },
    { asOf: '2044-01-01', minStart: '50y', is: 'adult' },
    { asOf: '2043-12-31', minStart: '19y-1d', is: 'adult' },
  ])('one from $minStart, although a dose counts, on $asOf: $is', ({ asOf, minStart, is }) => {
    const adult = aSeries({ name: 'adult', doses: 2, select: { minStart } });

    expect(winner([adult], { asOf, doses: ['2028-01-01 901'] })).toBe(is);
  });

  test('a dose that does not count does not start it', () => {
    const adult = aSeries({ name: 'adult', doses: [from('10y')], select: { minStart: '18y' } });

    expect(winner([adult], { asOf: '2030-01-01', doses: ['2028-01-01 901'] })).toBeNull();
  });

  test('one series of the group that starts today, or has no start, keeps all of them', () => {
    const adult = aSeries({ name: 'adult', select: { minStart: '50y' } });

    expect(winner([adult, aSeries({ name: 'child', select: unpreferred })], { asOf: '2030-01-01' })).not.toBeNull();
    expect(
      winner([aSeries({ name: 'now', select: { minStart: '2y' } }), adult], { asOf: '2030-01-01' }),
    ).not.toBeNull();
  });
});

describe('a series for a risk that earlier doses of another series make unnecessary', () => {
  const ever = { type: 'dose-count', op: '<', n: 9, count: 'any' } as const;
  const skipped = { skip: [{ when: 'both', sets: [{ why: 'ever', if: [ever] }] }] } as const;
  const child = { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2027-02-01' };
  const spared = (select = {}) => aSeries({ ...asplenia, name: 'spared', select, doses: [skipped, skipped] });
  const asking = (select = {}) =>
    aSeries({ ...asplenia, name: 'asking', select, doses: [{ preferable: [{ cvx: '902' }] }] });

  test('is chosen before one of its group that asks for a dose (ours)', () => {
    expect(winner([asking({ preference: 1 }), spared({ preference: 2 })], child)).toBe('spared');
  });

  test('but not before one in which a dose counts', () => {
    const begun = aSeries({ ...asplenia, name: 'begun', doses: 2 });

    expect(winner([spared(), begun, asking()], child)).toBe('begun');
  });
});

describe('a series whose vaccine is not for this child (SELECTB-24)', () => {
  const vaccine = [{ obs: '080', title: 'allergy', cvx: ['901'] }];
  const antigens = { Fernpox: { contraindications: { vaccine } } };
  const first = aSeries({ name: 'first', select: { preference: 1 } });
  const other = (cvx: string) => aSeries({ name: 'other', select: unpreferred, doses: [{ preferable: [{ cvx }] }] });

  test('gives way to one that is for this child', () => {
    expect(winner([first, other('902')], { asOf: '2025-06-01' }, { antigens })).toBe('first');
    expect(winner([first, other('902')], { observations: ['080'], asOf: '2025-06-01' }, { antigens })).toBe('other');
  });

  test('is not chosen by default either', () => {
    const byDefault = aSeries({ name: 'default', select: { default: true } });
    const child = { observations: ['080'], asOf: '2025-06-01' };

    expect(winner([byDefault, other('902')], child, { antigens })).toBe('other');
    expect(winner([byDefault, other('902')], { asOf: '2025-06-01' }, { antigens })).toBe('default');
  });

  test('stays where all are contraindicated, with that status', () => {
    const edition = anEdition({ series: [first, other('901')], antigens });

    const { status, series } = next(assess(edition, { observations: ['080'], asOf: '2025-06-01' }));

    expect([status, series]).toEqual(['contraindicated', ['first']]);
  });
});

describe('which series can be chosen at all (SELECTSCORE-2)', () => {
  test.each([
    { on: '2025-12-31', is: 'early' },
    { on: '2026-01-01', is: 'late' },
  ])('one to be started before 12 months, by the first dose that counts: $on, $is', ({ on, is }) => {
    const early = aSeries({ name: 'early', doses: 2, select: { maxStart: '12m', preference: 1 } });
    const late = aSeries({ name: 'late', doses: 2, select: unpreferred });

    expect(winner([early, late], { doses: [`${on} 901`], asOf: '2026-02-01' })).toBe(is);
  });

  test('a first dose that did not count does not start a series', () => {
    const doses = [from('11m'), {}];
    const early = aSeries({ name: 'early', doses, select: { maxStart: '12m', preference: 1 } });
    const late = aSeries({ name: 'late', doses, select: unpreferred });

    expect(winner([early, late], { doses: ['2025-06-01 901', '2026-03-01 901'], asOf: '2026-04-01' })).toBe('late');
  });

  test('one without a dose that counts falls out where another has one', () => {
    const slow = aSeries({ name: 'slow', doses: [from('6m')], select: { preference: 1 } });
    const quick = aSeries({ name: 'quick', doses: 2, select: unpreferred });

    expect(winner([slow, quick], { doses: ['2025-03-01 901'], asOf: '2025-04-01' })).toBe('quick');
  });

  test('one without a dose that counts falls out also where the other was begun too late', () => {
    const slow = aSeries({ name: 'slow', doses: [from('6m')] });
    const early = aSeries({ name: 'early', doses: 2, select: { maxStart: '1m' } });

    expect(winner([slow, early], { doses: ['2025-03-01 901'], asOf: '2025-04-01' })).toBeNull();
  });

  test('before any dose counts the default is chosen, against any points', () => {
    const sooner = aSeries({ name: 'sooner', select: { preference: 1 } });
    const byDefault = aSeries({ name: 'default', doses: [from('6m')], select: { default: true, preference: 9 } });

    expect(winner([sooner, byDefault], { asOf: '2025-04-01' })).toBe('default');
    expect(winner([sooner, byDefault], { doses: ['2025-03-01 901'], asOf: '2025-04-01' })).toBe('sooner');
  });

  test('of two defaults the one for the sex of the child', () => {
    const girls = aSeries({ name: 'girls', gender: ['female'], select: { default: true } });
    const boys = aSeries({ name: 'boys', gender: ['male', 'unknown'], select: { default: true } });

    expect(winner([girls, boys], { sex: 'female', asOf: '2025-04-01' })).toBe('girls');
    expect(winner([girls, boys], { sex: 'male', asOf: '2025-04-01' })).toBe('boys');
  });

  test('of two defaults for the same child none is one', () => {
    const one = aSeries({ name: 'one', select: { default: true } });
    const other = aSeries({ name: 'other', select: { default: true } });

    expect(winner([one, other], { asOf: '2025-04-01' })).toBeNull();
  });

  test('of series for children at higher need those with the first letter', () => {
    const second = aSeries({ ...asplenia, name: 'second', select: { priority: 'B', preference: 1 } });
    const first = aSeries({
      ...asplenia,
      name: 'first',
      doses: [from('6m')],
      select: { priority: 'A', ...unpreferred },
    });
    const child = { observations: ['160'], asOf: '2025-04-01' };

    expect(winner([second, first], child)).toBe('first');
    expect(winner([second, first], { ...child, doses: ['2025-03-01 901'] })).toBe('first');
  });

  test('a letter of a series that is not for this child does not count', () => {
    const another = { type: 'risk', indications: [{ obs: '161', title: 'another' }] } as const;
    const second = aSeries({ ...asplenia, name: 'second', select: { priority: 'B' } });
    const first = aSeries({ ...another, name: 'first', select: { priority: 'A' } });

    expect(winner([second, first], { observations: ['160'], asOf: '2025-04-01' })).toBe('second');
  });

  test('a series for children at higher need needs no dose and no early start', () => {
    const risk = aSeries({ ...asplenia, name: 'risk', doses: [from('6m')], select: { priority: 'A', maxStart: '1m' } });
    const child = { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-04-01' };

    expect(winner([risk], child)).toBe('risk');
  });

  test('one that is only there to judge doses is chosen once it is complete', () => {
    const judging = aSeries({ name: 'judging', type: 'evaluation-only', doses: 2, select: { preference: 1 } });
    const standard = aSeries({ name: 'standard', doses: 3, select: unpreferred });
    const after = (...doses: string[]) => winner([judging, standard], { doses, asOf: '2025-06-01' });

    expect(after('2025-03-01 901')).toBe('standard');
    expect(after('2025-03-01 901', '2025-04-01 901')).toBe('judging');
  });
});

describe('where no points are needed (table 8-3)', () => {
  test('the only one that can be chosen', () => {
    const wrong = aSeries({ name: 'wrong', doses: [from('6m')], select: { default: true, preference: 1 } });
    const right = aSeries({ name: 'right', doses: 3, select: unpreferred });

    expect(winner([wrong, right], { doses: ['2025-03-01 901'], asOf: '2025-04-01' })).toBe('right');
  });

  test('the only one that is complete, against any points of the others', () => {
    const complete = aSeries({ name: 'complete', doses: 1, select: unpreferred });
    const going = aSeries({ name: 'going', doses: 3, select: { preference: 1, product: true } });

    expect(winner([going, complete], { doses: ['2025-03-01 901'], asOf: '2025-06-01' })).toBe('complete');
  });

  test('the only one that is under way, where the others are too late', () => {
    const aged = aSeries({ name: 'aged', doses: [{}, { age: [{ max: '3m' }] }], select: { preference: 1 } });
    const going = aSeries({ name: 'going', doses: 5, select: unpreferred });

    expect(winner([aged, going], { doses: ['2025-02-01 901'], asOf: '2025-06-01' })).toBe('going');
  });

  test('the only one that is under way, where the others have no dose that counts', () => {
    const waiting = aSeries({
      ...asplenia,
      name: 'waiting',
      doses: [from('6m')],
      select: { priority: 'A', preference: 1 },
    });
    const going = aSeries({ ...asplenia, name: 'going', doses: 5, select: { priority: 'A', ...unpreferred } });
    const child = { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-06-01' };

    expect(winner([waiting, going], child)).toBe('going');
  });

  test('the default where several can be chosen and none is under way or complete', () => {
    const sooner = aSeries({ ...asplenia, name: 'sooner', select: { priority: 'A', preference: 1 } });
    const select = { priority: 'A', default: true, ...unpreferred };
    const byDefault = aSeries({ ...asplenia, name: 'default', doses: [from('6m')], select });

    expect(winner([sooner, byDefault], { observations: ['160'], asOf: '2025-04-01' })).toBe('default');
  });

  test('not the default where one is under way', () => {
    const going = aSeries({ ...asplenia, name: 'going', doses: 2, select: { priority: 'A', ...unpreferred } });
    const select = { priority: 'A', default: true, preference: 1 };
    const byDefault = aSeries({ ...asplenia, name: 'default', doses: [from('6m')], select });
    const child = { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-04-01' };

    expect(winner([going, byDefault], child)).toBe('going');
  });
});

describe('which are compared (table 8-5)', () => {
  test('those that are complete among themselves', () => {
    const two = aSeries({ name: 'two', doses: 2, select: unpreferred });
    const one = aSeries({ name: 'one', doses: 1, select: unpreferred });
    const going = aSeries({ name: 'going', doses: 3, select: { preference: 1 } });

    expect(winner([going, one, two], { doses: ['2025-03-01 901', '2025-04-01 901'], asOf: '2025-06-01' })).toBe('two');
  });

  test('those under way among themselves, as if one that is too late were not there', () => {
    const apart = (min: string) => ({ interval: [{ from: 'previous', min }] as const });
    const aged = aSeries({ name: 'aged', doses: [{}, { age: [{ max: '3m' }] }], select: { preference: 1 } });
    const fewest = aSeries({ name: 'fewest left', doses: [{}, apart('26w'), apart('4w')], select: unpreferred });
    const doses = [{}, apart('4w'), apart('4w'), apart('4w')];
    const earliest = aSeries({ name: 'done earliest', doses, select: { preference: 2 } });

    expect(winner([aged, earliest, fewest], { doses: ['2025-02-01 901'], asOf: '2025-06-01' })).toBe('fewest left');
  });
});

describe('on equal points (SELECTBEST-2)', () => {
  const named = (name: string, preference?: number) =>
    aSeries({ name, ...(preference !== undefined && { select: { preference } }) });

  test.each([
    { series: [named('2nd', 2), named('1st', 1)], is: '1st' },
    { series: [named('1st', 1), named('2nd', 2)], is: '1st' },
    { series: [named('none'), named('9th', 9)], is: '9th' },
    { series: [named('10th', 10), named('9th', 9)], is: '9th' },
    { series: [named('one', 3), named('other', 3)], is: 'one' },
    { series: [named('one'), named('other')], is: 'one' },
  ])('the lowest preference, then the order of the data: $is', ({ series, is }) => {
    expect(winner(series, { asOf: '2025-04-01' })).toBe(is);
  });
});
