import { expect, test } from 'vitest';
import { ARTICLE_CATEGORIES } from './article.ts';
import { ART_VARIANTS, artVariant } from './art-variant.ts';

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

test('[ART-02] two articles of a category that stand side by side mostly differ in their drawings', () => {
  const met = ids.map((id) => artVariant('Health', id));

  expect(met.filter((one, i) => one === met[i + 1]).length).toBeLessThan(120);
});
