import * as z from 'zod/mini';
import { dayNumber } from '#domain/time/day.ts';
import { dayOf } from '#domain/time/day-number.ts';
import { addDuration, parseDuration } from '#domain/vaccines/duration.ts';
import type { Edition } from '#domain/vaccines/edition.ts';
import { publishedEdition } from '#domain/vaccines/editions/editions-data.ts';
import { fail } from './row.ts';
import { groupCaseDifference, wholeChildDifference } from './vaccine-histories.ts';
import { DateSum, GroupCase, readRow, WholeChildCase } from './vaccine-rows.ts';
import { allOf, whyDifferent, type Verdict } from './verdict.ts';

const CaseFile = z.object({
  layout: z.optional(z.unknown()),
  schema: z.optional(z.unknown()),
  edition: z.optional(z.unknown()),
  cases: z.array(z.unknown()).check(z.minLength(1)),
});
type CaseFile = z.infer<typeof CaseFile>;

const HasId = z.object({ id: z.string().check(z.minLength(1)) });

/** Describes how the product's answer differs from a row's; null when they agree. */
type Judge = (row: unknown, file: CaseFile) => string | null;

const LAYOUTS: ReadonlyMap<unknown, Judge> = new Map<unknown, Judge>([
  ['vaccine-cases/1', (row, file) => groupCaseDifference(editionOf(file), readRow(GroupCase, row))],
  ['whole-child-cases/1', (row, file) => wholeChildDifference(editionOf(file), readRow(WholeChildCase, row))],
  ['date-arithmetic/1', (row) => dateSumDifference(readRow(DateSum, row))],
]);

const EDITIONS = ['cdsi-4.64', 'cdsi-4.65'] as const;

/**
 * Checks a file against the edition it names as published, without rolled seasons or an authority. An unreadable row or
 * a
 * repeated id counts as different.
 */
export function judgeVaccineFile(text: string): Verdict {
  const file = readFile(text);
  if (typeof file === 'string') return { rows: 0, differences: [], fault: file };
  const layout = file.layout ?? file.schema;
  const judge = LAYOUTS.get(layout) ?? (() => fail(`layout is not known: ${JSON.stringify(layout)}`));
  const ids = file.cases.map((row) => HasId.safeParse(row).data?.id);
  const differences = file.cases.flatMap((row, index) => {
    const why = allOf([repeatedId(ids, index), whyDifferent(() => judge(row, file))]);
    return why === null ? [] : [{ id: ids[index] ?? `row ${index + 1}`, why }];
  });
  return { rows: file.cases.length, differences };
}

/** Rows that share an id may be copies, so only the first can pass. */
function repeatedId(ids: readonly (string | undefined)[], index: number): string | null {
  const first = ids.indexOf(ids[index]);
  return ids[index] === undefined || first === index ? null : `row ${first + 1} has this id already`;
}

/** The file, or why it cannot be read. */
function readFile(text: string): CaseFile | string {
  try {
    return CaseFile.safeParse(JSON.parse(text.replace(/^\uFEFF/, ''))).data ?? 'it has no cases';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function editionOf({ edition }: CaseFile): Edition {
  const known = EDITIONS.find((id) => id === edition) ?? fail(`edition is not known: ${JSON.stringify(edition)}`);
  return publishedEdition(known);
}

function dateSumDifference({ date, add, is }: DateSum): string | null {
  const duration = parseDuration(add) ?? fail(`not a duration: ${add}`);
  const sum = dayOf(addDuration(dayNumber(date), duration));
  return sum === is ? null : `${date} and ${add}: expected ${is}, got ${sum}`;
}
