import * as z from 'zod/mini';
import type { FieldProblem } from '#contract/problem.ts';
import { inSteps } from './chunks.ts';
import type { Entries, EntryFacts, EntryRow } from './entries.ts';
import { withNewIds } from './id.ts';
import {
  FileRefused,
  provenanceOf,
  readAs,
  type Cell,
  type IncomingChild,
  type ParsedEntries,
  type PartContent,
  type Provenance,
} from './portable.ts';
import type { WritableChild } from './proven-child.ts';

/** The fate of a table of entries. */
export const withItsChild = {
  exported: 'with its child',
  imported: 'with its child',
  deleted: { child_id: 'the row', made_by: 'the name', changed_by: 'the name' },
} as const;

type InReply = Provenance & { readonly id: string; readonly childId: string; readonly version: number };

/** What a file has of a reply: ids and versions mean nothing elsewhere. */
export function inFile<Reply extends InReply>({ id: _id, childId: _childId, version: _version, ...entry }: Reply) {
  return { ...entry, ...provenanceOf(entry) };
}

export type Column<Entry> = { readonly head: string; readonly cell: (entry: Entry) => Cell };

export function tableOf<Entry>(columns: readonly Column<Entry>[], entries: readonly Entry[]): PartContent['table'] {
  return {
    heads: columns.map(({ head }) => head),
    rows: entries.map((entry) => columns.map(({ cell }) => cell(entry))),
  };
}

type Read<Row extends EntryRow> = { readonly facts: EntryFacts<Row>; readonly problems: readonly FieldProblem[] };

/**
 * The `parse` of a part whose file is a list of entries.
 *
 * @param factsOf gets all entries, too, where one depends on the others
 */
export function entriesParser<Row extends EntryRow, Entry>(
  stored: Entries<Row>,
  schema: z.ZodMiniType<Entry>,
  factsOf: (entry: Entry, child: IncomingChild, all: readonly Entry[]) => Read<Row>,
): (given: unknown, child: IncomingChild) => ParsedEntries<WritableChild> {
  const { most, tooMany } = stored.limit;
  const list = z.array(schema).check(z.maxLength(most, { error: tooMany }));
  return (given, child) => {
    const read = readAs(list, given);
    const all = read.map((entry, n) => {
      const { facts, problems } = factsOf(entry, child, read);
      const [problem] = problems;
      if (problem) throw new FileRefused(problem.message, { entry: n, field: problem.name });
      return facts;
    });
    return {
      count: all.length,
      write: async (step, now) => {
        for (const some of inSteps(withNewIds(all, now))) {
          await step((trx, proven) => stored.insert(trx, proven, some, now));
        }
      },
    };
  };
}
