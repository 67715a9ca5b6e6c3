import { expect, test } from 'vitest';
import { categoryReply, featuredReply } from './replies/articles.ts';
import { libraryOf, ourPublished } from './rules/library.ts';

const empty = libraryOf([]);

test('[PUB-05] the newest three are shown, and how many articles each category has', () => {
  const made = ['2027-01-03', '2026-12-31', '2027-01-02', '2027-01-01'];
  const dated = ourPublished().map((one, at) => ({
    ...one,
    article: { ...one.article, title: `${at}`, createdAt: `${made[at] ?? '2026-11-30'}T00:00:00.000Z` },
  }));
  const { articles, counts } = featuredReply(libraryOf(dated));

  expect(articles.map(({ title }) => title)).toEqual(['0', '2', '3']);
  expect(counts).toEqual({ Nutrition: 10, Sleep: 9, Health: 11, Development: 10, Safety: 10 });
});

test('[PUB-05] samples stand where nothing is published', () => {
  const { articles, counts } = featuredReply(empty);

  expect(articles.map(({ id }) => id)).toEqual(['sample-sleep', 'sample-nutrition', 'sample-health']);
  expect(counts).toEqual({ Nutrition: 0, Sleep: 0, Health: 0, Development: 0, Safety: 0 });
});

test('[PUB-06] a category without an article has its questions all the same', () => {
  const category = categoryReply(empty, 'baby-sleep');

  expect(category?.articles).toEqual([]);
  expect(category?.questions.length).toBeGreaterThan(0);
  expect(category?.questions.filter(({ articleId }) => articleId !== null)).toEqual([]);
});
