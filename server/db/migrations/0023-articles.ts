import { entryColumns, entryIndexes, type Migration, type Words } from './migration.ts';

const pictures = ({ text, table }: Words) => [
  `create table article_pictures (
    id ${text} primary key not null,
    state ${text} not null,
    made_by ${text} references users (id) on delete set null,
    made_at ${text} not null
  ) ${table}`,
  'create index article_pictures_by_maker on article_pictures (made_by)',
  'create index article_pictures_by_time on article_pictures (made_at)',
];

/** What an article says now, and what of it is published, are versions. */
const articlesOfEditors = (words: Words) => [
  `create table articles (
    id ${words.text} primary key not null,
    slug ${words.text} unique,
    published_version integer,
    published_at ${words.text},
    first_published_at ${words.text},
    is_removed integer not null check (is_removed in (0, 1)),${entryColumns(words)}
  ) ${words.table}`,
  'create index articles_by_removal on articles (is_removed, changed_at)',
  `create table article_versions (
    article_id ${words.text} not null references articles (id) on delete cascade,
    version integer not null,
    act ${words.text} not null,
    content ${words.text} not null,
    picture_id ${words.text} references article_pictures (id),
    changed_by ${words.text} references users (id) on delete set null,
    changed_at ${words.text} not null,
    primary key (article_id, version)
  ) ${words.ofChild}`,
  'create index article_versions_by_changer on article_versions (changed_by)',
  'create index article_versions_by_picture on article_versions (picture_id)',
];

/** One row that counts publications, so that each process notices those of others. */
const changes = ({ table }: Words) => `create table library_changes (
    id integer primary key not null check (id = 1),
    made integer not null
  ) ${table}`;

export const articles: Migration = {
  name: '0023-articles',
  sql: (words) => [...pictures(words), ...articlesOfEditors(words), changes(words), ...entryIndexes('articles')],
};
