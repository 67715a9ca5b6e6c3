import type { Endpoint } from '#contract/endpoint.ts';
import { readArticlePicks } from './picks.ts';
import { searchLibrary } from './search.ts';
import { listArticles, readArticle, readLibrary } from '../articles.ts';

export const articlesEndpoints = {
  listArticles,
  readArticle,
  readLibrary,
  readArticlePicks,
  searchLibrary,
} as const satisfies Record<string, Endpoint>;
