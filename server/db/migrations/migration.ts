import { createHash } from 'node:crypto';

export type Words = {
  /** Text ordered by code point on both engines. */
  readonly text: string;
  readonly table: string;
  /** Ends a table whose rows are clustered by child. */
  readonly ofChild: string;
};

export const sqliteWords: Words = { text: 'text', table: 'strict', ofChild: 'strict, without rowid' };
export const postgresWords: Words = { text: 'text collate "C"', table: '', ofChild: '' };

export type Migration = {
  /** '0001-first' */
  readonly name: string;
  /** One statement each. */
  readonly sql: (words: Words) => readonly string[];
};

export function fingerprintOf({ name, sql }: Migration): string {
  const work = JSON.stringify([name, sql(sqliteWords), sql(postgresWords)]);
  return createHash('sha256').update(work).digest('hex');
}
