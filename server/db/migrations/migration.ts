import { createHash } from 'node:crypto';

/** The words in which the engines' SQL differs. */
export type Words = {
  /** A text column; ordered by code point on both engines. */
  readonly text: string;
  /** Ends a table. */
  readonly table: string;
  /** Ends a table whose rows belong to a child and lie beside that child's other rows. */
  readonly ofChild: string;
};

export const sqliteWords: Words = { text: 'text', table: 'strict', ofChild: 'strict, without rowid' };
export const postgresWords: Words = { text: 'text collate "C"', table: '', ofChild: '' };

/** One step of the database's structure, forward only. */
export type Migration = {
  /** Its number and subject, '0001-first'. */
  readonly name: string;
  /** The statements, in order; one statement each. */
  readonly sql: (words: Words) => readonly string[];
};

/** The fingerprint of what a migration does on both engines. */
export function fingerprintOf({ name, sql }: Migration): string {
  const work = JSON.stringify([name, sql(sqliteWords), sql(postgresWords)]);
  return createHash('sha256').update(work).digest('hex');
}
