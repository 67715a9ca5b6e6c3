import { expect, test } from 'vitest';
import { hrefWith } from './href-with.ts';

test('an address says what was chosen, and nothing of what was not', () => {
  expect(hrefWith('/food-guide', { q: 'egg & milk', show: null, range: undefined })).toBe('/food-guide?q=egg+%26+milk');
  expect(hrefWith('/food-guide', { q: '', show: null })).toBe('/food-guide');
});
