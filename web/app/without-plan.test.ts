import { expect, test } from 'vitest';
import type { Client } from '#testing/client.ts';
import { aFamily, aMeasurement } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { pages } from './pages.ts';
import { renderer } from './render.tsx';

/** What stands for the parameters of a path. */
const addresses: Readonly<Record<string, string>> = {
  '/food-guide/:foodId': '/food-guide/smooth-peanut-butter',
  '/food-guide/edit/:entryId': '/food-guide/edit/new',
  '/education/article/:articleId': '/education/article/14958497-5fe9-5535-b6a6-e9281cc4919f',
  '/education/edit/:articleId': '/education/edit/new',
  '/preview/category/:categorySlug': '/preview/category/baby-health',
  '/preview/article/:articleId': '/preview/article/14958497-5fe9-5535-b6a6-e9281cc4919f',
  '/preview/article/slug/:slug': '/preview/article/slug/fever-by-age-what-to-do',
};
const tabs = ['overview', 'growth', 'development', 'food', 'learning', 'ai-insights'];
const sections = ['newborn', 'parents', 'account', 'subscription'];
const paths = [
  ...pages.map(({ path }) => addresses[path] ?? path),
  ...tabs.map((tab) => `/dashboard?tab=${tab}`),
  ...sections.map((section) => `/settings?section=${section}`),
  '/settings?tab=subscription',
  '/signup?from=sample',
];

/** Not 'plan' alone, which is that of vaccines, nor that nothing costs anything: no credit card is asked for. */
const money =
  /\b(?:pay|pays|paid|payments?|subscri\w+|trials?|prices?|pricing|premium|billing|billed|invoices?|upgrade now|upgrade to|your plan|with (?:a|the|this) plan)\b|\$ ?\d/gi;

test('[SUB-02] without a plan no page says a word of money, to a visitor or to a parent', async () => {
  const { visitor, parent } = await aFamilyWith({ hasPlan: false });

  expect(await wordsOfMoney(visitor, paths)).toEqual([]);
  expect(await wordsOfMoney(parent, paths)).toEqual([]);
});

test('[SUB-02] with a plan the terms, the dashboard and the settings do', async () => {
  const { visitor, parent } = await aFamilyWith({ hasPlan: true });

  expect(await wordsOfMoney(visitor, ['/terms', '/privacy'])).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/terms: /), expect.stringMatching(/^\/privacy: /)]),
  );
  for (const path of ['/dashboard', '/dashboard?tab=ai-insights', '/settings', '/settings?section=subscription'])
    expect(await wordsOfMoney(parent, [path])).not.toEqual([]);
});

async function aFamilyWith(changes: { hasPlan: boolean }) {
  const { config } = (await aHouse()).house;
  const family = await aFamily(await aHouse({ pages: renderer, config: { ...config, ...changes } }));
  await aMeasurement(family, family.child, family.parent);
  return { visitor: family.visitor(), parent: family.parent };
}

/** A page that is not there shows nothing but its own address. */
async function wordsOfMoney(reader: Client, asked: readonly string[]): Promise<string[]> {
  const said: string[] = [];
  for (const path of asked) {
    const { status, text } = await reader.get(path);
    const words = status === 404 ? '' : wordsOf(text.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ''));
    for (const { 0: word, index } of words.matchAll(money))
      said.push(`${path}: ${word}: ${words.slice(Math.max(0, index - 60), index + 60)}`);
  }
  return said;
}
