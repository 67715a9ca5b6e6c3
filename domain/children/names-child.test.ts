import { expect, test } from 'vitest';
import { namesChild } from './names-child.ts';

test.each([
  ['Maya grows.', 'Maya', true],
  ['what does maya weigh', 'Maya', true],
  ["Maya's weight", 'Maya', true],
  ['Give the same dose.', 'Sam', false],
  ['Élodie sleeps.', 'élodie', true],
  ['Jo-Ann sleeps.', 'Jo-Ann', true],
  ['A (new) day.', '(new', true],
  ['Any text.', ' ', false],
])("[AI-04] whether '%s' names a child called %s: %s", (text, name, isNamed) => {
  expect(namesChild(text, name)).toBe(isNamed);
});
