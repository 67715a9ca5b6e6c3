import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  atMost,
  holds,
  inTurn,
  percentile,
  ratioAtLeast,
  ratioAtMost,
  tableOf,
  valueOrRatioAtMost,
} from '../bench/figures.ts';
import { chosenParts, isWhole } from '../bench/parts.ts';

const times = { ours: [30, 20, 22], fixed: [9, 10, 12], unit: 'ms', beside: 'loop' };

/** The same run on a machine that takes `factor` times as long for everything. */
function slower(factor: number) {
  return { ...times, ours: times.ours.map((ms) => ms * factor), fixed: times.fixed.map((ms) => ms * factor) };
}

describe('a bar of time', () => {
  test.each([0.5, 1, 2, 10])('has the same verdict on a machine that takes %s times as long', (factor) => {
    expect(ratioAtMost('a start', slower(factor), 2.2).isMet).toBe(true);
    expect(ratioAtMost('a start', slower(factor), 2.1).isMet).toBe(false);
    expect(ratioAtLeast('a rate', slower(factor), 2.2).isMet).toBe(true);
    expect(ratioAtLeast('a rate', slower(factor), 2.3).isMet).toBe(false);
  });

  test('is missed by a product that takes twice as long on the same machine', () => {
    const product = { ...times, ours: times.ours.map((ms) => ms * 2) };

    expect(ratioAtMost('a start', product, 3).isMet).toBe(false);
  });

  test('is missed when nothing was measured', () => {
    expect(ratioAtMost('a start', { ...times, ours: [] }, 3).isMet).toBe(false);
    expect(ratioAtLeast('a rate', { ...times, fixed: [] }, 3).isMet).toBe(false);
  });

  test('that may be one of time or a ratio is met by either', () => {
    expect(valueOrRatioAtMost('an answer', times, { value: 22, ratio: 2 }).isMet).toBe(true);
    expect(valueOrRatioAtMost('an answer', times, { value: 21, ratio: 2.2 }).isMet).toBe(true);
    expect(valueOrRatioAtMost('an answer', times, { value: 21, ratio: 2 })).toMatchObject({
      bar: 'at most 21.0 ms or 2.00 ×',
      isMet: false,
    });
  });

  test('is printed beside the times themselves and their spread', () => {
    expect(tableOf([ratioAtMost('a start', times, 2)])).toMatch(
      /\n\| a start \| 2\.20 × \| at most 2\.00 × \| 20\.0 · 22\.0 · 30\.0 ms \| loop: 9\.00 · 10\.0 · 12\.0 ms \| MISSED \|$/,
    );
  });
});

test('a bar of memory is the same on every machine', () => {
  expect(atMost('memory', [150], 150, 'MB')).toMatchObject({ measured: '150 MB', spread: '', isMet: true });
  expect(atMost('memory', [150.1], 150, 'MB').isMet).toBe(false);
});

test('the product and the fixed work are measured in turn', async () => {
  const order: string[] = [];
  const measure = (side: string) => (round: number) => order.push(`${side} ${round}`);

  const { ours, fixed } = await inTurn(2, measure('product'), measure('fixed'));

  expect(order).toEqual(['product 0', 'fixed 0', 'product 1', 'fixed 1']);
  expect({ ours, fixed }).toEqual({ ours: [1, 3], fixed: [2, 4] });
});

test('a percentile is the value below which that share lies', () => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n);

  expect([percentile(values, 0), percentile(values, 0.5), percentile(values, 0.99)]).toEqual([1, 51, 100]);
});

describe('the parts of a run', () => {
  test('are those named, or all', () => {
    expect([...chosenParts(['imports', 'scores']).names]).toEqual(['scores', 'imports']);
    expect(chosenParts([]).names.size).toBeGreaterThan(10);
  });

  test('of a name that is misspelt are refused with the names there are', () => {
    expect(() => chosenParts(['scores', 'scroes', 'dose'])).toThrow(
      /^There is no part named scroes, dose\. The parts: scores, forecasts,/,
    );
  });

  test('are measured without families unless one needs them', () => {
    expect(chosenParts(['scores', 'charts']).needFamilies).toBe(false);
    expect(chosenParts(['scores', 'doses']).needFamilies).toBe(true);
    expect(chosenParts([]).needFamilies).toBe(true);
  });

  test('replace docs/bench.md only when none is left out and none broke', () => {
    expect(isWhole([], 0)).toBe(true);
    expect(isWhole([], 1)).toBe(false);
    expect(isWhole(['scores'], 0)).toBe(false);
  });
});

test('docs/bench.md has no bar that depends on the machine, and none that is missed', () => {
  const page = readFileSync(join(import.meta.dirname, '../docs/bench.md'), 'utf8');
  const bars = Array.from(
    page.matchAll(/\| (?:(?:at most|at least) [\d.]+ (\S+)|yes) \|/g),
    ([, unit = 'yes']) => unit,
  );

  expect(bars.length).toBeGreaterThan(20);
  expect(bars.filter((unit) => !['×', 'MB', 'yes'].includes(unit))).toEqual([]);
  expect(page).not.toContain('MISSED');
  expect(tableOf([holds('yes', true)]).split('\n')[0]).toBe(
    page.split('\n').find((line) => line.startsWith('| figure')),
  );
});
