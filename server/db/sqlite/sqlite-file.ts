import { closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isOnFullDisk } from '#server/is-writable.ts';
import { DatabaseRefused } from '../database-refused.ts';
import { isBusy } from '../db-errors.ts';
import { besideDatabase, lostDatabase, traceIn } from '../traces.ts';
import { requireOwnLog } from './own-log.ts';

// SQLITE_CORRUPT and SQLITE_NOTADB
const damaged = new Set([11, 26]);
const openWaitMs = 5000;
const openPauseMs = 10;

export function sqlitePath(dataDir: string): string {
  return join(dataDir, 'fernling.sqlite');
}

/**
 * Creates the file readable by its owner only.
 *
 * @throws DatabaseRefused when the file is damaged, not a database, not writable, beside the log of another file, or
 *   missing among what belongs to one
 */
export function openSqliteFile(path: string): DatabaseSync {
  let handle: DatabaseSync | undefined;
  try {
    requireNoTraces(path);
    requireOwnLog(path);
    makePrivate(path);
    handle = new DatabaseSync(path, { timeout: openWaitMs });
    prepareHandle(handle, path);
    return handle;
  } catch (error) {
    handle?.close();
    throw refusal(error, path);
  }
}

/** SQLite would delete the log of a lost database. */
function requireNoTraces(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  const trace = traceIn(dirname(path), [`${basename(path)}-wal`, ...besideDatabase]);
  if (trace !== null) throw lostDatabase(path, trace);
}

function makePrivate(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
}

function prepareHandle(handle: DatabaseSync, path: string): void {
  const mode = enableWal(handle);
  if (mode !== 'wal') throw new DatabaseRefused(`${path} lies where SQLite cannot keep its log, like a network drive.`);
  // `full`: a commit is on the disk before it is acknowledged.
  handle.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -16000');
  // What is deleted is overwritten, so that neither the file nor a later backup holds it.
  handle.exec('pragma secure_delete = on');
  const found = handle.prepare('pragma quick_check(1)').get()?.['quick_check'];
  if (found !== 'ok') throw damage(path);
  // A read-only file opens without an error: only a write fails.
  handle.exec('begin immediate; pragma user_version = 0; rollback');
  // From now on the driver waits: SQLite's own wait blocks this process.
  handle.exec('pragma busy_timeout = 0');
}

/**
 * When several processes enable WAL on a new file, SQLite refuses all but one without waiting. Blocking is fine:
 * nothing else runs yet.
 */
function enableWal(handle: DatabaseSync): unknown {
  const giveUpAt = performance.now() + openWaitMs;
  for (;;) {
    try {
      return handle.prepare('pragma journal_mode = wal').get()?.['journal_mode'];
    } catch (error) {
      if (!isBusy(error) || performance.now() > giveUpAt) throw error;
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, openPauseMs);
  }
}

function refusal(error: unknown, path: string): Error {
  if (error instanceof DatabaseRefused) return error;
  if (!(error instanceof Error)) return new DatabaseRefused(`${path} cannot be opened.`);
  if ('errcode' in error && typeof error.errcode === 'number' && damaged.has(error.errcode & 0xff)) return damage(path);
  const why = isOnFullDisk(dirname(path)) ? 'the disk is full' : error.message;
  return new DatabaseRefused(`${path} cannot be opened for writing (${why}).`, { cause: error });
}

function damage(path: string): DatabaseRefused {
  return new DatabaseRefused(
    `${path} is damaged or is not a database: put a copy or a backup in its place, and remove ${path}-wal and ${path}-shm.`,
  );
}
