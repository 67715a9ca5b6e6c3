import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SecurityEventKind } from '#contract/accounts/security-events.ts';
import { conditions } from '#domain/vaccines/editions/editions-data.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { aDatabase, aPlace } from '#testing/db/a-database.ts';
import { columnsOf, plantTable } from '#testing/db/schema.ts';
import { tellsOfEvent } from '#testing/rooms/accounts.ts';
import { tellingOf } from '#testing/rooms/privacy.ts';
import { told } from '#testing/rooms/rooms.ts';
import { tellsOfCondition } from '#testing/rooms/vaccines.ts';

const page = readFileSync(join(import.meta.dirname, '../content/legal/privacy.md'), 'utf8');

describe('the privacy page', () => {
  test('tells of every column that is stored of an account or a child', async () => {
    const columns = await columnsOf(await aDatabase());

    expect(untold(columns)).toEqual([]);
  });

  test('a column of a new table is detected by its name', async () => {
    const db = await openDb(await aPlace());
    await plantTable(db);
    const columns = await columnsOf(db);
    await close(db);

    expect(untold(columns).toSorted()).toEqual(['shots.checked', 'shots.given_by', 'shots.given_on', 'shots.seen']);
  });

  test('tells of every kind of security event', () => {
    const [, events = ''] = /What matters for the safety of your account, for 12 months: (.*)/.exec(page) ?? [];

    expect(SecurityEventKind.options.filter((kind) => !events.includes(tellsOfEvent[kind]))).toEqual([]);
  });

  test('tells of every condition that can be noted', () => {
    const [, noted = ''] = /Each condition that changes the vaccine plan, if you note it: (.*)/.exec(page) ?? [];
    const isTold = (phrase: string | undefined) => phrase !== undefined && noted.includes(phrase);

    expect(
      conditions()
        .map(({ id }) => id)
        .filter((id) => !isTold(tellsOfCondition(id))),
    ).toEqual([]);
  });
});

/** Columns without a phrase, or with one that the page does not have. */
function untold(columns: readonly { readonly table: string; readonly column: string }[]): string[] {
  return columns.flatMap(({ table, column }) => {
    const telling = tellingOf(told, table, column);
    if (telling === 'nothing of a person') return [];
    return telling !== undefined && page.includes(telling) ? [] : [`${table}.${column}`];
  });
}
