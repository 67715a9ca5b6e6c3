import { expect, test } from 'vitest';
import { scriptBudgets, weighed } from './budgets/budget.ts';
import { filesFor, type Manifest } from './budgets/manifest.ts';

const build: Manifest = {
  'web/app/tiny.ts': { file: 'tiny.js' },
  'web/app/forms/login.ts': {
    file: 'login.js',
    imports: ['_react.js', '_form.js'],
    dynamicImports: ['_contract.js'],
  },
  'web/app/forms/signup.ts': { file: 'signup.js', imports: ['_react.js', '_form.js'] },
  'web/app/boot.tsx': { file: 'boot.js', imports: ['_react.js'] },
  'web/dashboard/dashboard-page.tsx': { file: 'dashboard.js', imports: ['_react.js'] },
  'web/billing/trial/trial-banner.tsx': { file: 'trial.js' },
  'web/foods/food-card.tsx': { file: 'food.js', imports: ['_cards.js', '_react.js'] },
  'web/growth/chart/growth-sparkline.tsx': { file: 'sparkline.js', imports: ['_chart.js'] },
  'web/growth/overview/growth-panel.tsx': { file: 'growth.js', imports: ['_chart.js'] },
  'web/children/child-page.tsx': { file: 'child.js' },
  'web/articles/education/education-page.tsx': { file: 'education.js', imports: ['_react.js'] },
  'web/articles/search/call-first.tsx': { file: 'call.js' },
  'web/articles/search/found-results.tsx': { file: 'found.js', imports: ['_react.js'] },
  'web/chat/chat-panel.tsx': { file: 'chat.js', imports: ['_cards.js', '_found.js', '_react.js'] },
  '_found.js': { file: 'found-parts.js' },
  '_cards.js': { file: 'cards.js' },
  '_form.js': { file: 'form.js' },
  '_contract.js': { file: 'contract.js', imports: ['_zod.js'] },
  '_zod.js': { file: 'zod.js' },
  '_react.js': { file: 'react.js' },
  '_chart.js': { file: 'chart.js', imports: ['_react.js', '_tables.js'] },
  '_tables.js': { file: 'tables.js' },
};

test.each([
  { page: 'public pages', files: ['tiny.js'] },
  { page: 'form page /login', files: ['form.js', 'login.js', 'react.js'] },
  { page: 'all of /login', files: ['contract.js', 'form.js', 'login.js', 'react.js', 'zod.js'] },
  { page: 'first dashboard', files: ['boot.js', 'cards.js', 'dashboard.js', 'food.js', 'react.js', 'trial.js'] },
  {
    page: 'growth tab',
    files: ['boot.js', 'chart.js', 'dashboard.js', 'growth.js', 'react.js', 'tables.js', 'trial.js'],
  },
  { page: 'search of articles', files: ['call.js', 'found.js'] },
  { page: 'chat', files: ['chat.js', 'found-parts.js'] },
  { page: 'child', files: ['boot.js', 'child.js', 'react.js'] },
])('$page: $files, each once', ({ page, files }) => {
  const budget = scriptBudgets(build, ['web/foods/food-card.tsx']).find((one) => one.page === page);

  expect([...(budget?.files() ?? [])].toSorted()).toEqual(files);
});

test.each([
  { bytes: 3000, isKept: true },
  { bytes: 3001, isKept: false },
])('$bytes bytes are within a budget of 3 KB: $isKept', ({ bytes, isKept }) => {
  const budget = { page: 'public pages', most: 3 };

  expect(weighed(budget, ['tiny.js', 'menu.js'], () => bytes / 2).isKept).toBe(isKept);
});

test('a build that lacks an entry is an error, not a page that weighs nothing', () => {
  expect(() => filesFor({}, ['web/app/tiny.ts'])).toThrow('the build has no web/app/tiny.ts');
});
