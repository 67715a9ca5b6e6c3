import { entryColumns, entryIndexes, type Migration } from './migration.ts';

export const vaccineConditions: Migration = {
  name: '0006-vaccine-conditions',
  sql: (words) => [
    `create table vaccine_conditions (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,${entryColumns(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`,
    ...entryIndexes('vaccine_conditions'),
  ],
};
