import { GENDERS } from '#domain/children/child.ts';
import { INDICATORS } from './reference.ts';
import type { GrowthTables, Indicator } from './reference.ts';
import type { LmsTable } from './lms.ts';

/**
 * Growth tables packed into text for the way to the browser.
 *
 * `packed` holds columns of whole numbers: L of every table, then M, then S; the tables in the order of
 * `INDICATORS`, a girl's before a boy's. Of each column stand the third differences, with its first value, first
 * difference and first second difference at the head. Negative numbers are folded between the others (0, -1, 1, -2
 * become 0, 1, 2, 3), and each is written in digits of base 32, lowest first, by the letters of `DIGITS`.
 */
export type PackedTables = {
  readonly tables: Readonly<Record<Indicator, TableShape>>;
  readonly packed: string;
};

type TableShape = { readonly first: number; readonly perUnit: number; readonly rows: number };

/** Letters of the digits 0 to 31 with which a number ends, then of those that another digit follows. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** How often the differences of a column are taken. */
export const DIFFERENCES = 3;

/** The columns of a table and by how much their whole numbers are larger than their values. */
export const COLUMNS = [
  { column: 'l', scale: 1e4 },
  { column: 'm', scale: 1e4 },
  { column: 's', scale: 1e5 },
] as const;

/**
 * Unpacks growth tables: the same numbers as the published ones, to the last digit.
 *
 * @throws RangeError when the text is shorter or longer than its tables
 */
export function unpackTables({ tables, packed }: PackedTables): GrowthTables {
  const pair = (indicator: Indicator) => ({
    female: emptyTable(tables[indicator]),
    male: emptyTable(tables[indicator]),
  });
  const unpacked: GrowthTables = {
    'weight-for-age': pair('weight-for-age'),
    'length-for-age': pair('length-for-age'),
    'head-for-age': pair('head-for-age'),
    'bmi-for-age': pair('bmi-for-age'),
    'weight-for-length': pair('weight-for-length'),
  };
  const slots = INDICATORS.flatMap((indicator) => GENDERS.map((gender) => unpacked[indicator][gender]));
  let place = 0;
  for (const { column, scale } of COLUMNS) {
    for (const slot of slots) {
      place = readColumn(packed, place, slot[column]);
      scaleDown(slot[column], scale);
    }
  }
  if (place !== packed.length) throw new RangeError('packed growth tables do not fill their text');
  return unpacked;
}

function emptyTable({ first, perUnit, rows }: TableShape): LmsTable {
  const column = () => new Float64Array(rows);
  return { first, perUnit, l: column(), m: column(), s: column() };
}

const VALUE_OF_LETTER = Uint8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/** Fills a column with the numbers that start at `place` of `packed`, and tells where they end. */
function readColumn(packed: string, place: number, column: Float64Array): number {
  let at = place;
  for (let row = 0; row < column.length; row += 1) {
    let folded = 0;
    let weight = 1;
    let digit = 32;
    while (digit >= 32) {
      digit = VALUE_OF_LETTER[packed.charCodeAt(at)] ?? 0;
      at += 1;
      folded += (digit % 32) * weight;
      weight *= 32;
    }
    column[row] = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
  }
  return at;
}

/** Turns differences back into values, and those into the unit of the table. */
function scaleDown(column: Float64Array, scale: number): void {
  for (let pass = DIFFERENCES; pass > 0; pass -= 1) {
    for (let row = pass; row < column.length; row += 1) column[row] = (column[row] ?? 0) + (column[row - 1] ?? 0);
  }
  for (let row = 0; row < column.length; row += 1) column[row] = (column[row] ?? 0) / scale;
}
