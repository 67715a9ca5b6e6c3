import { expect, test } from 'vitest';
import { newId } from './id.ts';

test('an id carries the moment it was made, so that later ids sort after earlier ones', () => {
  const early = newId(Date.parse('2026-03-10T09:00:00.000Z'));
  const late = newId(Date.parse('2026-03-10T09:00:00.001Z'));

  expect(early < late).toBe(true);
  expect(Number.parseInt(early.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-03-10T09:00:00.000Z'));
});

test('ids of one millisecond sort in the order in which they were made', () => {
  const at = Date.parse('2026-03-10T09:00:00.000Z');
  const ids = Array.from({ length: 1000 }, () => newId(at));

  expect(ids.toSorted()).toEqual(ids);
});

test('an id is a UUID of version 7, and never the same twice', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(0));

  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^00000000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
