import { randomInt } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { errorCode } from '#server/error-code.ts';
import { DatabaseRefused } from '../database-refused.ts';
import type { Db } from '../db.ts';
import { SqliteEngine, engineOf } from '../engine.ts';

/** Offset and size of the user version in the header. https://www.sqlite.org/fileformat2.html#the_database_header */
export const MARK_AT = { offset: 60, bytes: 4 } as const;

/**
 * SQLite applies a write-ahead log to whatever file lies beside it, so a backup restored after a crash would be
 * overwritten with newer pages, or damaged by them. Each start marks the file, and notes the mark in a file beside it; a
 * log that is not empty belongs to a file with a noted mark.
 *
 * @throws DatabaseRefused before SQLite has opened the file
 */
export function requireOwnLog(path: string): void {
  if (sizeOf(`${path}-wal`) === 0 || sizeOf(path) < MARK_AT.offset + MARK_AT.bytes) return;
  const noted = notedMarks(path);
  if (noted === null || noted.includes(markIn(path))) return;
  throw new DatabaseRefused(
    `${path}-wal holds the last changes of another file than ${path}: if that is a backup or a copy, remove ${path}-wal and ${path}-shm; if nobody has replaced it, remove ${notePath(path)}.`,
  );
}

/** Only while the log is empty: else another program has the file open, whose mark stays. */
export async function markFile(db: Db, path: string): Promise<void> {
  if (sizeOf(`${path}-wal`) > 0) return;
  const mark = randomInt(1, 2 ** 31);
  noteMarks(path, [markIn(path), mark]);
  await sql`pragma user_version = ${sql.lit(mark)}`.execute(db);
  await emptyLog(db);
  // While another program reads, the mark stays in the log, and the file keeps the one before.
  if (sizeOf(`${path}-wal`) === 0) noteMarks(path, [markIn(path)]);
}

/** Writes the log into the file and empties it, so that neither holds what was deleted. Nothing for PostgreSQL. */
export async function emptyLog(db: Db): Promise<void> {
  if (!(engineOf(db) instanceof SqliteEngine)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}

function notePath(path: string): string {
  return `${path}-mark`;
}

function noteMarks(path: string, marks: readonly number[]): void {
  const part = `${notePath(path)}.part`;
  writeFileSync(part, `${marks.join(' ')}\n`, { mode: 0o600, flush: true });
  renameSync(part, notePath(path));
}

/** Null where none were noted yet. */
function notedMarks(path: string): readonly number[] | null {
  try {
    return readFileSync(notePath(path), 'utf8').trim().split(' ').map(Number);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}

function markIn(path: string): number {
  const file = openSync(path, 'r');
  try {
    const mark = Buffer.alloc(MARK_AT.bytes);
    readSync(file, mark, 0, MARK_AT.bytes, MARK_AT.offset);
    return mark.readUInt32BE();
  } finally {
    closeSync(file);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
