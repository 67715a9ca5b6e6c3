import type { Migration } from './migration.ts';

/** Addresses that the operator has let sign up. */
export const invitedAddresses: Migration = {
  name: '0010-invited-addresses',
  sql: ({ text, table }) => [
    `create table invited_addresses (
    email_key ${text} primary key not null,
    email ${text} not null,
    made_at ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  ],
};
