import { describe, expect, test } from 'vitest';
import content from '#content/articles/faq.json' with { type: 'json' };
import { faqChecks, type Faq } from './faq.ts';

describe('[ART-03] the questions of each category', () => {
  test.each(faqChecks())('$name', ({ problems }) => {
    expect(problems).toEqual([]);
  });

  test('name the ages of the well-child visits', () => {
    const visits = content.faq.find(({ answer }) => answer.includes(' 2 weeks'))?.answer;

    expect(visits).toMatch(/2, 4, 6, 9, 12,.*once a year/);
  });
});

const withFirst = (change: Partial<Faq['faq'][number]>): Faq => ({
  ...content,
  faq: content.faq.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
});

describe('a fault in them is told', () => {
  test.each<{ fault: string; list: Faq; told: string }>([
    {
      fault: 'a question is missing',
      list: { ...content, faq: content.faq.slice(1) },
      told: 'Nutrition: 6, should be 7',
    },
    { fault: 'an id stands twice', list: withFirst({ id: 'faq-nut-2' }), told: 'an id stands twice' },
    { fault: 'an unknown article', list: withFirst({ article: 'art-99' }), told: 'faq-nut-1: no article art-99' },
    { fault: 'an unknown source', list: withFirst({ sources: ['BLOG'] }), told: 'faq-nut-1: no source BLOG' },
    { fault: 'no answer', list: withFirst({ answer: 'Yes.' }), told: 'faq-nut-1: 1 words' },
    { fault: 'a figure from nowhere', list: withFirst({ answer: 'Wait 7,777 days.' }), told: 'faq-nut-1: 7,777' },
    { fault: 'a word that judges', list: withFirst({ answer: 'She is behind.' }), told: "faq-nut-1: 'behind'" },
    {
      fault: 'words that only a scholar reads',
      list: withFirst({ answer: 'Individualized nutritional considerations necessitate pediatric evaluation.' }),
      told: 'faq-nut-1: grade ',
    },
  ])('$fault', ({ list, told }) => {
    expect(
      faqChecks(list)
        .flatMap(({ problems }) => problems)
        .join('\n'),
    ).toContain(told);
  });
});
