import type { Migration } from './migration.ts';

export const ai: Migration = {
  name: '0027-ai',
  sql: ({ text, table, ofChild }) => [
    `create table ai_usage (
    user_id ${text} not null references users (id) on delete cascade,
    on_day ${text} not null,
    calls integer not null,
    tokens_in integer not null,
    tokens_out integer not null,
    errors integer not null,
    primary key (user_id, on_day)
  ) ${ofChild}`,
    'create index ai_usage_by_day on ai_usage (on_day)',
    `create table ai_months (
    month ${text} primary key not null,
    calls integer not null,
    tokens_in integer not null,
    tokens_out integer not null,
    errors integer not null
  ) ${table}`,
    `create table ai_consents (
    user_id ${text} not null references users (id) on delete cascade,
    recipient ${text} not null,
    agrees integer not null check (agrees in (0, 1)),
    at ${text} not null,
    primary key (user_id, recipient)
  ) ${ofChild}`,
  ],
};
