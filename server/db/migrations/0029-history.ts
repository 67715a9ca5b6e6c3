import type { Migration } from './migration.ts';

/**
 * A message points to the account's choice to keep its history: without it none can be stored, and all go with it. One
 * about a child goes with the account's access to the child.
 */
export const history: Migration = {
  name: '0029-history',
  sql: ({ text, table, ofChild }) => [
    `create table chat_histories (
    user_id ${text} primary key not null references users (id) on delete cascade,
    kept_since ${text} not null
  ) ${table}`,
    `create table chat_messages (
    user_id ${text} not null references chat_histories (user_id) on delete cascade,
    id ${text} not null,
    child_id ${text},
    asked_at ${text} not null,
    text ${text} not null,
    answer ${text} not null,
    is_imported integer not null check (is_imported in (0, 1)),
    primary key (user_id, id),
    foreign key (child_id, user_id) references child_parents (child_id, user_id) on delete cascade
  ) ${ofChild}`,
    'create index chat_messages_by_child on chat_messages (child_id, user_id)',
    'create index chat_messages_by_time on chat_messages (asked_at)',
  ],
};
