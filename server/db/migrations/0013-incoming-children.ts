import type { Migration } from './migration.ts';

/** Children that an import is adding: nobody has access to one before all are there. */
export const incomingChildren: Migration = {
  name: '0013-incoming-children',
  sql: ({ text, ofChild }) => [
    `create table incoming_children (
    child_id ${text} primary key not null references children (id) on delete cascade,
    user_id ${text} not null references users (id) on delete cascade,
    import_id ${text} not null,
    relationship ${text} not null
  ) ${ofChild}`,
    'create index incoming_children_by_user on incoming_children (user_id)',
    'create index incoming_children_by_import on incoming_children (import_id)',
  ],
};
