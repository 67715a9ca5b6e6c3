import type { Migration, Words } from './migration.ts';

/** Accounts at other places that let somebody into an account here. */
const identities = ({ text, table }: Words) => [
  `create table identities (
    id ${text} primary key not null,
    user_id ${text} not null references users (id) on delete cascade,
    issuer ${text} not null,
    subject ${text} not null,
    issuer_name ${text} not null,
    email ${text},
    made_at ${text} not null,
    used_at ${text} not null,
    unlinked_at ${text}
  ) ${table}`,
  'create unique index identities_by_subject on identities (issuer, subject) where unlinked_at is null',
  'create index identities_by_user on identities (user_id)',
];

export const identitiesOfAccounts: Migration = { name: '0026-identities', sql: identities };
