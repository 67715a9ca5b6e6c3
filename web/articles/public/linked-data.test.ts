import type { Article, BreadcrumbList, FAQPage, WithContext } from 'schema-dts';
import { expect, test } from 'vitest';
import { anArticlePage } from '#testing/articles/article-replies.ts';
import { articleData, questionsData, trailData } from './linked-data.ts';

const origin = 'https://example.org';

/** The types of schema.org refuse a property that it does not have, or a value of another kind. */
test('[PUB-07] linked data has the properties that schema.org knows', () => {
  const page = anArticlePage();
  const { questions } = page;

  const ofArticle = articleData(origin, page, '/share/sleep-1.png') satisfies WithContext<Article>;
  const [ofQuestions] = questionsData(questions) satisfies readonly WithContext<FAQPage>[];
  const ofTrail = trailData(origin, [{ name: 'Baby Sleep', path: '/x' }]) satisfies WithContext<BreadcrumbList>;

  expect([ofArticle['@type'], ofQuestions?.['@type'], ofTrail['@type']]).toEqual([
    'Article',
    'FAQPage',
    'BreadcrumbList',
  ]);
});

test('[PUB-07] names us as the author of our articles alone', () => {
  const ours = anArticlePage();
  const theirs = { ...ours, origin: { ...ours.origin, isOurs: false } };

  expect(articleData(origin, ours, '/share/sleep-1.png')).toMatchObject({ author: { name: 'Fernling' } });
  expect(articleData(origin, theirs, '/share/sleep-1.png')).toMatchObject({
    author: { '@type': 'Organization', name: 'Editors of this server' },
    publisher: { name: 'Fernling' },
  });
});
