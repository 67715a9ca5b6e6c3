import { describe, expect, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { aDatabase, aPlace } from '#testing/db/a-database.ts';
import { personalColumns, plantTable, tablesOf, type Column } from '#testing/db/schema.ts';
import { fates } from './fates.ts';
import { childParts } from './parts.ts';

/** Exported and imported with the child itself. */
const tablesOfChild = ['children', 'active_children', 'pictures'];

describe('[ACC-03] what names a child or an account', () => {
  test('every table that does is named by export, import and deletion, column by column', async () => {
    expect(missingIn(await personalColumns(await aDatabase()))).toEqual([]);
  });

  test('every table there is has a fate', async () => {
    const tables = await tablesOf(await aDatabase());

    expect(Object.keys(fates).toSorted()).toEqual(tables.toSorted());
  });

  test('every table that is exported or imported with its child is in a file of a room', () => {
    const parsed = childParts.filter(({ parse }) => parse !== undefined);

    expect([...tablesOfChild, ...childParts.flatMap(({ tables }) => tables)].toSorted()).toEqual(
      tablesWith('exported', 'with its child'),
    );
    expect([...tablesOfChild, ...parsed.flatMap(({ tables }) => tables)].toSorted()).toEqual(
      tablesWith('imported', 'with its child'),
    );
  });

  test('a table of a new room without a fate is detected', async () => {
    const missing = missingIn(await plantedColumns());

    expect(missing.toSorted()).toEqual(['shots.checked', 'shots.child_id', 'shots.given_by', 'shots.seen']);
  });

  test('deletion follows the declared fates: rows are deleted with the child or the account, or lose the name', async () => {
    expect(wrongIn(await personalColumns(await aDatabase()), fateOf)).toEqual([]);
  });

  test('a column with another fate than declared is detected, and so is one that blocks deleting an account', async () => {
    const shots = (await plantedColumns()).filter(({ table }) => table === 'shots');

    expect(wrongIn(shots, () => 'the name').toSorted()).toEqual(['shots.checked', 'shots.child_id']);
    expect(wrongIn(shots, () => 'the row').toSorted()).toEqual(['shots.checked', 'shots.seen']);
    expect(wrongIn(shots, () => undefined)).toContain('shots.checked');
  });
});

async function plantedColumns(): Promise<Column[]> {
  const db = await openDb(await aPlace());
  await plantTable(db);
  const columns = await personalColumns(db);
  await close(db);
  return columns;
}

function tablesWith(way: 'exported' | 'imported', fate: string): string[] {
  const named = Object.entries(fates).filter(([, of]) => of[way] === fate);
  return named.map(([table]) => table).toSorted();
}

function missingIn(columns: readonly Column[]): string[] {
  return columns.filter(({ table, column }) => fateOf(table, column) === undefined).map(nameOf);
}

/** The columns whose foreign key does not do what is declared. */
function wrongIn(columns: readonly Column[], said: typeof fateOf): string[] {
  const keys = columns.filter(({ onDelete }) => onDelete !== null);
  return keys.filter((key) => doneBy(key) === null || doneBy(key) !== said(key.table, key.column)).map(nameOf);
}

/** What deleting a row does through a foreign key; null when the key prevents the deletion. */
function doneBy({ onDelete }: Column): 'the row' | 'the name' | null {
  if (onDelete === 'CASCADE') return 'the row';
  return onDelete === 'SET NULL' ? 'the name' : null;
}

function nameOf({ table, column }: Column): string {
  return `${table}.${column}`;
}

function fateOf(table: string, column: string): unknown {
  const fate = Object.entries(fates).find(([name]) => name === table)?.[1];
  return Object.entries(fate?.deleted ?? {}).find(([name]) => name === column)?.[1];
}
