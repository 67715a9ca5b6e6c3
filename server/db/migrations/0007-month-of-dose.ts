import type { Migration } from './migration.ts';

/** Of a dose the day is known, or the month, or neither. */
export const monthOfDose: Migration = {
  name: '0007-month-of-dose',
  sql: ({ text }) => [`alter table doses add column given_in ${text} check (given_in is null or given_on is null)`],
};
