/** Where a visitor finds the articles. */
export const LIBRARY = {
  path: '/preview/educational-content',
  title: 'Articles for parents, with their sources',
  description:
    'Short answers on sleep, food, development, health and safety from birth to 5 years, each with its sources.',
} as const;
