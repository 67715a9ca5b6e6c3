import { describe, expect, test } from 'vitest';
import clientTables from '#content/growth/who-2006-to-24-months.json' with { type: 'json' };
import tables from '#content/growth/who-2006.json' with { type: 'json' };
import { lmsAt, type LmsTable } from '#domain/growth/score/lms.ts';
import { unpackTables } from '#domain/growth/references/packed-tables.ts';
import { growthFiles } from './growth-tables.ts';

const unpacked = unpackTables(tables);
const SEXES = [
  { sex: 'M', gender: 'male' },
  { sex: 'F', gender: 'female' },
] as const;

/** WHO's numbers in its own format, from the project's tables. */
const csv = [
  'indicator,sex,x,L,M,S',
  ...SEXES.flatMap(({ sex, gender }) => [
    ...linesOf('wfa', sex, unpacked('weight-for-age', gender), 0, 1856),
    ...linesOf('lhfa', sex, unpacked('length-for-age', gender), 0, 1856),
    ...linesOf('hcfa', sex, unpacked('head-for-age', gender), 0, 1856),
    ...linesOf('bfa', sex, unpacked('bmi-for-age', gender), 0, 1856),
    ...linesOf('wfl', sex, unpacked('weight-for-length', gender), 45, 110),
    ...linesOf('wfh', sex, unpacked('weight-for-length', gender), 65, 120, 0.7),
  ]),
].join('\n');

function linesOf(indicator: string, sex: string, table: LmsTable, first: number, last: number, moved = 0) {
  const steps = Math.round((last - first) * table.perUnit);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const x = (first * table.perUnit + step) / table.perUnit;
    const row = lmsAt(table, x + moved);
    return `${indicator},${sex},${x},${row?.l},${row?.m},${row?.s}`;
  });
}

describe('the growth tables', () => {
  test('generated from WHO’s numbers are those in content/growth', () => {
    const files = growthFiles(csv);

    const made = (name: string) => JSON.parse(files.get(name) ?? '{}');
    expect(made('who-2006.json')).toEqual({ ...tables, sourceSha256: expect.any(String) });
    expect(made('who-2006-to-24-months.json')).toEqual({ ...clientTables, sourceSha256: expect.any(String) });
  });

  test('say where they come from', () => {
    for (const { source, edition, licence, sourceSha256 } of [tables, clientTables]) {
      expect(source).toContain('WHO');
      expect(edition).toContain('2006');
      expect(licence).toContain('World Health Organization');
      expect(sourceSha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  test.each([
    { fault: 'another header', from: 'indicator,sex,x', to: 'indicator,x,sex', message: 'expected the header' },
    { fault: 'a missing day', from: /\nwfa,M,100,.*/, to: '', message: 'longer for one sex' },
    { fault: 'a fifth digit', from: /(\nwfa,M,100,[^,]*,[^,]*)/, to: '$15', message: 'more digits than expected' },
    {
      fault: 'weights that differ by length and by height',
      from: /\nwfh,M,65,[^,]*/,
      to: '\nwfh,M,65,0',
      message: 'differs',
    },
    { fault: 'a word for a number', from: /\nwfa,M,100,[^,]*/, to: '\nwfa,M,100,many', message: 'more digits' },
  ])('are not made from a file with $fault', ({ from, to, message }) => {
    expect(() => growthFiles(csv.replace(from, to))).toThrow(message);
  });
});
