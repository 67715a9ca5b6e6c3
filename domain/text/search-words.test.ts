import { expect, test } from 'vitest';
import { withoutIng } from './search-words.ts';

test.each([
  ['walking', 'walk'],
  ['Hopping', 'Hop'],
  ['crawling alone', 'crawl alone'],
  ['thing', 'thing'],
  ['ring', 'ring'],
  ['king size', 'king size'],
  ['ingots', 'ingots'],
  ['walks', 'walks'],
])('%s is looked for as %s, too', (typed, expected) => {
  expect(withoutIng(typed)).toBe(expected);
});
