/**
 * Makes the growth tables of content/growth from WHO's published numbers.
 *
 *     node scripts/growth-tables.ts who_lms.csv           writes them
 *     node scripts/growth-tables.ts --check who_lms.csv   fails when the files differ from what the numbers give
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import type { Gender } from '#domain/children/child.ts';
import { GENDERS } from '#domain/children/child.ts';
import { COLUMNS, DIFFERENCES, DIGITS } from '#domain/growth/packed-tables.ts';
import type { PackedTables } from '#domain/growth/packed-tables.ts';
import { INDICATORS } from '#domain/growth/reference.ts';
import type { Indicator } from '#domain/growth/reference.ts';

type Row = { readonly x: number; readonly l: number; readonly m: number; readonly s: number };

const CONTENT = new URL('../content/growth/', import.meta.url);
const CSV_HEADER = 'indicator,sex,x,L,M,S';
const CSV_SEX = { female: 'F', male: 'M' } as const;
const CSV_INDICATOR = {
  'weight-for-age': 'wfa',
  'length-for-age': 'lhfa',
  'head-for-age': 'hcfa',
  'bmi-for-age': 'bfa',
  'weight-for-length': 'wfl',
} as const;

/** The last day of the tables of the browser: 24 months. */
const TWO_YEARS_IN_DAYS = 730;

/** The files of content/growth and their text, as the published numbers give them. */
export function growthFiles(csv: string): ReadonlyMap<string, string> {
  const sourceSha256 = createHash('sha256').update(csv).digest('hex');
  const rowsOf = tablesOf(csv);
  const file = (ages: string, lastDay: number) =>
    `${JSON.stringify({ ...ABOUT, ages, sourceSha256, ...pack(rowsOf, lastDay) }, null, 1)}\n`;
  return new Map([
    ['who-2006.json', file('birth to 60 months, and 45 to 120 cm', Infinity)],
    ['who-2006-to-24-months.json', file('birth to 24 months, and 45 to 120 cm', TWO_YEARS_IN_DAYS)],
  ]);
}

const ABOUT = {
  source: 'WHO Child Growth Standards, tables by day and by 0.1 cm',
  edition: '2006; head circumference 2007',
  licence: '© World Health Organization. Name WHO as the source; commercial reuse needs WHO’s terms.',
};

type RowsOf = (indicator: Indicator, gender: Gender) => readonly Row[];

function tablesOf(csv: string): RowsOf {
  const [header, ...lines] = csv.trim().split(/\r?\n/);
  if (header !== CSV_HEADER) throw new Error(`expected the header ${CSV_HEADER}, found ${header}`);
  const tables = new Map<string, Row[]>();
  for (const line of lines) {
    const [indicator, sex, ...numbers] = line.split(',');
    const [x = NaN, l = NaN, m = NaN, s = NaN] = numbers.map(Number);
    const name = `${indicator} ${sex}`;
    const table = tables.get(name) ?? [];
    tables.set(name, table);
    table.push({ x, l, m, s });
  }
  const named = (indicator: string, gender: Gender) => tables.get(`${indicator} ${CSV_SEX[gender]}`) ?? [];
  return (indicator, gender) =>
    indicator === 'weight-for-length' ? byLengthAndHeight(named, gender) : named(CSV_INDICATOR[indicator], gender);
}

/**
 * Weight for length and weight for height as one table: a child measures 0.7 cm more lying than
 * standing, and WHO's two tables are the same one moved by that much.
 */
function byLengthAndHeight(
  named: (indicator: string, gender: Gender) => readonly Row[],
  gender: Gender,
): readonly Row[] {
  const byLength = named('wfl', gender);
  const lastLength = byLength.at(-1)?.x ?? NaN;
  const byHeight = named('wfh', gender).map((row) => ({ ...row, x: Math.round(row.x * 10 + 7) / 10 }));
  for (const row of byHeight.filter(({ x }) => x <= lastLength)) {
    const same = byLength.find(({ x }) => x === row.x);
    if (same?.l !== row.l || same.m !== row.m || same.s !== row.s)
      throw new Error(`weight for height differs at ${row.x}`);
  }
  return [...byLength, ...byHeight.filter(({ x }) => x > lastLength)];
}

/** Packs the tables as `unpackTables` reads them; those by age end at `lastDay`. */
export function pack(rowsOf: RowsOf, lastDay: number): PackedTables {
  const kept: RowsOf = (indicator, gender) =>
    rowsOf(indicator, gender).filter(({ x }) => indicator === 'weight-for-length' || x <= lastDay);
  const slots = INDICATORS.flatMap((indicator) => GENDERS.map((gender) => kept(indicator, gender)));
  const numbers = COLUMNS.flatMap(({ column, scale }) =>
    slots.flatMap((rows) => differences(rows.map((row) => whole(row[column] * scale)))),
  );
  const shape = (indicator: Indicator) => shapeOf(kept(indicator, 'female'), kept(indicator, 'male'));
  return {
    tables: {
      'weight-for-age': shape('weight-for-age'),
      'length-for-age': shape('length-for-age'),
      'head-for-age': shape('head-for-age'),
      'bmi-for-age': shape('bmi-for-age'),
      'weight-for-length': shape('weight-for-length'),
    },
    packed: numbers.map(letters).join(''),
  };
}

function shapeOf(girls: readonly Row[], boys: readonly Row[]) {
  const [one, two] = girls;
  if (!one || !two || girls.length !== boys.length) throw new Error('a table is missing, or longer for one sex');
  const perUnit = Math.round(1 / (two.x - one.x));
  for (const rows of [girls, boys]) {
    const isRegular = rows.every(({ x }, index) => x === (one.x * perUnit + index) / perUnit);
    if (!isRegular) throw new Error('a table has a gap');
  }
  return { first: one.x, perUnit, rows: girls.length };
}

function whole(scaled: number): number {
  const rounded = Math.round(scaled);
  if (!(Math.abs(scaled - rounded) < 1e-6)) throw new Error(`a number has more digits than expected: ${scaled}`);
  return rounded;
}

function differences(column: readonly number[]): readonly number[] {
  let taken = column;
  for (let pass = 1; pass <= DIFFERENCES; pass += 1) {
    const before = taken;
    taken = before.map((number, row) => (row < pass ? number : number - (before[row - 1] ?? 0)));
  }
  return taken;
}

function letters(number: number): string {
  let rest = number < 0 ? -2 * number - 1 : 2 * number;
  let text = '';
  while (rest >= 32) {
    text += DIGITS[(rest % 32) + 32];
    rest = Math.floor(rest / 32);
  }
  return text + DIGITS[rest];
}

function main(args: readonly string[]): number {
  const isCheck = args.includes('--check');
  const [path] = args.filter((arg) => arg !== '--check');
  if (path === undefined) {
    console.error('usage: node scripts/growth-tables.ts [--check] who_lms.csv');
    return 2;
  }
  let differing = 0;
  for (const [name, text] of growthFiles(readFileSync(path, 'utf8'))) {
    const file = new URL(name, CONTENT);
    if (!isCheck) writeFileSync(file, text);
    else if (readFileSync(file, 'utf8') !== text) {
      differing += 1;
      console.error(`content/growth/${name} differs from what ${path} gives`);
    }
  }
  if (differing === 0) console.log(isCheck ? 'content/growth agrees' : 'content/growth written');
  return differing === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = main(argv.slice(2));
