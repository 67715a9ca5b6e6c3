import { expect, test } from 'vitest';
import { categoryReply, featuredReply } from './replies/articles.ts';
import { libraryOf, ourPublished } from './rules/library.ts';

const empty = libraryOf([]);

test('[PUB-05] the newest three are shown, and how many articles each category has', () => {
  const { articles, counts } = featuredReply(libraryOf(ourPublished()));

  expect(articles.map(({ id }) => id.length)).toEqual([36, 36, 36]);
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
