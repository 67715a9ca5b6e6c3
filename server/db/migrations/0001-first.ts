import type { Migration, Words } from './migration.ts';

const entry = ({ text }: Words) => `
  made_by ${text} references users (id) on delete set null,
  made_at ${text} not null,
  changed_by ${text} references users (id) on delete set null,
  changed_at ${text} not null,
  version integer not null`;

const accounts = ({ text, table }: Words) => [
  `create table users (
    id ${text} primary key not null,
    name ${text} not null,
    email ${text} not null,
    email_key ${text} not null unique,
    password_hash ${text} not null,
    region ${text} not null default 'us',
    time_zone ${text} not null default 'America/New_York',
    units ${text} not null default 'metric',
    theme ${text} not null default 'system',
    made_at ${text} not null,
    changed_at ${text} not null,
    version integer not null default 1
  ) ${table}`,
  `create table sign_ups (
    id ${text} primary key not null,
    name ${text} not null,
    email ${text} not null,
    email_key ${text} not null,
    password_hash ${text} not null,
    region ${text} not null default 'us',
    time_zone ${text} not null default 'America/New_York',
    next_path ${text},
    made_at ${text} not null,
    expires_at ${text} not null
  ) ${table}`,
  'create index sign_ups_by_email on sign_ups (email_key)',
  `create table tokens (
    hash ${text} primary key not null,
    purpose ${text} not null,
    sign_up_id ${text} references sign_ups (id) on delete set null,
    user_id ${text} references users (id) on delete cascade,
    browser_hash ${text},
    made_at ${text} not null,
    expires_at ${text} not null,
    spent_at ${text}
  ) ${table}`,
  'create index tokens_by_sign_up on tokens (sign_up_id)',
  'create index tokens_by_user on tokens (user_id)',
  `create table sessions (
    id ${text} primary key not null,
    user_id ${text} not null references users (id) on delete cascade,
    token_hash ${text} not null unique,
    remember integer not null check (remember in (0, 1)),
    made_at ${text} not null,
    used_at ${text} not null,
    idle_ends_at ${text} not null,
    ends_at ${text} not null
  ) ${table}`,
  'create index sessions_by_user on sessions (user_id)',
];

const children = (words: Words) => [
  `create table children (
    id ${words.text} primary key not null,
    first_name ${words.text} not null,
    last_name ${words.text},
    born_on ${words.text} not null,
    gender ${words.text},
    gestation_days integer,
    birth_weight_g integer,
    birth_weight_text ${words.text},
    ${entry(words)}
  ) ${words.table}`,
  `create table child_parents (
    id ${words.text} not null unique,
    child_id ${words.text} not null references children (id) on delete cascade,
    user_id ${words.text} not null references users (id) on delete cascade,
    relationship ${words.text} not null,
    is_primary integer not null check (is_primary in (0, 1)),
    may ${words.text} not null,
    joined_at ${words.text} not null,
    primary key (child_id, user_id)
  ) ${words.ofChild}`,
  'create unique index child_parents_one_primary on child_parents (child_id) where is_primary = 1',
  'create index child_parents_by_user on child_parents (user_id)',
  `create table active_children (
    user_id ${words.text} primary key not null references users (id) on delete cascade,
    child_id ${words.text} not null references children (id) on delete cascade
  ) ${words.table}`,
  'create index active_children_by_child on active_children (child_id)',
];

const growth = (words: Words) => [
  `create table measurements (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    measured_on ${words.text} not null,
    age_in_months_only integer,
    weight_g integer,
    weight_text ${words.text},
    height_tenth_mm integer,
    height_text ${words.text},
    position ${words.text},
    head_tenth_mm integer,
    head_text ${words.text},
    place ${words.text},
    note ${words.text},
    kept ${words.text} not null,
    ${entry(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`,
  'create index measurements_by_day on measurements (child_id, measured_on, id)',
];

const ground = ({ text, table }: Words) => [
  `create table mails (
    id ${text} primary key not null,
    kind ${text} not null,
    to_address ${text} not null,
    subject ${text} not null,
    text ${text} not null,
    html ${text} not null,
    made_at ${text} not null,
    sent_at ${text},
    tries integer not null,
    last_tried_at ${text},
    last_error ${text}
  ) ${table}`,
  'create index mails_waiting on mails (id) where sent_at is null',
  `create table rate_limits (
    key ${text} primary key not null,
    started_at ${text} not null,
    used integer not null
  ) ${table}`,
  `create table challenges (
    id ${text} primary key not null,
    action ${text} not null,
    bits integer not null,
    expires_at ${text} not null
  ) ${table}`,
  `create table settings (
    name ${text} primary key not null,
    value ${text} not null
  ) ${table}`,
];

export const first: Migration = {
  name: '0001-first',
  sql: (words) => [...accounts(words), ...children(words), ...growth(words), ...ground(words)],
};
