import { expect, test } from 'vitest';
import { earlyText } from './days-text.ts';

test.each([
  { days: 60, text: '60 days' },
  { days: 61, text: 'about 2 months' },
  { days: 730, text: 'about 24 months' },
  { days: 731, text: 'about 2 years' },
  { days: 3119, text: 'about 8 years' },
])('$days days early are $text', ({ days, text }) => {
  expect(earlyText(days)).toBe(text);
});
