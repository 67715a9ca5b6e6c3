import { beforeEach, expect, test } from 'vitest';
import { mayReload, noteReload } from './reload-once.ts';

const kept = new Map<string, string>();
const memory = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};
const nowMs = Date.parse('2026-11-21T09:00:00Z');

beforeEach(() => kept.clear());

test('a page whose files are gone after an upgrade is reloaded', () => {
  expect(mayReload(true, nowMs, memory)).toBe(true);
});

test('one that reloading did not help is not loaded again and again', () => {
  noteReload(nowMs, memory);

  expect(mayReload(true, nowMs + 59_999, memory)).toBe(false);
});

test('the next upgrade can reload it again', () => {
  noteReload(nowMs, memory);

  expect(mayReload(true, nowMs + 60_000, memory)).toBe(true);
});

test('without a line a page stays where it is', () => {
  expect(mayReload(false, nowMs, memory)).toBe(false);
});
