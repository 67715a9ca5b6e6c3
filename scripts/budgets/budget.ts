import { filesFor, lazySources, type Manifest } from './manifest.ts';

/** What a page may weigh. `most` is in KB of 1,000 bytes, as the network carries them. */
export type Budget = {
  readonly page: string;
  readonly most: number;
  readonly files: (manifest: Manifest) => Iterable<string>;
};

export type Weighed = { readonly page: string; readonly kb: number; readonly most: number; readonly isKept: boolean };

const DASHBOARD = /^web\/dashboard\//;
const GROWTH_TAB = /^(web\/dashboard|web\/growth)\/|-client-data\.ts$/;
const GROWTH_TABLES = /-client-data\.ts$/;

/** The budgets of docs/house.md for scripts, packed with brotli. */
export const scriptBudgets: readonly Budget[] = [
  { page: 'public pages', most: 3, files: (build) => filesFor(build, ['web/app/tiny.ts']) },
  { page: 'form pages', most: 75, files: (build) => filesFor(build, ['web/app/tiny.ts', 'web/app/forms.tsx']) },
  { page: 'first dashboard', most: 125, files: (build) => filesFor(build, [ROOMS, ...some(build, DASHBOARD)]) },
  { page: 'growth tab', most: 135, files: (build) => filesFor(build, [ROOMS, ...some(build, GROWTH_TAB)]) },
  { page: 'growth tables', most: 3.5, files: (build) => filesFor(build, some(build, GROWTH_TABLES)) },
];

const ROOMS = 'web/app/rooms.tsx';

/**
 * Holds the files of one page against its budget.
 *
 * @param weigh bytes of a built file as the network carries them
 */
export function weighed({ page, most }: Budget, files: Iterable<string>, weigh: (file: string) => number): Weighed {
  const kb = [...files].reduce((sum, file) => sum + weigh(file), 0) / 1000;
  return { page, kb, most, isKept: kb <= most };
}

function some(build: Manifest, name: RegExp): string[] {
  const sources = lazySources(build, name);
  if (sources.length === 0) throw new Error(`nothing of ${name} is loaded later`);
  return sources;
}
