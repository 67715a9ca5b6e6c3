import type { Migration } from './migration.ts';

/** The day on which the month of a dose was entered: it was given by then. In UTC for what was there before. */
export const monthEntered: Migration = {
  name: '0020-month-entered',
  sql: ({ text }) => [
    `alter table doses add column month_entered_on ${text}`,
    `update doses set month_entered_on = substr(changed_at, 1, 10) where given_in is not null`,
  ],
};
