import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { categoryAt } from '#domain/articles/categories-data.ts';
import { samples } from '#domain/articles/samples-data.ts';
import { anArticleHead, anArticlePage } from '#testing/articles/article-replies.ts';
import { headsOf } from '#testing/articles/library-replies.ts';
import { aSearchReply } from '#testing/articles/search-replies.ts';
import { me } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { articleHead, libraryHead } from './article-head.ts';
import { CategoryPage } from './category-page.tsx';
import { EducationalContentPage } from './educational-content-page.tsx';

const request = { account: null };
const counts = { Nutrition: 1, Sleep: 0, Health: 0, Development: 0, Safety: 0 };
const cardLinks = (html: string) =>
  [...html.matchAll(/<a class="article-card" href="([^"]*)"/g)].map(([, href = '']) => href);

test('[PUB-05] a sample leads to an account, an article opens', () => {
  const [sample] = samples;
  const articles = [anArticleHead(), ...(sample ? [sample] : [])];
  const html = renderToStaticMarkup(
    <EducationalContentPage request={request} data={{ articles, counts, typed: '', search: null }} />,
  );

  expect(cardLinks(html)).toEqual([`/preview/article/${anArticleHead().id}`, '/signup?from=sample']);
  expect(wordsOf(html)).toContain('Nutrition 1 article ');
});

test('[PUB-06] a category without an article says so, and leads to all of them', () => {
  const category = categoryAt('baby-sleep');
  if (!category) throw new Error('no such category');
  const html = renderToStaticMarkup(
    <CategoryPage request={request} data={{ category, articles: [], questions: [], everyday: [] }} />,
  );

  expect(wordsOf(html)).toContain('No articles found in this category yet. Browse all');
});

test('[ART-02] [PUB-06] no drawing in the list of a category stands beside the same one', () => {
  const category = categoryAt('baby-sleep');
  if (!category) throw new Error('no such category');
  const html = renderToStaticMarkup(
    <CategoryPage request={request} data={{ category, articles: headsOf(9), questions: [], everyday: [] }} />,
  );
  const drawings = [...html.matchAll(/<svg class="art".*?<\/svg>/gs)].map(([drawing]) => drawing);

  expect(drawings).toHaveLength(9);
  expect(drawings.filter((one, at) => one === drawings[at + 1] || one === drawings[at + 3])).toEqual([]);
});

test('[PUB-05] what is left to offer a parent is no account', () => {
  const page = { articles: [], counts, typed: '', search: null };
  const html = renderToStaticMarkup(<EducationalContentPage request={{ account: me }} data={page} />);

  expect(html).not.toContain('href="/signup"');
  expect(html).toContain('href="/dashboard"');
});

test('[PUB-05] a search is named in the title of its page', () => {
  const search = aSearchReply({ query: 'naps' });
  const { title, canonical } = libraryHead(
    { articles: [], counts, typed: 'naps', search },
    { origin: 'https://example.org' },
  );

  expect({ title, canonical }).toEqual({ title: 'Search: naps', canonical: '/preview/educational-content' });
});

test('[PUB-07] linked data leaves out the questions of a category without one', () => {
  const { data = [] } = articleHead(anArticlePage([], { questions: [] }), { origin: 'https://example.org' });

  expect(data.map((each) => ('@type' in each ? each['@type'] : null))).toEqual(['Article', 'BreadcrumbList']);
});
