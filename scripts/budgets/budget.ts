import { routes, type Route } from '#web/app/routes.ts';
import { fileNamed, filesFor, type Manifest } from './manifest.ts';

/** What a page may weigh. `most` is in KB of 1,000 bytes, as the network carries them. */
export type Budget = {
  readonly page: string;
  readonly most: number;
  readonly files: (manifest: Manifest) => Iterable<string>;
};

export type Weighed = { readonly page: string; readonly kb: number; readonly most: number; readonly isKept: boolean };

const DASHBOARD = ['web/app/boot.tsx', 'web/dashboard/dashboard-page.tsx'];

/** The budgets of docs/house.md for scripts, packed with brotli: what a page loads before anybody scrolls or presses
 * anything. On the dashboard that is the card of the next checkup and those of the overview, and not the drawing of growth. */
export const scriptBudgets: readonly Budget[] = [
  { page: 'public pages', most: 3, files: (build) => filesFor(build, ['web/app/tiny.ts']) },
  ...formPages(),
  {
    page: 'first dashboard',
    most: 125,
    files: (build) => filesFor(build, [...DASHBOARD, 'web/dashboard/overview.tsx']),
  },
  {
    page: 'vaccines',
    most: 125,
    files: (build) => filesFor(build, ['web/app/boot.tsx', 'web/vaccines/vaccines-page.tsx']),
  },
  {
    page: 'appointments',
    most: 125,
    files: (build) => filesFor(build, ['web/app/boot.tsx', 'web/checkups/appointments-page.tsx']),
  },
  {
    page: 'growth tab',
    most: 135,
    files: (build) => filesFor(build, [...DASHBOARD, 'web/growth/overview/growth-panel.tsx']),
  },
  { page: 'growth tables', most: 3.5, files: (build) => [fileNamed(build, 'growth-tables')] },
];

/** Every form page with its own form. */
function formPages(): Budget[] {
  return routes
    .filter((route: Route) => route.kind === 'form')
    .map(({ path, module = '' }: Route) => ({
      page: `form page ${path}`,
      most: 75,
      files: (build) => filesFor(build, [module]),
    }));
}

/**
 * Holds the files of one page against its budget.
 *
 * @param weigh bytes of a built file as the network carries them
 */
export function weighed({ page, most }: Budget, files: Iterable<string>, weigh: (file: string) => number): Weighed {
  const kb = [...files].reduce((sum, file) => sum + weigh(file), 0) / 1000;
  return { page, kb, most, isKept: kb <= most };
}
