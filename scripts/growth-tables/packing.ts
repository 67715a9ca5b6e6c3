import { GENDERS, type Gender } from '#domain/children/child.ts';
import { COLUMNS, DIGITS, type PackedTables, type TableShape } from '#domain/growth/references/packed-tables.ts';
import { INDICATORS, type Indicator } from '#domain/growth/score/reference.ts';
import type { PublishedRow } from './published.ts';

export type Packing = {
  readonly indicators: readonly Indicator[];
  readonly rowsOf: (indicator: Indicator, gender: Gender) => readonly PublishedRow[];
  readonly scales: PackedTables['scales'];
  readonly differences: number;
  /** Rows at half units, some also at whole ones. */
  readonly onHalves?: boolean;
  /** Days per unit of age; null for lengths. */
  readonly daysPerUnit?: number;
};

type Rows = { readonly regular: readonly PublishedRow[]; readonly aside: readonly PublishedRow[] };

export function pack({ indicators, rowsOf, scales, differences, onHalves = false, daysPerUnit }: Packing) {
  const sorted = INDICATORS.filter((indicator) => indicators.includes(indicator));
  const split = (indicator: Indicator, gender: Gender): Rows => {
    const rows = rowsOf(indicator, gender);
    const isAside = ({ x }: PublishedRow) => onHalves && Number.isInteger(x);
    return { regular: rows.filter((row) => !isAside(row)), aside: rows.filter(isAside) };
  };
  const slots = sorted.flatMap((indicator) => GENDERS.map((gender) => split(indicator, gender)));
  const numbers = COLUMNS.flatMap((column) =>
    slots.flatMap(({ regular, aside }) =>
      differencesOf(
        [...regular, ...aside].map((row) => whole(row[column] * scales[column])),
        differences,
      ),
    ),
  );
  const tables: Partial<Record<Indicator, TableShape>> = {};
  for (const indicator of sorted) {
    const shape = shapeOf(split(indicator, 'female'), split(indicator, 'male'));
    const isByAge = indicator !== 'weight-for-length' && daysPerUnit !== undefined;
    tables[indicator] = isByAge ? { ...shape, daysPerUnit } : shape;
  }
  return { scales, differences, tables, packed: numbers.map(letters).join('') };
}

function shapeOf(girls: Rows, boys: Rows): TableShape {
  const [one, two] = girls.regular;
  if (!one || !two || girls.regular.length !== boys.regular.length) {
    throw new Error('a table is missing, or longer for one sex');
  }
  const perUnit = Math.round(1 / (two.x - one.x));
  for (const { regular } of [girls, boys]) {
    const isRegular = regular.every(({ x }, index) => Math.abs(x - (one.x + index / perUnit)) < 1e-9);
    if (!isRegular) throw new Error('a table has a gap');
  }
  const aside = girls.aside.map(({ x }) => x);
  if (aside.join(' ') !== boys.aside.map(({ x }) => x).join(' ')) throw new Error('a table is longer for one sex');
  return { first: one.x, perUnit, rows: girls.regular.length, ...(aside.length > 0 && { aside }) };
}

function whole(scaled: number): number {
  const rounded = Math.round(scaled);
  if (!(Math.abs(scaled - rounded) < Math.max(1e-6, Math.abs(scaled) * 1e-14))) {
    throw new Error(`a number has more digits than expected: ${scaled}`);
  }
  return rounded;
}

function differencesOf(column: readonly number[], times: number): readonly number[] {
  let taken = column;
  for (let pass = 1; pass <= times; pass += 1) {
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
