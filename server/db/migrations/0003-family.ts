import type { Migration, Words } from './migration.ts';

const accounts = ({ text, table }: Words) => [
  `alter table users add column used_at ${text}`,
  'update users set used_at = (select max(sessions.used_at) from sessions where sessions.user_id = users.id)',
  `alter table users add column idle_noted_at ${text}`,
  `alter table users add column erased_from ${text}`,
  `create index users_by_erasure on users (erased_from) where erased_from is not null`,
  `alter table sessions add column device ${text} not null default ''`,
  `alter table sessions add column proved_at ${text}`,
  `create table security_events (
    id ${text} primary key not null,
    user_id ${text} not null references users (id) on delete cascade,
    kind ${text} not null,
    detail ${text},
    device ${text} not null,
    at ${text} not null
  ) ${table}`,
  'create index security_events_by_user on security_events (user_id, id)',
  'create index security_events_by_time on security_events (at)',
];

const pictures = ({ text, table }: Words) => [
  `create table pictures (
    id ${text} primary key not null,
    address ${text} not null unique,
    storage_key ${text} not null,
    user_id ${text} references users (id) on delete cascade,
    child_id ${text} references children (id) on delete cascade,
    bytes integer not null,
    made_at ${text} not null,
    check ((user_id is null) <> (child_id is null))
  ) ${table}`,
  'create index pictures_by_user on pictures (user_id)',
  'create index pictures_by_child on pictures (child_id)',
  'create index pictures_by_key on pictures (storage_key)',
  `alter table children add column picture_id ${text} references pictures (id) on delete set null`,
  'create index children_by_picture on children (picture_id)',
];

const sharing = ({ text, ofChild }: Words) => [
  `alter table child_parents add column invited_by ${text} references users (id) on delete set null`,
  'create index child_parents_by_inviter on child_parents (invited_by)',
  `create table invitations (
    child_id ${text} not null references children (id) on delete cascade,
    id ${text} not null,
    email ${text} not null,
    email_key ${text} not null,
    relationship ${text} not null,
    may ${text} not null,
    token_hash ${text} not null unique,
    status ${text} not null,
    made_by ${text} references users (id) on delete set null,
    made_at ${text} not null,
    expires_at ${text} not null,
    answered_by ${text} references users (id) on delete set null,
    answered_at ${text},
    primary key (child_id, id)
  ) ${ofChild}`,
  'create index invitations_by_maker on invitations (made_by)',
  'create index invitations_by_answerer on invitations (answered_by)',
  'create index invitations_by_email on invitations (email_key)',
];

const ground = ({ text, table }: Words) => [
  `create table jobs (
    id ${text} primary key not null,
    kind ${text} not null,
    key ${text},
    payload ${text} not null,
    run_at ${text} not null,
    claim ${text},
    lease_ends_at ${text},
    tries integer not null,
    last_error ${text},
    given_up_at ${text},
    made_at ${text} not null,
    unique (kind, key)
  ) ${table}`,
  'create index jobs_due on jobs (kind, run_at, id) where given_up_at is null',
  `alter table mails add column user_id ${text} references users (id) on delete cascade`,
  `alter table mails add column child_id ${text} references children (id) on delete cascade`,
  'create index mails_by_user on mails (user_id)',
  'create index mails_by_child on mails (child_id)',
  'create index mails_by_address on mails (to_address)',
  'create index mails_by_time on mails (made_at)',
  `insert into jobs (id, kind, key, payload, run_at, tries, made_at)
    select id, 'send-mail', id, '{"mailId":"' || id || '"}', made_at, 0, made_at from mails where sent_at is null`,
  'alter table mails drop column tries',
  'alter table mails drop column last_tried_at',
  'alter table mails drop column last_error',
  `create table transfers (
    id ${text} primary key not null,
    user_id ${text} not null references users (id) on delete cascade,
    kind ${text} not null,
    status ${text} not null,
    done integer not null,
    total integer,
    storage_key ${text},
    bytes integer,
    result ${text},
    made_at ${text} not null,
    ended_at ${text},
    expires_at ${text} not null
  ) ${table}`,
  'create index transfers_by_user on transfers (user_id, id)',
  'create index transfers_by_end on transfers (expires_at)',
  'create index transfers_by_key on transfers (storage_key)',
];

/** For erasing an account; a foreign key creates no index by itself. */
const entries = () =>
  ['children', 'measurements'].flatMap((name) => [
    `create index ${name}_by_maker on ${name} (made_by)`,
    `create index ${name}_by_changer on ${name} (changed_by)`,
  ]);

export const family: Migration = {
  name: '0003-family',
  sql: (words) => [...accounts(words), ...pictures(words), ...sharing(words), ...ground(words), ...entries()],
};
