import * as z from 'zod/mini';
import type { Person } from '#contract/stored.ts';
import type { Day } from '#domain/time/day.ts';
import type { Trx } from './db.ts';
import type { Tables } from './tables.ts';

/** Rows that are not exported, with the reason in a sentence. */
export type Excluded = { readonly not: string };

export type Fate<Table extends keyof Tables> = {
  readonly exported: 'with its child' | 'with its account' | Excluded;
  readonly imported: 'with its child' | 'with its account' | Excluded;
  /** What is deleted with the child or account that a column refers to. */
  readonly deleted: { readonly [Column in keyof Tables[Table]]?: 'the row' | 'the name' };
  /** When rows expire that nobody deletes. */
  readonly endsBy?: string;
};

export type Fates = { readonly [Table in keyof Tables]?: Fate<Table> };

export type Cell = string | number | null;

export type PartContent = {
  /** For the JSON file; null when nothing is imported. */
  readonly entries: readonly object[] | null;
  /** For a spreadsheet. The heads name the units. */
  readonly table: { readonly heads: readonly string[]; readonly rows: readonly (readonly Cell[])[] };
};

export type IncomingChild = {
  readonly bornOn: Day;
  /** Today in the earliest time zone, so the latest possible day. */
  readonly today: Day;
};

/**
 * Writes something of a child that is being imported, in a short transaction of its own: others wait meanwhile. Nobody
 * else sees or changes the child yet, so several steps may follow one another.
 */
export type ImportStep<Child> = <T>(work: (trx: Trx, child: Child) => Promise<T>) => Promise<T>;

export type ParsedEntries<Child> = {
  readonly count: number;
  readonly write: (step: ImportStep<Child>, now: Date) => Promise<void>;
};

/** A room's part of export and import. `Child` is the proof that the account may edit it. */
export type ChildPart<Child, Name extends string> = {
  readonly name: Name;
  /** Such as 'measurement'. */
  readonly entry: string;
  /** Each has the fate 'with its child'. */
  readonly tables: readonly (keyof Tables)[];
  readonly about: string;
  readonly read: (trx: Trx, child: Child) => Promise<PartContent>;
  /** Exports of every version have the file. Any other part may be missing, and is then imported as an empty list. */
  readonly isInEveryExport?: true;
  /**
   * Parses the JSON file; missing when nothing is imported.
   *
   * @throws FileRefused
   */
  readonly parse?: (entries: unknown, child: IncomingChild) => ParsedEntries<Child>;
};

/** Authors by name. Ignored on import. */
export const provenanceInFile = {
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  changedBy: z.nullable(z.string()),
  changedAt: z.string(),
};

export type Provenance = Readonly<Record<'madeBy' | 'changedBy', Person> & Record<'madeAt' | 'changedAt', string>>;

export function provenanceOf({ madeBy, madeAt, changedBy, changedAt }: Provenance) {
  return { madeBy: madeBy?.name ?? null, madeAt, changedBy: changedBy?.name ?? null, changedAt };
}

/** An imported file is not as an export writes it. */
export class FileRefused extends Error {
  /** Index in the file; null for a fault of the file. */
  readonly entry: number | null;
  /** Dotted when nested; null for a fault of the entry. */
  readonly field: string | null;

  constructor(message: string, { entry = null, field = null }: { entry?: number | null; field?: string | null } = {}) {
    super(message);
    this.entry = entry;
    this.field = field;
  }
}

/** @throws FileRefused that names the first invalid entry and field */
export function readAs<S extends z.ZodMiniType>(schema: S, given: unknown): z.output<S> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])];
  const entry = typeof path[0] === 'number' ? path[0] : null;
  const field = (entry === null ? path : path.slice(1)).join('.') || null;
  const isUnknown = issue?.code === 'unrecognized_keys';
  throw new FileRefused(isUnknown ? 'This field is unknown' : (issue?.message ?? 'This cannot be read'), {
    entry,
    field,
  });
}
