import type { Migration } from './migration.ts';

/** The dose with which a family corrected its answer that a row's dose was not given, which stands again without it. */
export const givenAs: Migration = {
  name: '0019-given-as',
  sql: ({ text }) => [`alter table planned_doses add column given_as ${text}`],
};
