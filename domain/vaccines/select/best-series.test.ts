import { describe, expect, test } from 'vitest';
import { anEdition, aSeries, assess } from '#testing/vaccines/vaccines.ts';
import type { SeriesData } from '../supporting-data.ts';

const asplenia = { type: 'risk', indications: [{ obs: '160', title: 'asplenia' }] } as const;

const standard = (group: string, doses: number, equivalent: readonly string[] = []) =>
  aSeries({ name: `standard ${group}`, doses, select: { group, equivalent } });
const risk = (group: string, doses: number, equivalent: readonly string[] = []) =>
  aSeries({ ...asplenia, name: `risk ${group}`, doses, select: { group, equivalent, priority: 'A' } });

function best(series: readonly SeriesData[], observations: readonly string[] = ['160']): readonly string[] {
  const child = { observations, doses: ['2025-03-01 901'], asOf: '2025-06-01' };
  return assess(anEdition({ series }), child).forecasts.map((of) => of.series[0] ?? '');
}

describe('which winners of their groups are shown (table 8-14)', () => {
  test.each([
    {
      what: 'groups that have nothing to do with each other',
      series: [standard('1', 2), risk('2', 2)],
      best: ['standard 1', 'risk 2'],
    },
    {
      what: 'a complete one, although its equivalent is complete',
      series: [standard('1', 1, ['2']), risk('2', 1, ['1'])],
      best: ['standard 1', 'risk 2'],
    },
    {
      what: 'a complete one, although its equivalent is for children at higher need',
      series: [standard('1', 1, ['2']), risk('2', 2)],
      best: ['standard 1', 'risk 2'],
    },
    {
      what: 'no standard one whose equivalent is complete',
      series: [standard('1', 2, ['2']), standard('2', 1)],
      best: ['standard 2'],
    },
    {
      what: 'none for children at higher need whose equivalent is complete',
      series: [standard('1', 1), risk('2', 2, ['1'])],
      best: ['standard 1'],
    },
    {
      what: 'one for children at higher need whose equivalent is not complete',
      series: [standard('1', 2), risk('2', 2, ['1'])],
      best: ['standard 1', 'risk 2'],
    },
    {
      what: 'two for children at higher need that are equivalent, while none is complete',
      series: [risk('2', 2, ['3']), risk('3', 2, ['2'])],
      best: ['risk 2', 'risk 3'],
    },
    {
      what: 'no standard one beside its equivalent for children at higher need',
      series: [standard('1', 2, ['2']), risk('2', 2)],
      best: ['risk 2'],
    },
    {
      what: 'a standard one beside a standard equivalent',
      series: [standard('1', 2, ['2']), standard('2', 2)],
      best: ['standard 1', 'standard 2'],
    },
    {
      what: 'no standard one whose second equivalent is complete',
      series: [standard('1', 2, ['2', '3']), standard('2', 2), standard('3', 1)],
      best: ['standard 2', 'standard 3'],
    },
  ])('$what', ({ series, best: expected }) => {
    expect(best(series)).toEqual(expected);
  });

  test('an equivalent that is not for this child does not count', () => {
    expect(best([standard('1', 2, ['2']), risk('2', 2)], [])).toEqual(['standard 1']);
  });

  test('a list of equivalents counts for the group that has it, not for the one it names', () => {
    expect(best([standard('1', 2), risk('2', 1, ['1'])])).toEqual(['standard 1', 'risk 2']);
  });

  test('one that is only there to judge doses is not shown, but where it is complete', () => {
    const judging = (doses: number) =>
      aSeries({ name: 'judging', type: 'evaluation-only', doses, select: { group: '2', default: true } });

    expect(best([standard('1', 2), judging(2)])).toEqual(['standard 1']);
    expect(best([standard('1', 2), judging(1)])).toEqual(['standard 1', 'judging']);
  });

  test('a winner that is not shown still evaluates doses, and is marked so', () => {
    const child = { observations: ['160'], doses: ['2025-03-01 901'], asOf: '2025-06-01' };
    const { evaluations } = assess(anEdition({ series: [standard('1', 2, ['2']), risk('2', 2)] }), child);

    expect(evaluations.map(({ series, isBestSeries }) => [series, isBestSeries])).toEqual([
      ['standard 1', false],
      ['risk 2', true],
    ]);
  });
});
