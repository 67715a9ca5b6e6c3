import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnique } from './db-errors.ts';
import { keyOf } from './key-of.ts';
import { anyText } from '#testing/any-text.ts';
import { aDatabase } from '#testing/db/a-database.ts';
import { userRow } from '#testing/db/rows.ts';

test.each([
  ['Ana@Example.org', 'ana@example.org'],
  ['  ana@example.org\u00a0', 'ana@example.org'],
  ['ANÄ@EXAMPLE.ORG', 'ana\u0308@example.org'],
  ['ａｎａ@example.org', 'ana@example.org'],
  ['ana™@example.org', 'anatm@example.org'],
  ['J\u030c@example.org', '\u01f0@example.org'],
])('%j and %j are one address', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test('the key of a key is the key itself', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(keyOf(keyOf(text))).toBe(keyOf(text));
    }),
  );
});

test('one address in two spellings opens one account, also beyond ASCII', async () => {
  const db = await aDatabase();
  await db
    .insertInto('users')
    .values(userRow({ email_key: keyOf('JÖRG@example.org') }))
    .execute();

  const second = db
    .insertInto('users')
    .values(userRow({ email_key: keyOf('jörg@Example.org') }))
    .execute();

  await expect(second).rejects.toSatisfy(isUnique);
});
