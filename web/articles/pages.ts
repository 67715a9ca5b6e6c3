import { servedPageWithData, type RoomPages } from '#web/client/page/page.ts';
import { LIBRARY } from './public/library.ts';

const ofLibrary = { kind: 'public', who: 'anyone', listed: true, under: LIBRARY.path } as const;

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
];

export const room: RoomPages = { pages };
