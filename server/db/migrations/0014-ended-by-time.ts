import type { Migration } from './migration.ts';

/** What ends by itself is found by its time: strangers decide how many of these rows there are. */
export const endedByTime: Migration = {
  name: '0014-ended-by-time',
  sql: () => [
    'create index rate_limits_by_start on rate_limits (started_at)',
    'create index challenges_by_end on challenges (expires_at)',
    'create index sessions_by_idle_end on sessions (idle_ends_at)',
    'create index sessions_by_end on sessions (ends_at)',
    'create index tokens_by_end on tokens (expires_at)',
    'create index sign_ups_by_end on sign_ups (expires_at)',
  ],
};
