import type { Migration } from './migration.ts';

export const contact: Migration = {
  name: '0025-contact',
  sql: ({ text, table }) => [
    `create table contact_messages (
    id ${text} primary key not null,
    user_id ${text} references users (id) on delete cascade,
    name ${text} not null,
    email ${text} not null,
    subject ${text} not null,
    message ${text} not null,
    mail_id ${text},
    made_at ${text} not null,
    answered_at ${text}
  ) ${table}`,
    'create index contact_messages_by_user on contact_messages (user_id)',
    'create index contact_messages_by_time on contact_messages (made_at)',
  ],
};
