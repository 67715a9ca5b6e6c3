import { entryColumns, entryIndexes, type Migration } from './migration.ts';

/** A reservation holds a child's next insight while it is being written, and ends by itself. */
export const insights: Migration = {
  name: '0028-insights',
  sql: (words) => [
    `create table insights (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    request_text ${words.text} not null,
    response_text ${words.text} not null,
    requested_at ${words.text} not null,
    writer ${words.text} not null,
    edition ${words.text} not null,${entryColumns(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`,
    ...entryIndexes('insights'),
    `create table insight_reservations (
    child_id ${words.text} primary key not null references children (id) on delete cascade,
    id ${words.text} not null,
    ends_at ${words.text} not null
  ) ${words.table}`,
  ],
};
