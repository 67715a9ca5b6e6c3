import { existsSync } from 'node:fs';
import { findProgram } from '#testing/db/programs.ts';

/** The sentence that names what this machine lacks, or undefined when it lacks nothing. */
export type Lack = string | undefined;

export function lackOfPostgres(): Lack {
  return findProgram('initdb') && findProgram('postgres') ? undefined : 'no PostgreSQL (install postgresql)';
}

export function lackOfPgbouncer(): Lack {
  return lackOfPostgres() ?? (findProgram('pgbouncer') ? undefined : 'no PgBouncer (install pgbouncer)');
}

/** Chromium is `CHROME_PATH`, else the one of Debian. */
export function lackOfChromium(): Lack {
  return existsSync(process.env.CHROME_PATH || '/usr/bin/chromium') ? undefined : 'no Chromium (install chromium)';
}
