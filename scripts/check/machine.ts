import { findProgram } from '#testing/db/programs.ts';
import { findChromium } from '#testing/find-chromium.ts';

/** What to install. */
export type Lack = string | undefined;

export function lackOfPostgres(): Lack {
  return findProgram('initdb') && findProgram('postgres') ? undefined : 'no PostgreSQL (install postgresql)';
}

export function lackOfPgbouncer(): Lack {
  return lackOfPostgres() ?? (findProgram('pgbouncer') ? undefined : 'no PgBouncer (install pgbouncer)');
}

export function lackOfChromium(): Lack {
  return findChromium() ? undefined : 'no Chromium (install chromium)';
}
