import type { Gender } from '#domain/children/child.ts';

/** A published row; `x` is an age in days or months, or a length in cm. */
export type PublishedRow = { readonly x: number; readonly l: number; readonly m: number; readonly s: number };

/** In file order; empty for unknown names. */
export type Published = (indicator: string, gender: Gender) => readonly PublishedRow[];

const SEX = { female: 'F', male: 'M' } as const;

/**
 * @param header names of the columns of indicator, sex, x, L, M and S
 * @throws Error when the file has another header
 */
export function readPublished(csv: string, header: string): Published {
  const [first = '', ...lines] = csv.trim().split(/\r?\n/);
  if (first !== header) throw new Error(`expected the header ${header}, found ${first}`);
  const tables = new Map<string, PublishedRow[]>();
  for (const line of lines) {
    const [indicator, sex, ...numbers] = line.split(',');
    const [x = NaN, l = NaN, m = NaN, s = NaN] = numbers.map(Number);
    const name = `${indicator} ${sex}`;
    const table = tables.get(name) ?? [];
    tables.set(name, table);
    table.push({ x, l, m, s });
  }
  return (indicator, gender) => tables.get(`${indicator} ${SEX[gender]}`) ?? [];
}
