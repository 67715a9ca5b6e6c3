import { describe, expect, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { aDatabase, aPlace } from '#testing/db/a-database.ts';
import { personalColumns, plantTable, tablesOf, type Column } from '#testing/db/schema.ts';
import { fates } from './rooms.ts';

describe('[ACC-03] what names a child or an account', () => {
  test('every table that does is named by export, import and deletion, column by column', async () => {
    expect(missingIn(await personalColumns(await aDatabase()))).toEqual([]);
  });

  test('every table there is has a fate', async () => {
    const tables = await tablesOf(await aDatabase());

    expect(Object.keys(fates).toSorted()).toEqual(tables.toSorted());
  });

  test('a table of a new room that nobody named is found out', async () => {
    const place = await aPlace();
    const db = await openDb(place);
    await plantTable(db);

    const missing = missingIn(await personalColumns(db));
    await close(db);

    expect(missing.toSorted()).toEqual(['doses.child_id', 'doses.given_by', 'doses.seen']);
  });

  test('deletion does what is said of it: rows go with the child or the account, or lose the name', async () => {
    const found = await personalColumns(await aDatabase());
    const wrong = found.filter(
      ({ table, column, onDelete }) =>
        onDelete !== null && fateOf(table, column) !== (onDelete === 'CASCADE' ? 'the row' : 'the name'),
    );

    expect(wrong).toEqual([]);
  });
});

function missingIn(columns: readonly Column[]): string[] {
  return columns
    .filter(({ table, column }) => fateOf(table, column) === undefined)
    .map(({ table, column }) => `${table}.${column}`);
}

function fateOf(table: string, column: string): unknown {
  const fate = Object.entries(fates).find(([name]) => name === table)?.[1];
  return Object.entries(fate?.deleted ?? {}).find(([name]) => name === column)?.[1];
}
