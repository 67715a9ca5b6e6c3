import { expect, test } from 'vitest';
import { categoryColor } from './category-color.ts';

test('[MIL-01] a category has one of the colors of the specification, blue if none is known', () => {
  expect(categoryColor('emerald')).toBe('emerald');
  expect(categoryColor('blue')).toBe('blue');
  expect(categoryColor('ultraviolet')).toBe('blue');
});
