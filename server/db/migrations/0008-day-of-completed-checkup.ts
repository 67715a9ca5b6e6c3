import type { Migration } from './migration.ts';

/** Null if nobody said; checkups completed before their day get the day of marking. */
export const dayOfCompletedCheckup: Migration = {
  name: '0008-day-of-completed-checkup',
  sql: ({ text }) => [
    `alter table checkups add column completed_on ${text}`,
    `update checkups set completed_on = substr(changed_at, 1, 10)
      where completed = 1 and coalesce(scheduled_on, recommended_on) > substr(changed_at, 1, 10)`,
  ],
};
