import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from './article.ts';
import { ART_VARIANTS, artVariant, drawnApart } from './art-variant.ts';

const ids = Array.from({ length: 300 }, (_, n) => `00d0cc3a-14be-5c2f-a460-${String(n).padStart(12, '0')}`);

test('[ART-02] an article keeps its drawing', () => {
  expect(artVariant('Sleep', '00d0cc3a-14be-5c2f-a460-3f3f9b220bcb')).toBe('sleep-1');
  expect(artVariant('Safety', 'sample-safety')).toBe('safety-2');
});

test.each(ARTICLE_CATEGORIES)('[ART-02] the drawing of an article on %s is of its category', (category) => {
  for (const id of ids) expect(artVariant(category, id)).toMatch(new RegExp(`^${category.toLowerCase()}-[123]$`));
});

test.each(ARTICLE_CATEGORIES)('[ART-02] each drawing of %s is met about as often as the others', (category) => {
  const met = ids.map((id) => artVariant(category, id));
  const own = ART_VARIANTS.filter((variant) => variant.startsWith(category.toLowerCase()));

  expect(own).toHaveLength(3);
  for (const variant of own) expect(met.filter((one) => one === variant).length).toBeGreaterThan(80);
});

test.each([
  { list: 'of one category', categories: ['Health'] },
  { list: 'of two categories', categories: ['Sleep', 'Safety'] },
  { list: 'of all categories', categories: [...ARTICLE_CATEGORIES] },
] as const)('[ART-02] in a list $list no drawing stands beside or above the same one', ({ categories }) => {
  const list = ids.map((id, at) => ({ id, category: categories[at % categories.length] ?? 'Health' }));

  const drawn = drawnApart(list).map(({ art }) => art);

  expect(drawn.filter((art, at) => art === drawn[at + 1] || art === drawn[at + 3])).toEqual([]);
  expect(drawn.map((art) => art.split('-')[0])).toEqual(list.map(({ category }) => category.toLowerCase()));
});

test('[ART-02] an article keeps its own drawing in a list where no neighbor has it, and what comes later changes none', () => {
  const list = ids.map((id) => ({ id, category: 'Sleep' as const }));
  const first = drawnApart(list.slice(0, 12));

  expect(drawnApart(list.slice(0, 1))[0]?.art).toBe(artVariant('Sleep', ids[0] ?? ''));
  expect(drawnApart(list).slice(0, 12)).toEqual(first);
  expect(first.filter(({ id, art }) => art === artVariant('Sleep', id)).length).toBeGreaterThan(4);
});
