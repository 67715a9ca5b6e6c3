import { expect, test } from 'vitest';
import { isId, newId } from './id.ts';

test('an id carries the moment it was made, so that later ids sort after earlier ones', () => {
  const early = newId(Date.parse('2026-03-10T09:00:00.000Z'));
  const late = newId(Date.parse('2026-03-10T09:00:00.001Z'));

  expect(early < late).toBe(true);
  expect(Number.parseInt(early.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-03-10T09:00:00.000Z'));
});

test('an id is a UUID of version 7, and never the same twice', () => {
  const ids = Array.from({ length: 10_000 }, () => newId(0));

  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^00000000-0000-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test.each([
  ['019c1c5e-7b3a-7cc1-8a53-9d2e1f0b4c6d', true],
  ['5f1c3e0a-2b4d-4c6e-9f80-1a2b3c4d5e6f', true],
  ['019C1C5E-7B3A-7CC1-8A53-9D2E1F0B4C6D', false],
  ['019c1c5e7b3a7cc18a539d2e1f0b4c6d', false],
  ['{019c1c5e-7b3a-7cc1-8a53-9d2e1f0b4c6d}', false],
  ['019c1c5e-7b3a-7cc1-8a53-9d2e1f0b4c6d\n', false],
  ['00000000-0000-0000-0000-000000000000', false],
  ["1' or '1'='1", false],
  ['', false],
])('%j as an id: %s', (text, expected) => {
  expect(isId(text)).toBe(expected);
});
