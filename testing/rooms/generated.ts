import fc from 'fast-check';
import { parseWeight } from '#domain/growth/typed.ts';
import { gramsOfKg } from '#domain/growth/units.ts';
import { day } from '#domain/time/day.ts';
import type { PartName } from '#server/portability/parts.ts';
import type { TestHouse } from '../house-on.ts';
import type { Person } from '../people.ts';

/** Writes generated entries in the name of a parent. */
type Plant = (home: TestHouse, child: { readonly id: string }, parent: Person) => Promise<void>;
export type Planted = { readonly rows: readonly unknown[]; readonly plant: Plant };

/** Writes the entries of each part of an export. */
export type Generated<Name extends PartName = PartName> = { readonly [Part in Name]: fc.Arbitrary<Planted> };

export type Drawn<A> = A extends fc.Arbitrary<infer Value> ? Value : never;

export const bornOn = day('2026-01-01');

/** Trimmed text as people write it: any script, right-to-left ones too, emoji and quotes. */
export const words = (most: number, ...others: string[]) =>
  fc
    .oneof(
      fc.constantFrom('Zoë', 'נועה', 'علي', '=1+1', '"Mia"', '👶🏽', "O'Neil", '-5', '@home', 'a,b;c', ...others),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: most }),
    )
    .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').trim())
    .filter((text) => text.length > 0 && text.length <= most && text.isWellFormed());

/** Up to the longest note of any room. */
export const note = words(900, 'Cried.\n\n"Then" slept,\r\nall night.', '\t\tafter the bath\nחום', '+1 tooth').map(
  (text) => text.trim(),
);

/** As typed, with its unit. */
export const weight = fc
  .constantFrom(
    '3.4 kg',
    '3,4 kg',
    '7 lb 4 oz',
    '7.25 lb',
    '3400 g',
    '3,400 g',
    '120 oz',
    '.5 kg',
    '12 lbs',
    '3.4005 kg',
  )
  .map((text) => ({ weight_g: gramsOfKg(parseWeight(text, 'metric')?.value ?? Number.NaN), weight_text: text }));

/** Pairs the rows with their writer, so that a failure prints the rows. */
export function planted<Row>(
  rows: fc.Arbitrary<Row[]>,
  plant: (rows: readonly Row[], ...where: Parameters<Plant>) => Promise<void>,
): fc.Arbitrary<Planted> {
  return rows.map((all) => ({ rows: all, plant: (...where) => plant(all, ...where) }));
}
