import type { articlesEndpoints } from '#contract/articles/endpoints.ts';
import { toAccounts, toAnyone, toEveryViewer, type AccessTo } from './access.ts';
import type { Columns } from './columns.ts';
import type { Generated } from './generated.ts';
import type { Told } from './privacy.ts';
import type { RequestsTo } from './requests.ts';

export const access: AccessTo<typeof articlesEndpoints> = {
  // Published articles: everybody reads them.
  listArticles: toAnyone,
  readArticle: toAnyone,
  searchLibrary: toAnyone,
  readLibrary: toAccounts,
  readArticlePicks: toEveryViewer,
};

export const columns = {} as const satisfies Partial<Columns>;

export const told: Told = [];

export const requests: RequestsTo<typeof articlesEndpoints> = {
  listArticles: async () => ({ query: {} }),
  readArticle: async () => ({ params: { articleId: '14958497-5fe9-5535-b6a6-e9281cc4919f' } }),
  searchLibrary: async () => ({ query: { q: 'fever' } }),
  readLibrary: async () => ({}),
  readArticlePicks: async ({ child }) => ({ params: { childId: child.id } }),
};

export const generated: Generated<never> = {};
