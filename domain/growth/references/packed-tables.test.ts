import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import clientTables from '#content/growth/who-2006-to-24-months.json' with { type: 'json' };
import tables from '#content/growth/who-2006.json' with { type: 'json' };
import { GENDERS } from '#domain/children/child.ts';
import { lmsAt } from '../score/lms.ts';
import { unpackTables } from './packed-tables.ts';
import { INDICATORS } from '../score/reference.ts';

const full = unpackTables(tables);
const client = unpackTables(clientTables);

describe('growth tables', () => {
  // Rows as WHO prints them.
  test.each([
    { indicator: 'weight-for-age', gender: 'male', x: 0, row: { l: 0.3487, m: 3.3464, s: 0.14602 } },
    { indicator: 'weight-for-age', gender: 'male', x: 1, row: { l: 0.3127, m: 3.3174, s: 0.14693 } },
    { indicator: 'weight-for-age', gender: 'male', x: 2, row: { l: 0.3029, m: 3.337, s: 0.14676 } },
  ] as const)('of $indicator, $gender, at $x are WHO’s to the last digit', ({ indicator, gender, x, row }) => {
    expect(lmsAt(full(indicator, gender), x)).toEqual(row);
  });

  test('of the browser are the first 24 months of those of the server', () => {
    for (const indicator of INDICATORS) {
      for (const gender of GENDERS) {
        const part = client(indicator, gender);
        for (const column of ['l', 'm', 's'] as const) {
          expect(part[column]).toEqual(full(indicator, gender)[column].slice(0, part.l.length));
        }
      }
    }
    expect(client('weight-for-age', 'male').l).toHaveLength(731);
    expect(full('weight-for-age', 'male').l).toHaveLength(1857);
  });

  test('of the browser are at most 3.5 KB with their descriptions', () => {
    const text = readFileSync(new URL('../../../content/growth/who-2006-to-24-months.json', import.meta.url), 'utf8');
    expect(brotliCompressSync(text).length).toBeLessThanOrEqual(3500);
  });

  test('that are cut short or too long are refused', () => {
    expect(() => unpackTables({ ...clientTables, packed: clientTables.packed.slice(0, -1) })).toThrow(RangeError);
    expect(() => unpackTables({ ...clientTables, packed: `${clientTables.packed}A` })).toThrow(RangeError);
  });
});

describe('a place in a table', () => {
  const table = full('weight-for-length', 'male');

  test('between two rows is interpolated', () => {
    const lower = lmsAt(table, 61.2);
    const upper = lmsAt(table, 61.3);
    const between = lmsAt(table, 61.25);
    expect(between?.m).toBeCloseTo(((lower?.m ?? 0) + (upper?.m ?? 0)) / 2, 10);
  });

  test('on a row is that row, although its length is not exact in binary', () => {
    expect(lmsAt(table, 87.8 - 0.7)).toEqual(lmsAt(table, 87.1));
    expect(lmsAt(table, 44.3 + 0.7)).not.toBeNull();
  });

  test.each([44.9, 44.999, 120.8, 500, -1, Number.NaN, Infinity])('outside it, at %d, is none', (x) => {
    expect(lmsAt(table, x)).toBeNull();
  });
});
