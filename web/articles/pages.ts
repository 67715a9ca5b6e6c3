import { articleHref } from '#domain/articles/addresses.ts';
import { lazily } from '#web/client/page/lazily.ts';
import { servedPageWithData, signedInPage, type DashboardCard, type RoomPages } from '#web/client/page/page.ts';
import { educationAsked, educationHref, educationSearch } from './education-search.ts';
import { editArticleHref } from './editor/editor-hrefs.ts';
import { LIBRARY } from './public/library.ts';

const ofLibrary = { kind: 'public', who: 'anyone', listed: true, under: LIBRARY.path } as const;

/** What comes with the first use of the search. */
const searchFiles = ['web/articles/search/call-first.tsx', 'web/articles/search/found-results.tsx'];

const pages: RoomPages['pages'] = [
  servedPageWithData({
    ...ofLibrary,
    ...LIBRARY,
    readsQuery: true,
    load: async () => (await import('./public/educational-content-page.tsx')).EducationalContentPage,
    head: async () => (await import('./public/article-head.ts')).libraryHead,
  }),
  servedPageWithData({
    ...ofLibrary,
    path: '/preview/category/:categorySlug',
    title: 'Articles of a category',
    description: 'Short articles for parents on one subject, each with its sources.',
    takesAny: true,
    load: async () => (await import('./public/category-page.tsx')).CategoryPage,
    head: async () => (await import('./public/article-head.ts')).categoryHead,
  }),
  servedPageWithData({
    ...ofLibrary,
    path: '/preview/article/:articleId',
    title: 'Article by its number',
    description: 'A short article for parents with its sources, by its number.',
    takesAny: true,
    load: async () => (await import('./public/public-article-page.tsx')).PublicArticlePage,
    head: async () => (await import('./public/article-head.ts')).articleHead,
  }),
  servedPageWithData({
    ...ofLibrary,
    path: '/preview/article/slug/:slug',
    title: 'Article',
    description: 'A short article for parents with its sources.',
    takesAny: true,
    load: async () => (await import('./public/public-article-page.tsx')).PublicArticlePage,
    head: async () => (await import('./public/article-head.ts')).articleHead,
  }),
  signedInPage(
    {
      path: '/education',
      title: 'Educational Articles',
      description: 'Short articles on food, sleep, health, development and safety, with their sources.',
      module: 'web/articles/education/education-page.tsx',
      shared: ['readLibrary'],
      asked: (search) => educationAsked(search),
      isWholeWithoutScript: true,
      also: ({ q = '' }) => (q.trim() === '' ? [] : searchFiles),
    },
    lazily(() => import('./education/education-page.tsx'), 'EducationPage'),
    { read: educationSearch, write: educationHref },
  ),
  signedInPage(
    {
      path: '/education/article/:articleId',
      title: 'Educational Article',
      description: 'What to know and to do, when to call, and where it comes from.',
      module: 'web/articles/education/education-article-page.tsx',
      first: ['readArticle'],
      isWholeWithoutScript: true,
      under: '/education',
      takesAny: true,
    },
    lazily(() => import('./education/education-article-page.tsx'), 'EducationArticlePage'),
    { read: ({ articleId = '' }) => ({ articleId }), write: ({ articleId }) => articleHref('education', articleId) },
  ),
  signedInPage(
    {
      path: '/education/edit',
      title: 'Edit Articles',
      description: 'For editors: the articles that this server adds to the library, published or not.',
      module: 'web/articles/editor/drafts-page.tsx',
      under: '/education',
    },
    lazily(() => import('./editor/drafts-page.tsx'), 'DraftsPage'),
  ),
  signedInPage(
    {
      path: '/education/edit/:articleId',
      title: 'Edit Article',
      description: 'For editors: an article, what it lacks before it can be published, and who changed it.',
      module: 'web/articles/editor/draft-page.tsx',
      also: () => ['web/articles/editor/draft-preview.tsx'],
      shared: ['listCallRules'],
      under: '/education',
      crumb: 'Article',
    },
    lazily(() => import('./editor/draft-page.tsx'), 'DraftPage'),
    { read: ({ articleId = '' }) => ({ articleId }), write: ({ articleId }) => editArticleHref(articleId) },
  ),
];

const cards: readonly DashboardCard[] = [
  {
    module: 'web/articles/overview/articles-card.tsx',
    first: ['readArticlePicks'],
    isLater: true,
    Card: lazily(() => import('./overview/articles-card.tsx'), 'ArticlesCard'),
  },
];

export const room: RoomPages = { pages, cards };
