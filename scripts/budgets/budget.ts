import { allFilesFor, filesFor, type Manifest } from './manifest.ts';

/** `most` is in KB of 1,000 bytes, compressed. */
export type Budget = {
  readonly page: string;
  readonly most: number;
  readonly files: () => Iterable<string>;
};

export type Weighed = { readonly page: string; readonly kb: number; readonly most: number; readonly isKept: boolean };

const boot = 'web/app/boot.tsx';
const education = [boot, 'web/articles/education/education-page.tsx'];
const searchParts = ['web/articles/search/call-first.tsx', 'web/articles/search/found-results.tsx'];
/** With the banner about the trial, as on a server with a plan. */
const dashboard = [boot, 'web/dashboard/dashboard-page.tsx', 'web/billing/trial/trial-banner.tsx'];

const limits = {
  public: 3,
  form: 70,
  usedForm: 87,
  signedIn: 130,
  firstDashboard: 125,
  growthTab: 165,
  settingsSection: 141,
  /** What comes with the first use of the search of articles. */
  search: 20,
  /** What comes when the chat is opened. */
  chat: 35,
} as const;
const heavier: Readonly<Record<string, number>> = {
  appointments: 140,
  draft: 131.5,
  drafts: 131.5,
  milestones: 131,
  tried: 131,
  questions: 132,
  vaccines: 138,
  visit: 134,
};

/** Those of /settings, each of which loads when it is opened. */
const settingsSections = [
  'web/accounts/settings/account-panel.tsx',
  'web/billing/settings/subscription-panel.tsx',
  'web/children/child-form-panel.tsx',
  'web/sharing/co-parents-panel.tsx',
];

/**
 * The script budgets of docs/house.md, brotli-compressed: what a page loads before any scroll or click, and all
 * that a form page ever loads.
 *
 * @param build a build of every form page and every signed-in page
 * @param cards source files of the cards that the dashboard loads at once
 */
export function scriptBudgets(build: Manifest, cards: readonly string[]): readonly Budget[] {
  const entries = Object.keys(build);
  return [
    { page: 'public pages', most: limits.public, files: () => filesFor(build, ['web/app/tiny.ts']) },
    ...entries.flatMap((module): Budget[] => {
      const name = /^web\/app\/forms\/(.+)\.ts$/.exec(module)?.[1];
      if (name === undefined) return [];
      return [
        { page: `form page /${name}`, most: limits.form, files: () => filesFor(build, [module]) },
        { page: `all of /${name}`, most: limits.usedForm, files: () => allFilesFor(build, [module]) },
      ];
    }),
    {
      page: 'first dashboard',
      most: limits.firstDashboard,
      files: () => filesFor(build, [...dashboard, ...cards]),
    },
    ...entries.flatMap((module): Budget[] => {
      const name = /([^/]+)-page\.tsx$/.exec(module)?.[1];
      if (name === undefined || dashboard.includes(module)) return [];
      return [{ page: name, most: heavier[name] ?? limits.signedIn, files: () => filesFor(build, [boot, module]) }];
    }),
    ...settingsSections.map((section): Budget => ({
      page: `settings with ${/([^/]+)\.tsx$/.exec(section)?.[1]}`,
      most: limits.settingsSection,
      files: () => filesFor(build, [boot, 'web/app/settings/settings-page.tsx', section]),
    })),
    {
      page: 'search of articles',
      most: limits.search,
      files: () => without(filesFor(build, searchParts), filesFor(build, education)),
    },
    {
      page: 'chat',
      most: limits.chat,
      files: () => without(filesFor(build, ['web/chat/chat-panel.tsx']), filesFor(build, [...dashboard, ...cards])),
    },
    {
      page: 'growth tab',
      most: limits.growthTab,
      files: () => filesFor(build, [...dashboard, 'web/growth/overview/growth-panel.tsx']),
    },
  ];
}

function without(files: Iterable<string>, before: Iterable<string>): string[] {
  const loaded = new Set(before);
  return [...files].filter((file) => !loaded.has(file));
}

/** @param weigh compressed bytes of a built file */
export function weighed(
  { page, most }: Omit<Budget, 'files'>,
  files: Iterable<string>,
  weigh: (file: string) => number,
): Weighed {
  const kb = [...files].reduce((sum, file) => sum + weigh(file), 0) / 1000;
  return { page, kb, most, isKept: kb <= most };
}
