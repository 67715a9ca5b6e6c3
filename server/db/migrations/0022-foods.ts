import { entryColumns, entryIndexes, type Migration, type Words } from './migration.ts';

const flag = (name: string) => `${name} integer not null check (${name} in (0, 1))`;

const tastes = (words: Words) => `create table tastes (
    child_id ${words.text} not null references children (id) on delete cascade,
    id ${words.text} not null,
    food_id ${words.text},
    name ${words.text} not null,
    allergens ${words.text} not null,
    tried_on ${words.text} not null,
    liking ${words.text},
    reaction ${words.text},
    ${flag('is_serious')},
    signs ${words.text} not null,
    allowed_on ${words.text},
    allowed ${words.text} not null,
    note ${words.text},${entryColumns(words)},
    primary key (child_id, id)
  ) ${words.ofChild}`;

/** Accounts that may write entries of the food guide, and the latest versions of each entry. */
const guide = (words: Words) => [
  `create table editors (
    user_id ${words.text} primary key not null references users (id) on delete cascade,
    made_at ${words.text} not null
  ) ${words.table}`,
  `create table food_guide_entries (
    id ${words.text} primary key not null,
    ${flag('is_removed')},${entryColumns(words)}
  ) ${words.table}`,
  `create index food_guide_entries_by_removal on food_guide_entries (is_removed, changed_at)`,
  `create table food_guide_versions (
    entry_id ${words.text} not null references food_guide_entries (id) on delete cascade,
    version integer not null,
    content ${words.text} not null,
    ${flag('is_removed')},
    changed_by ${words.text} references users (id) on delete set null,
    changed_at ${words.text} not null,
    primary key (entry_id, version)
  ) ${words.ofChild}`,
  `create index food_guide_versions_by_changer on food_guide_versions (changed_by)`,
];

export const foods: Migration = {
  name: '0022-foods',
  sql: (words) => [tastes(words), ...guide(words), ...['tastes', 'food_guide_entries'].flatMap(entryIndexes)],
};
