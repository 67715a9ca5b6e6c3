import * as z from 'zod/mini';
import type { Found } from '#contract/articles/search.ts';
import { LONGEST_SEARCH } from '#domain/articles/search/read-search.ts';
import { routineSchedule } from '#domain/vaccines/editions/editions-data.ts';
import { searchReply } from '#server/articles/replies/search.ts';
import { searchIndex } from '#server/articles/rules/search/kept-index.ts';
import { libraryOf, ourPublished, type PublishedLibrary } from '#server/articles/rules/library.ts';
import type { Difference, Verdict } from './verdict.ts';

const SearchFile = z.object({
  schema: z.literal('content/retrieval@1'),
  queries: z.array(z.unknown()).check(z.minLength(1)),
});

const Query = z.object({
  id: z.string().check(z.minLength(1)),
  query: z.string().check(z.minLength(1), z.maxLength(LONGEST_SEARCH)),
  /** Any of them will do: 'art:<slug>', 'vax:<name>', 'ms:<age group>', 'food:<id>' or 'visit:<checkup>'. */
  expected: z.array(z.string().check(z.regex(/^(?:art|vax|ms|food|visit):.+$/))).check(z.minLength(1)),
});

/** What is looked at by somebody in a hurry. */
const FIRST = 3;

/** Whether one of the expected ids is among the first three that the product finds in what it publishes itself. */
export async function judgeSearchFile(text: string): Promise<Verdict> {
  const queries = queriesIn(text);
  if (typeof queries === 'string') return { rows: 0, differences: [], fault: queries };
  const library = libraryOf(ourPublished());
  await searchIndex(library);
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const [index, row] of queries.entries()) {
    const parsed = Query.safeParse(row);
    const id = parsed.data?.id ?? `row ${index + 1}`;
    const why = seen.has(id) ? 'another row has this id already' : await missed(parsed, library);
    seen.add(id);
    if (why !== null) differences.push({ id, why });
  }
  return { rows: queries.length, differences };
}

/** The rows of a file, or why it cannot be read. */
function queriesIn(text: string): readonly unknown[] | string {
  try {
    const file = SearchFile.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')));
    return file.data?.queries ?? 'it has no queries of content/retrieval@1';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function missed(
  { data, error }: ReturnType<typeof Query.safeParse>,
  library: PublishedLibrary,
): Promise<string | null> {
  if (!data) return z.prettifyError(error).replaceAll(/\s+/g, ' ');
  const { found: all } = await searchReply(library, data.query);
  const found = all.slice(0, FIRST).map((one) => idsOf(one, library));
  if (found.flat().some((id) => data.expected.includes(id))) return null;
  return `expected ${data.expected.join(' or ')}, got ${found.map(([id]) => id).join(', ') || 'nothing'}`;
}

/** By which files of cases may know it. */
function idsOf({ kind, id }: Found, { byId }: PublishedLibrary): string[] {
  switch (kind) {
    case 'article':
    case 'question':
      return [`art:${byId.get(id)?.article.slug ?? id}`];
    case 'vaccine':
      return vaccineNames(id).map((name) => `vax:${name}`);
    case 'milestones':
      return [`ms:${id}`];
    case 'food':
      return [`food:${id}`];
    case 'checkup':
      return [`visit:${id}`];
  }
}

/** 'var' is also 'varicella'. */
function vaccineNames(id: string): string[] {
  const vaccine = routineSchedule().vaccines.find((one) => one.id === id);
  const names = vaccine ? [id, vaccine.shortName, vaccine.group] : [id];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
