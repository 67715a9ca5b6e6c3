import type { Migration } from './migration.ts';

/** When it is next looked whether there is something to remind of: at once, and then each morning. */
export const lookForReminders: Migration = {
  name: '0011-look-for-reminders',
  sql: ({ text }) => [
    `alter table reminders add column look_at ${text} not null default ''`,
    'create index reminders_by_look on reminders (look_at)',
  ],
};
