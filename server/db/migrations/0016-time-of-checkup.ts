import type { Migration } from './migration.ts';

/** What families wrote of them in the notes stays there. */
export const timeOfCheckup: Migration = {
  name: '0016-time-of-checkup',
  sql: ({ text }) => [
    `alter table checkups add column scheduled_time ${text}`,
    `alter table checkups add column place ${text}`,
  ],
};
