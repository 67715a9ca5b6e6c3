import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aDatabase } from '#testing/db/a-database.ts';
import { bindable } from './bindable.ts';

test.each(['text', '', 0, -1.5, 12n, null, new Uint8Array([1]), Buffer.from('x')])(
  '%o goes to the database',
  (value) => {
    expect(bindable(value)).toBe(value);
  },
);

test.each([
  [new Date(0), 'Date'],
  [true, 'Boolean'],
  [undefined, 'Undefined'],
  [{ a: 1 }, 'Object'],
  [['a'], 'Array'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, 'Infinity'],
])('%o is stopped before the database, which might take it for something else', async (value, kind) => {
  const db = await aDatabase();

  expect(() => bindable(value)).toThrow(`got ${kind}`);
  await expect(sql`select ${value} as it`.execute(db)).rejects.toThrow(TypeError);
});

test('a date as the first value of a change is an error, not a change of nothing', async () => {
  const db = await aDatabase();
  await db.insertInto('settings').values({ name: 'day', value: 'before' }).execute();

  const change = sql`update settings set value = ${new Date()} where name = ${'day'}`.execute(db);

  await expect(change).rejects.toThrow('got Date');
  expect(await db.selectFrom('settings').select('value').where('name', '=', 'day').execute()).toEqual([
    { value: 'before' },
  ]);
});
