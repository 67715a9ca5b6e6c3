import { expect, test } from 'vitest';
import type { ArticleHead } from './article.ts';
import { relatedArticles, relatedScore } from './related.ts';

const now = new Date('2026-11-30T12:00:00Z');

function head(given: Partial<ArticleHead>): ArticleHead {
  return {
    id: 'a',
    slug: 'a',
    title: 'Naps',
    summary: '',
    category: 'Sleep',
    ageRange: '0-6 months',
    readingTime: '1 min read',
    imageUrl: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
}

const far = { category: 'Safety', ageRange: '24-60 months', title: 'Pools' } as const;

test.each<[string, Partial<ArticleHead>, Partial<ArticleHead>, number]>([
  ['nothing in common', {}, far, 0],
  ['the same category', {}, { ...far, category: 'Sleep' }, 50],
  ['ages that meet in one month', {}, { ...far, ageRange: '6-12 months' }, 30],
  ['ages in years', {}, { ...far, ageRange: '0-2 years' }, 30],
  ['an age range without a number', {}, { ...far, ageRange: 'all ages' }, 0],
  ['a related category', {}, { ...far, category: 'Health' }, 20],
  ['a category that is related the other way only', { category: 'Health' }, { ...far, category: 'Development' }, 0],
  ['half of the longer words of the title', { title: 'Safe sleep' }, { ...far, title: 'The sleep log' }, 7.5],
  ['short words of the title', { title: 'How to nap' }, { ...far, title: 'How to nap' }, 0],
  ['made 30 days ago', {}, { ...far, createdAt: '2026-10-31T12:00:00.000Z' }, 5],
  ['made 31 days ago', {}, { ...far, createdAt: '2026-10-30T11:00:00.000Z' }, 0],
])('[ART-03] %s', (_, of, other, score) => {
  expect(relatedScore(head(of), head(other), now)).toBe(score);
});

test('[ART-03] the three best are related, never the article itself, of equal ones the first', () => {
  const all = [
    head({ id: 'a' }),
    head({ ...far, id: 'far' }),
    head({ id: 'b', title: 'Night' }),
    head({ id: 'c', title: 'Night' }),
    head({ id: 'd', title: 'Night' }),
    head({ id: 'best', title: 'Naps again' }),
  ];

  expect(relatedArticles(head({ id: 'a' }), all, now).map(({ id }) => id)).toEqual(['best', 'b', 'c']);
});
