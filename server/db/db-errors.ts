import { errorCode } from '#server/error-code.ts';

export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

// The low byte is the kind, the rest the detail. https://www.sqlite.org/rescode.html
const sqlite = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  full: 13,
  cannotOpen: 14,
  foreignKey: 787,
  primaryKey: 1555,
  unique: 2067,
} as const;

export function isUnique(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === sqlite.unique || code === sqlite.primaryKey || sqlState(error) === '23505';
}

/** The referenced row does not exist, or is still referenced. */
export function isForeignKey(error: unknown): boolean {
  return sqliteCode(error) === sqlite.foreignKey || sqlState(error) === '23503';
}

/** The failed write is rolled back; reads still work. */
export function isFull(error: unknown): boolean {
  return isSqliteKind(error, sqlite.full) || sqlState(error) === '53100';
}

/** On a full disk SQLite reports some failed writes as this. */
export function isDiskError(error: unknown): boolean {
  return isSqliteKind(error, sqlite.ioError);
}

export function isBusy(error: unknown): boolean {
  return isSqliteKind(error, sqlite.busy);
}

/** Whether the transaction may succeed when retried. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error);
  return state === '40001' || state === '40P01' || isBusy(error);
}

/**
 * Whether the database is temporarily out of service: full, locked, timed out, shutting down, out of connections,
 * unreachable, or on a disk that fails or may only be read.
 *
 * Source: PostgreSQL's error classes 08, 53 and 57, its 55P03 and 25006, of a standby; Node's codes for a lost connection.
 */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || isFull(error) || isPassing(error)) return true;
  if ([sqlite.readOnly, sqlite.ioError, sqlite.cannotOpen].some((kind) => isSqliteKind(error, kind))) return true;
  return /^(08...|53...|57...|25006|55P03|ECONNRESET|EPIPE|ETIMEDOUT)$/.test(errorCode(error));
}

function isSqliteKind(error: unknown, kind: number): boolean {
  const code = sqliteCode(error);
  return code !== undefined && (code & 0xff) === kind;
}

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode : undefined;
}

function sqlState(error: unknown): string | undefined {
  const code = errorCode(error);
  return code.length === 5 ? code : undefined;
}
