import { expect, test } from 'vitest';
import { articleHref, categoryHref, libraryHref, searchFieldHref, slugHref } from './addresses.ts';

test('[NAV-01] a visitor and a parent each stay on their own pages of the library', () => {
  const of = (place: 'public' | 'education') => [
    libraryHref(place),
    searchFieldHref(place),
    categoryHref(place, 'Sleep'),
    articleHref(place, 'an-id'),
  ];

  expect(of('public')).toEqual([
    '/preview/educational-content',
    '/preview/educational-content#search',
    '/preview/category/baby-sleep',
    '/preview/article/an-id',
  ]);
  expect(of('education')).toEqual([
    '/education',
    '/education',
    '/education?category=Sleep',
    '/education/article/an-id',
  ]);
  expect(slugHref({ slug: 'iron' })).toBe('/preview/article/slug/iron');
});
