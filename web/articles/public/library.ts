import { libraryHref } from '#domain/articles/addresses.ts';

/** Where a visitor finds the articles. */
export const LIBRARY = {
  path: libraryHref('public'),
  title: 'Articles for parents, with their sources',
  description:
    'Short answers on sleep, food, development, health and safety from birth to 5 years, each with its sources.',
} as const;
