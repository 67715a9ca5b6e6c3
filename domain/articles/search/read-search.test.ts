import { expect, test } from 'vitest';
import { readSearch, sentSearch } from './read-search.ts';

test('[ART-01] of a long search all is kept for signs of danger', () => {
  const typed = `${'he had a cold  '.repeat(100)}and his lips look blue`;
  const { query, isCut, whole } = readSearch(typed);

  expect([query.length <= 200, isCut]).toEqual([true, true]);
  expect(whole).toMatch(/^he had a cold he had .* and his lips look blue$/);
});

test.each([
  ['a short search', 'a short search'],
  ['x'.repeat(9000), 'x'.repeat(6000)],
])('[ART-01] what is sent of %#', (typed, sent) => {
  expect(sentSearch(typed)).toBe(sent);
});

test.each(['아'.repeat(9000), '🍼'.repeat(9000), 'a \uD83C'.repeat(3000)])(
  '[ART-01] what is sent fits into an address, whatever the script (%#)',
  (typed) => {
    const encoded = encodeURIComponent(sentSearch(typed));

    expect(encoded.length).toBeLessThanOrEqual(6000);
    expect(encoded.length).toBeGreaterThan(5500);
  },
);
