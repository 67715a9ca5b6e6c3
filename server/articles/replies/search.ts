import { LONGEST_SEARCH, type Found, type SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import type { PublishedArticle, PublishedLibrary } from '../rules/library.ts';

/** Articles whose title holds what was typed. */
export function searchReply({ articles }: PublishedLibrary, typed: string, category?: ArticleCategory): SearchReply {
  const query = typed.trim().slice(0, LONGEST_SEARCH);
  const found = articles.filter(
    ({ article }) =>
      (category === undefined || article.category === category) &&
      article.title.toLowerCase().includes(query.toLowerCase()),
  );
  return { query, calls: [], found: query === '' ? [] : found.slice(0, 20).map(foundArticle), didYouMean: null };
}

function foundArticle({ article: { id, title, summary, category, readingTime } }: PublishedArticle): Found {
  const facts = { id, title, titleMarks: [], sentence: summary, marks: [], category, readingTime };
  return { kind: 'article', ...facts, href: `/education/article/${id}`, visitorHref: `/preview/article/${id}` };
}
