import type { Reader } from './many-families.ts';

/** As many as read at once: each family's own requests wait for one another. */
export const families = 16;

/** The list of measurements of a few families in turn. */
export function listsOf(readers: readonly Reader[]) {
  const reader = (n: number) => readers[n % families];
  return {
    path: (n: number) => `/api/children/${reader(n)?.childId}/measurements`,
    cookie: (n: number) => `sid=${reader(n)?.token}`,
  };
}
