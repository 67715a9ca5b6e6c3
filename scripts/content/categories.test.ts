import { describe, expect, test } from 'vitest';
import categories from '#content/articles/categories.json' with { type: 'json' };
import samples from '#content/articles/samples.json' with { type: 'json' };
import { categoryChecks, sampleChecks, type Categories, type Samples } from './categories.ts';
import type { ContentCheck } from './content-check.ts';

describe('[ART-03] what a category says of itself', () => {
  test.each(categoryChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

describe('[PUB-05] what is shown while no article is published', () => {
  test.each(sampleChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });
});

const told = (checks: readonly ContentCheck[]) => checks.flatMap(({ problems }) => problems).join('\n');

describe('a fault in a category is told', () => {
  const withFirst = (change: Partial<Categories['categories'][number]>): Categories => ({
    ...categories,
    categories: categories.categories.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
  });

  test.each<{ fault: string; list: Categories; says: string }>([
    {
      fault: 'one is missing',
      list: { ...categories, categories: categories.categories.slice(1) },
      says: 'Sleep should stand once',
    },
    { fault: 'another name', list: withFirst({ name: 'Naps' }), says: '0.name: ' },
    { fault: 'another slug', list: withFirst({ slug: 'sleep' }), says: 'Sleep: another slug, sleep' },
    { fault: 'a title that is cut off', list: withFirst({ metaTitle: 'S'.repeat(50) }), says: '0.metaTitle: ' },
    {
      fault: 'a description that is cut off',
      list: withFirst({ metaDescription: 'S'.repeat(156) }),
      says: '0.metaDescription: ',
    },
    { fault: 'no keywords', list: withFirst({ keywords: [] }), says: '0.keywords: ' },
    { fault: 'a keyword of another', list: withFirst({ keywords: ['milestones'] }), says: "'milestones' stands twice" },
    { fault: 'a word that judges', list: withFirst({ description: 'For babies who are behind.' }), says: "'behind'" },
    {
      fault: 'words that only a scholar reads',
      list: withFirst({
        description: 'Individualized considerations necessitate epidemiological evaluation. '.repeat(3),
      }),
      says: 'Sleep: grade ',
    },
  ])('$fault', ({ list, says }) => {
    expect(told(categoryChecks(list))).toContain(says);
  });
});

describe('a fault in a sample is told', () => {
  const withFirst = (change: Partial<Samples['samples'][number]>): Samples => ({
    ...samples,
    samples: samples.samples.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
  });

  test.each<{ fault: string; list: Samples; says: string }>([
    { fault: 'too few', list: { ...samples, samples: samples.samples.slice(0, 2) }, says: '2 samples' },
    { fault: 'an id as long as an article has', list: withFirst({ id: `sample-${'s'.repeat(29)}` }), says: '0.id: ' },
    { fault: 'an id that is not of a sample', list: withFirst({ id: 'art-11' }), says: '0.id: ' },
    { fault: 'an id of another', list: withFirst({ id: 'sample-health' }), says: "'sample-health' stands twice" },
    {
      fault: 'the title of an article',
      list: withFirst({ title: 'Tummy Time From Day One' }),
      says: "'Tummy Time From Day One' is an article",
    },
    { fault: 'a category that is none', list: withFirst({ category: 'Play' }), says: '0.category: ' },
    { fault: 'ages in other words', list: withFirst({ ageRange: 'newborns' }), says: '0.ageRange: ' },
    { fault: 'a reading time in other words', list: withFirst({ readingTime: 'short' }), says: '0.readingTime: ' },
    { fault: 'a word that judges', list: withFirst({ summary: 'She is behind.' }), says: "'behind'" },
  ])('$fault', ({ list, says }) => {
    expect(told(sampleChecks(list))).toContain(says);
  });
});
