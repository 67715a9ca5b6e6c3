import { expect, test } from 'vitest';
import { Id } from '#contract/fields.ts';
import { newId } from './new-id.ts';

const ids = Array.from({ length: 2000 }, newId);

test('an id made in the browser is one that the server takes', () => {
  expect(ids.filter((id) => !Id.safeParse(id).success)).toEqual([]);
});

test('it says of itself that it is random, as RFC 9562 has it', () => {
  expect(ids.filter((id) => !/^.{14}4.{4}[89ab]/.test(id))).toEqual([]);
});

test('no two are the same, and every other digit takes every value', () => {
  expect(new Set(ids).size).toBe(ids.length);
  for (const place of [0, 7, 9, 15, 20, 35]) {
    expect(new Set(ids.map((id) => id[place])).size).toBe(16);
  }
});
