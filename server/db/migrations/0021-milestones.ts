import { entryColumns, entryIndexes, type Migration } from './migration.ts';

/** Of an achieved milestone the day is known, or the month. */
export const milestones: Migration = {
  name: '0021-milestones',
  sql: (words) => [
    `create table milestone_answers (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    milestone_id ${words.text} not null,
    edition ${words.text} not null,
    description ${words.text} not null,
    answer ${words.text} not null,
    achieved_on ${words.text},
    achieved_in ${words.text} check (achieved_in is null or achieved_on is null),
    lost_on ${words.text},
    note ${words.text},${entryColumns(words)},
    primary key (child_id, id),
    unique (child_id, milestone_id)
  ) ${words.ofChild}`,
    ...entryIndexes('milestone_answers'),
  ],
};
