import { expect, test } from 'vitest';
import { categories, categoryAt } from './categories-data.ts';
import { categorySlug } from './category.ts';

test('[PUB-06] each category is at the address that its name gives', () => {
  expect(categories.map(({ slug }) => slug)).toEqual(categories.map(({ name }) => categorySlug(name)));
  expect(categoryAt('baby-sleep')?.name).toBe('Sleep');
});
