import type { Migration } from './migration.ts';

export const growthReference: Migration = {
  name: '0004-growth-reference',
  sql: ({ text }) => [`alter table users add column growth_reference ${text} not null default 'cdc'`],
};
