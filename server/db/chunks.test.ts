import { expect, test } from 'vitest';
import { aDatabase } from '#testing/db/a-database.ts';
import { childRow, measurementRow } from '#testing/db/rows.ts';
import { chunks } from './chunks.ts';

test.each([
  [0, []],
  [1, [1]],
  [1000, [1000]],
  [2500, [1000, 1000, 500]],
])('%i rows go in as %o', (count, sizes) => {
  const rows = Array.from({ length: count }, (_, index) => index);

  const pieces = [...chunks(rows)];

  expect(pieces.map((piece) => piece.length)).toEqual(sizes);
  expect(pieces.flat()).toEqual(rows);
});

test('a long history of measurements is stored whole', async () => {
  const db = await aDatabase();
  const child = childRow();
  await db.insertInto('children').values(child).execute();
  const history = Array.from({ length: 4000 }, () => measurementRow(child.id, { note: 'imported', place: 'home' }));

  for (const piece of chunks(history)) await db.insertInto('measurements').values(piece).execute();

  const { stored } = await db
    .selectFrom('measurements')
    .select(({ fn }) => fn.countAll<number>().as('stored'))
    .where('child_id', '=', child.id)
    .executeTakeFirstOrThrow();
  expect(stored).toBe(4000);
});
