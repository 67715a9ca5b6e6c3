import { expect, test } from 'vitest';
import { readingTime } from './reading-time.ts';

test.each([
  [0, '1 min read'],
  [299, '1 min read'],
  [300, '2 min read'],
  [900, '5 min read'],
])('%i words are a %s', (words, said) => {
  expect(readingTime(`### Heading\n\n- ${'word '.repeat(Math.max(0, words - 1))}`)).toBe(said);
});
