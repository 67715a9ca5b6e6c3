import type { Migration } from './migration.ts';

const columns = `child_id, id, email, email_key, relationship, may, token_hash, status, made_by, made_at, expires_at,
    answered_by, answered_at`;

/** The rows of one invitation to several children share their id and token. */
export const invitationsToSeveral: Migration = {
  name: '0015-invitations-to-several',
  sql: ({ text, ofChild }) => [
    `create table invitations_new (
    child_id ${text} not null references children (id) on delete cascade,
    id ${text} not null,
    email ${text} not null,
    email_key ${text} not null,
    relationship ${text} not null,
    may ${text} not null,
    token_hash ${text} not null,
    status ${text} not null,
    made_by ${text} references users (id) on delete set null,
    made_at ${text} not null,
    expires_at ${text} not null,
    answered_by ${text} references users (id) on delete set null,
    answered_at ${text},
    primary key (child_id, id)
  ) ${ofChild}`,
    `insert into invitations_new (${columns}) select ${columns} from invitations`,
    'drop table invitations',
    'alter table invitations_new rename to invitations',
    'create index invitations_by_maker on invitations (made_by)',
    'create index invitations_by_answerer on invitations (answered_by)',
    'create index invitations_by_email on invitations (email_key)',
    'create index invitations_by_token on invitations (token_hash)',
    `create table mails_about (
    child_id ${text} not null references children (id) on delete cascade,
    mail_id ${text} not null references mails (id) on delete cascade,
    primary key (child_id, mail_id)
  ) ${ofChild}`,
    'create index mails_about_by_mail on mails_about (mail_id)',
  ],
};
