import type { Migration } from './migration.ts';

export const billing: Migration = {
  name: '0024-billing',
  sql: ({ text, table, ofChild }) => [
    `create table payment_customers (
    user_id ${text} not null references users (id) on delete cascade,
    provider ${text} not null,
    customer_id ${text},
    round integer not null,
    checkout_id ${text},
    checkout_url ${text},
    checkout_ends_at ${text},
    asked integer not null,
    told integer not null,
    checked_at ${text} not null,
    made_at ${text} not null,
    primary key (user_id, provider),
    unique (provider, customer_id)
  ) ${table}`,
    'create index payment_customers_by_check on payment_customers (provider, checked_at)',
    `create table subscriptions (
    user_id ${text} primary key not null references users (id) on delete cascade,
    provider ${text} not null,
    subscription_id ${text} not null,
    status ${text} not null,
    cancels_at_period_end integer not null check (cancels_at_period_end in (0, 1)),
    cancel_at ${text},
    current_period_end ${text},
    changed_at ${text} not null
  ) ${table}`,
    `create table plan_grants (
    user_id ${text} primary key not null references users (id) on delete cascade,
    until_at ${text} not null,
    made_at ${text} not null
  ) ${table}`,
    `create table plan_changes (
    user_id ${text} not null references users (id) on delete cascade,
    id ${text} not null,
    what ${text} not null,
    until_at ${text},
    at ${text} not null,
    primary key (user_id, id)
  ) ${ofChild}`,
    `create table payment_events (
    id ${text} primary key not null,
    received_at ${text} not null
  ) ${table}`,
    'create index payment_events_by_time on payment_events (received_at)',
    `create table test_payments (
    id ${text} primary key not null,
    kind ${text} not null,
    customer_id ${text} not null,
    request_key ${text} unique,
    state ${text} not null,
    made_at ${text} not null
  ) ${table}`,
    'create index test_payments_by_customer on test_payments (customer_id, kind)',
  ],
};
