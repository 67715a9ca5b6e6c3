import * as z from 'zod/mini';
import type { Person } from '#contract/stored.ts';
import type { Day } from '#domain/time/day.ts';
import type { Trx } from './db.ts';
import type { Tables } from './tables.ts';

/** Rows that stay behind, with the reason in a sentence. */
export type Left = { readonly not: string };

/** What becomes of the rows of a table when a family takes its data along, brings it back, or leaves. */
export type Fate<Table extends keyof Tables> = {
  readonly exported: 'with its child' | 'with its account' | Left;
  readonly imported: 'with its child' | 'with its account' | Left;
  /** For each column that names a child or an account: what goes when they do. */
  readonly deleted: { readonly [Column in keyof Tables[Table]]?: 'the row' | 'the name' };
  /** When rows go that nobody deletes. */
  readonly endsBy?: string;
};

/** The fates of some tables. Together the rooms name every table there is. */
export type Fates = { readonly [Table in keyof Tables]?: Fate<Table> };

/** What a table in a spreadsheet has in one place. */
export type Cell = string | number | null;

/** What a room takes along of one child. */
export type Taken = {
  /** For the JSON file, which an import reads; null where there is nothing to bring back. */
  readonly entries: readonly object[] | null;
  /** The same for a spreadsheet. The heads name the units. */
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly Cell[])[] };
};

/** What every entry of a child that is brought back may rely on. */
export type ComingChild = {
  readonly bornOn: Day;
  /** The latest day that it is anywhere. */
  readonly today: Day;
};

/** Entries that were read and judged, and how they are written once their child is there. */
export type Brought<Child> = {
  readonly count: number;
  readonly write: (trx: Trx, child: Child, now: Date) => Promise<void>;
};

/**
 * A room's part of what a family takes along and brings back. `Child` is the proof that the account may edit the child.
 */
export type ChildPart<Child, Name extends string = string> = {
  /** Name of its files, without an ending. */
  readonly name: Name;
  /** One entry, in a word: 'measurement'. */
  readonly entry: string;
  /** What its files hold, in a sentence. */
  readonly about: string;
  readonly take: (trx: Trx, child: Child) => Promise<Taken>;
  /** Exports from before this part have no such file: it is then brought back as an empty list. */
  readonly mayBeMissing?: true;
  /**
   * Reads what stands in the JSON file; not there where nothing is brought back.
   *
   * @throws FileRefused
   */
  readonly bring?: (entries: unknown, child: ComingChild) => Brought<Child>;
};

/** Who made an entry and who changed it last, by name, as a file tells it. None of it is brought back. */
export const provenanceInFile = {
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
};

type Provenance = Readonly<Record<'madeBy' | 'changedBy', Person> & Record<'madeAt' | 'changedAt', string>>;

/** The `provenanceInFile` of an entry. */
export function provenanceOf({ madeBy, madeAt, changedBy, changedAt }: Provenance) {
  return { madeBy: madeBy?.name ?? null, madeAt, changedBy: changedBy?.name ?? null, changedAt };
}

/** Something in a file that is brought back is not as an export writes it. */
export class FileRefused extends Error {
  /** Which entry of the file, from 0; null where it is about the file. */
  readonly entry: number | null;
  /** Which field is at fault, dotted when nested; null where it is about the entry. */
  readonly field: string | null;

  constructor(message: string, { entry = null, field = null }: { entry?: number | null; field?: string | null } = {}) {
    super(message);
    this.entry = entry;
    this.field = field;
  }
}

/**
 * Reads what stands in a file by its schema.
 *
 * @throws FileRefused that names the first entry and field at fault
 */
export function readAs<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  const entry = typeof path[0] === 'number' ? path[0] : null;
  const field = (entry === null ? path : path.slice(1)).join('.') || null;
  const isUnknown = issue?.code === 'unrecognized_keys';
  throw new FileRefused(isUnknown ? 'This field is not known here' : (issue?.message ?? 'This cannot be read'), {
    entry,
    field,
  });
}
