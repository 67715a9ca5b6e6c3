import { expect, test } from 'vitest';
import { fnv1a } from './fnv-1a.ts';

// Source: the test vectors of draft-eastlake-fnv.
test.each([
  ['nothing', '', 0x811c9dc5],
  ['one letter', 'a', 0xe40c292c],
  ['a word', 'foobar', 0xbf9cf968],
])('[ART-01] the number of %s is the published one', (_, text, published) => {
  expect(fnv1a(text)).toBe(published);
});
