import { entryColumns, entryIndexes, type Migration, type Words } from './migration.ts';

const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;

const vaccines = (words: Words) => [
  `alter table children add column mother_rsv_vaccine integer check (mother_rsv_vaccine in (0, 1))`,
  `alter table children add column mother_hepatitis_b ${words.text}`,
  `create table vaccine_plans (
    child_id ${words.text} primary key not null references children (id) on delete cascade,
    authority ${words.text} not null,
    edition ${words.text} not null,
    computed_on ${words.text} not null,
    ${flag('past_open')},${entryColumns(words)}
  ) ${words.ofChild}`,
  `create table doses (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    given_on ${words.text},
    marked_at_time ${words.text} not null,
    cvx ${words.text},
    vaccine ${words.text},
    lot ${words.text},
    place ${words.text},
    site ${words.text},${entryColumns(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`,
  `create table planned_doses (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    vaccine ${words.text} not null,
    number integer not null,
    due_on ${words.text},
    window_ends_on ${words.text},
    ${flag('is_needed')},
    dose_id ${words.text},
    notes ${words.text},${entryColumns(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`,
  `create table vaccine_decisions (
    child_id ${words.text} not null references children (id) on delete cascade,
    vaccine ${words.text} not null,
    decision ${words.text} not null,
    until_on ${words.text},
    reason ${words.text},${entryColumns(words)},
    primary key (child_id, vaccine)
  ) ${words.ofChild}`,
];

const checkups = (words: Words) => [
  `create table checkups (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    visit ${words.text} not null,
    recommended_on ${words.text} not null,
    scheduled_on ${words.text},
    ${flag('completed')},
    notes ${words.text},${entryColumns(words)},
    primary key (child_id, id),
    unique (child_id, visit)
  ) ${words.ofChild}`,
  `create table checkup_questions (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    checkup_id ${words.text} not null,
    asked ${words.text} not null,
    answer ${words.text},${entryColumns(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`,
];

const reminding = (words: Words) => [
  `create table calendar_feeds (
    child_id ${words.text} not null,
    user_id ${words.text} not null,
    token_hash ${words.text} not null unique,
    shows ${words.text} not null,
    made_at ${words.text} not null,
    primary key (child_id, user_id),
    foreign key (child_id, user_id) references child_parents (child_id, user_id) on delete cascade
  ) ${words.ofChild}`,
  `create table reminders (
    child_id ${words.text} not null,
    user_id ${words.text} not null,
    ${flag('vaccines')},
    ${flag('checkups')},
    changed_at ${words.text} not null,
    primary key (child_id, user_id),
    foreign key (child_id, user_id) references child_parents (child_id, user_id) on delete cascade
  ) ${words.ofChild}`,
  `create table sent_reminders (
    child_id ${words.text} not null,
    user_id ${words.text} not null,
    about ${words.text} not null,
    due_on ${words.text} not null,
    sent_at ${words.text} not null,
    primary key (child_id, user_id, about, due_on),
    foreign key (child_id, user_id) references child_parents (child_id, user_id) on delete cascade
  ) ${words.ofChild}`,
  ...['calendar_feeds', 'reminders', 'sent_reminders'].map(
    (name) => `create index ${name}_by_user on ${name} (user_id)`,
  ),
  `alter table mails add column stop_url ${words.text}`,
];

const entryTables = ['vaccine_plans', 'doses', 'planned_doses', 'vaccine_decisions', 'checkups', 'checkup_questions'];

export const care: Migration = {
  name: '0005-care',
  sql: (words) => [...vaccines(words), ...checkups(words), ...reminding(words), ...entryTables.flatMap(entryIndexes)],
};
