export type Words = {
  /** Text ordered by code point on both engines. */
  readonly text: string;
  readonly table: string;
  /** Ends a table whose rows are clustered by child. */
  readonly ofChild: string;
};

export const sqliteWords: Words = { text: 'text', table: 'strict', ofChild: 'strict, without rowid' };
export const postgresWords: Words = { text: 'text collate "C"', table: '', ofChild: '' };

export type Migration = {
  /** '0001-first' */
  readonly name: string;
  /** One statement each. */
  readonly sql: (words: Words) => readonly string[];
};

/** The columns of `Entry`. Published migrations contain it, so it is never edited. */
export const entryColumns = ({ text }: Words) => `
    made_by ${text} references users (id) on delete set null,
    made_at ${text} not null,
    changed_by ${text} references users (id) on delete set null,
    changed_at ${text} not null,
    version integer not null`;

/** For erasing an account; a foreign key creates no index by itself. */
export const entryIndexes = (table: string) => [
  `create index ${table}_by_maker on ${table} (made_by)`,
  `create index ${table}_by_changer on ${table} (changed_by)`,
];
