import { expect, test } from 'vitest';
import { ageLimitText, durationText } from './duration-text.ts';

test.each([
  { published: '12m', words: '12 months' },
  { published: '24w', words: '24 weeks' },
  { published: '1m', words: '1 month' },
  { published: '12m-4d', words: '12 months less 4 days' },
  { published: '7m+4w', words: '7 months and 4 weeks' },
  { published: '8m+1d', words: '8 months and 1 day' },
  { published: '2y', words: '2 years' },
  { published: '0d', words: '0 days' },
])('$published reads $words', ({ published, words }) => {
  expect(durationText(published)).toBe(words);
});

test('an age of no days is birth', () => {
  expect(ageLimitText('0d')).toBe('birth');
  expect(ageLimitText('6w')).toBe('6 weeks');
});
