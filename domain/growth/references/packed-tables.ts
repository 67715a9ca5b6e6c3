import { GENDERS, type Gender } from '#domain/children/child.ts';
import { INDICATORS, type Indicator } from '../score/reference.ts';
import type { LmsTable } from '../score/lms.ts';

/**
 * Growth tables packed into text for the browser.
 * `packed` holds columns of whole numbers: L of every table, then M, then S; the tables in the order of `INDICATORS`, a
 * girl's before a boy's. A column holds differences, taken `differences` times, after the first value and the first of
 * each earlier difference. Numbers are zigzag-encoded (0, -1, 1, -2 become 0, 1, 2, 3) and written in base 32, lowest
 * digit first, by the letters of `DIGITS`.
 */
export type PackedTables<I extends Indicator = Indicator> = {
  readonly tables: Readonly<Record<I, TableShape>>;
  readonly scales: Readonly<Record<Column, number>>;
  readonly differences: number;
  readonly packed: string;
};

/** First row (days, months or cm) and rows per unit. */
export type TableShape = {
  readonly first: number;
  readonly perUnit: number;
  readonly rows: number;
  /** If ages are not in days. */
  readonly daysPerUnit?: number;
  /** Extra rows, midway between two others or at an end; packed last. */
  readonly aside?: readonly number[];
};

export const COLUMNS = ['l', 'm', 's'] as const;
type Column = (typeof COLUMNS)[number];

/** 0 to 31 ending a number, then 0 to 31 with another digit following. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export type GrowthTables<I extends Indicator = Indicator> = (indicator: I, gender: Gender) => LmsTable;

/** @throws RangeError when the text does not have the tables' length */
export function unpackTables<I extends Indicator>(given: PackedTables<I>): GrowthTables<I> {
  const shapes: Readonly<Partial<Record<Indicator, TableShape>>> = given.tables;
  const slots = INDICATORS.flatMap((indicator) => {
    const shape = shapes[indicator];
    return shape ? GENDERS.map((gender) => ({ indicator, gender, shape, columns: emptyColumns(shape) })) : [];
  });
  let place = 0;
  for (const column of COLUMNS) {
    for (const { columns } of slots) {
      place = readColumn(given, place, columns[column], given.scales[column]);
    }
  }
  if (place !== given.packed.length) throw new RangeError('packed growth tables do not fill their text');
  const tables: Partial<Record<Indicator, Partial<Record<Gender, LmsTable>>>> = {};
  for (const { indicator, gender, shape, columns } of slots) {
    tables[indicator] = { ...tables[indicator], [gender]: inUnits(shape, columns) };
  }
  return (indicator, gender) => {
    const table = tables[indicator]?.[gender];
    if (!table) throw new RangeError(`no table of ${indicator}`);
    return table;
  };
}

type Columns = Readonly<Record<Column, Float64Array>>;

function emptyColumns({ rows, aside = [] }: TableShape): Columns {
  const column = () => new Float64Array(rows + aside.length);
  return { l: column(), m: column(), s: column() };
}

function inUnits({ first, perUnit, rows, daysPerUnit = 1, aside = [] }: TableShape, columns: Columns): LmsTable {
  if (aside.length === 0) return { first: first * daysPerUnit, perUnit: perUnit / daysPerUnit, ...columns };
  const least = Math.min(first, ...aside);
  const places = [...Array.from({ length: rows }, (_, row) => first + row / perUnit), ...aside].map((x) =>
    Math.round((x - least) * 2 * perUnit),
  );
  return {
    first: least * daysPerUnit,
    perUnit: (2 * perUnit) / daysPerUnit,
    l: spreadOut(columns.l, places),
    m: spreadOut(columns.m, places),
    s: spreadOut(columns.s, places),
  };
}

function spreadOut(column: Float64Array, places: readonly number[]): Float64Array {
  const spread = new Float64Array(Math.max(...places) + 1).fill(NaN);
  for (const [index, place] of places.entries()) spread[place] = column[index] ?? NaN;
  return spread.map((value, place) =>
    Number.isNaN(value) ? ((spread[place - 1] ?? NaN) + (spread[place + 1] ?? NaN)) / 2 : value,
  );
}

const VALUE_OF_LETTER = Uint8Array.from({ length: 128 }, (_, code) => DIGITS.indexOf(String.fromCharCode(code)));

/**
 * Returns where the column ends. One pass with its sums in four variables, since a browser runs this once, before its
 * compiler has warmed up.
 */
function readColumn(
  { packed, differences }: Pick<PackedTables, 'packed' | 'differences'>,
  place: number,
  column: Float64Array,
  scale: number,
): number {
  let at = place;
  let [value, first, second, third] = [0, 0, 0, 0];
  for (let row = 0; row < column.length; row += 1) {
    let digit = VALUE_OF_LETTER[packed.charCodeAt(at)] ?? 0;
    let folded = digit & 31;
    at += 1;
    for (let weight = 32; digit >= 32; weight *= 32) {
      digit = VALUE_OF_LETTER[packed.charCodeAt(at)] ?? 0;
      folded += (digit & 31) * weight;
      at += 1;
    }
    const number = folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2;
    // A value, a first difference and so on; the rest are differences of the highest order.
    const order = row < differences ? row : differences - 1;
    if (order === 0) value += number;
    else if (order === 1) first += number;
    else if (order === 2) second += number;
    else third += number;
    second += third;
    first += second;
    value += first;
    column[row] = value / scale;
  }
  return at;
}
