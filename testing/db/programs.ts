import { accessSync, constants, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** Undefined when the program is not installed. */
export function findProgram(name: 'initdb' | 'postgres' | 'pgbouncer'): string | undefined {
  return [...onPath(), '/usr/sbin', ...debianFolders()].map((folder) => join(folder, name)).find(isProgram);
}

/** @throws Error that names the package to install */
export function requireProgram(name: 'initdb' | 'postgres' | 'pgbouncer'): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`no ${name} (install ${name === 'pgbouncer' ? 'pgbouncer' : 'postgresql'})`);
  return path;
}

/** The programs refuse to run as root. */
export function programUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([found]) => found === name)).find(Boolean);
  if (account === undefined)
    throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

function onPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

function debianFolders(): string[] {
  try {
    const versions = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(debian, version, 'bin'));
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
