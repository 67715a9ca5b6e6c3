import { expect, test } from 'vitest';
import { readingTime, wordCount } from './reading-time.ts';

test.each([
  [0, '1 min read'],
  [299, '1 min read'],
  [300, '2 min read'],
  [900, '5 min read'],
])('%i words are a %s', (words, said) => {
  expect(readingTime(`### Heading\n\n- ${'word '.repeat(Math.max(0, words - 1))}`)).toBe(said);
});

test('marks, numbers of steps and dashes are no words, and words of any script are', () => {
  expect(wordCount('### Do this\n\n1. **Wash** hands.\n2. Wait 20 minutes - да, да, é.\n\n- ** \n\n***')).toBe(10);
});
