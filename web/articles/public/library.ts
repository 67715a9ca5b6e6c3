import { libraryHref } from '#domain/articles/addresses.ts';

/** The public page that lists the articles. */
export const LIBRARY = {
  path: libraryHref('public'),
  title: 'Articles for parents, with their sources',
  description:
    'Short answers on sleep, food, development, health and safety from birth to 5 years, each with its sources.',
} as const;
