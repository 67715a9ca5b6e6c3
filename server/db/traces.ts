import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseRefused } from './database-refused.ts';

/** Signs beside a database that the installation has run before. */
export const besideDatabase = ['files', 'copies', 'folder-id'] as const;

/**
 * The first of the files and folders that is not empty. A database without families beside one of them is a lost one
 * and never a new installation: the hourly sweep would delete every picture.
 *
 * @returns its path; null when none is there
 */
export function traceIn(dataDir: string, names: readonly string[]): string | null {
  return names.map((name) => join(dataDir, name)).find(holdsSomething) ?? null;
}

/** For the embedded database. */
export function lostDatabase(path: string, trace: string): DatabaseRefused {
  return new DatabaseRefused(
    `${path} is missing or empty, but ${trace} is of a database: put a backup or a copy in its place, or set DATA_DIR to a new folder (DATABASE_URL, if the families are in PostgreSQL).`,
  );
}

function holdsSomething(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return false;
  return found.isDirectory() ? readdirSync(path).length > 0 : found.size > 0;
}
