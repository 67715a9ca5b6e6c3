import { entryColumns, entryIndexes, type Migration } from './migration.ts';

const columns = 'child_id, vaccine, decision, until_on, reason, made_by, made_at, changed_by, changed_at, version';

/**
 * The day of a decision, in the time zone of whoever made it; in UTC for what was there before. A vaccine may have
 * several decisions, since one that a dose has overtaken is kept beside what is decided later.
 */
export const decidedOn: Migration = {
  name: '0018-decided-on',
  sql: (words) => [
    `create table vaccine_decisions_new (
    child_id ${words.text} not null references children (id) on delete cascade,
    vaccine ${words.text} not null,
    decision ${words.text} not null,
    until_on ${words.text},
    reason ${words.text},
    decided_on ${words.text} not null,${entryColumns(words)},
    primary key (child_id, vaccine, made_at)
  ) ${words.ofChild}`,
    `insert into vaccine_decisions_new (${columns}, decided_on)
      select ${columns}, substr(changed_at, 1, 10) from vaccine_decisions`,
    'drop table vaccine_decisions',
    'alter table vaccine_decisions_new rename to vaccine_decisions',
    ...entryIndexes('vaccine_decisions'),
  ],
};
