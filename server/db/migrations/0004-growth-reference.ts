import type { Migration } from './migration.ts';

/** The growth reference of an account from 24 months. */
export const growthReference: Migration = {
  name: '0004-growth-reference',
  sql: ({ text }) => [`alter table users add column growth_reference ${text} not null default 'cdc'`],
};
