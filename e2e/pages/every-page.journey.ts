import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { pages } from '#web/app/pages.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { addressesOf, ledTo } from '../addresses-of.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const deadLink = '/confirm-email?token=of-no-mail';
const notThere = ['/no-such-page', '/preview/category/none', '/preview/article/none'];
const unknownArticle = '/preview/article/00000000-0000-4000-8000-000000000000';
/** Pages of a parent that have something to say to visitors. */
const forVisitors = pages.flatMap((page) => ('forVisitors' in page ? [page.path] : []));
const otherPaths = [...notThere, unknownArticle, deadLink, ...forVisitors];
/** Search parameters of pages with several views. */
const views: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['?tab=overview', '?tab=growth', '?tab=development', '?tab=food', '?tab=learning', '?tab=ai-insights'],
  '/education': ['', '?category=Sleep'],
  '/settings': ['?section=newborn', '?section=newborn&action=add', '?section=parents', '?section=account'],
  '/preview/educational-content': ['', '?q=sleep', '?q=zzzz'],
  '/signup': ['', '?from=sample'],
};
const publicPaths = addressesOf(
  pages.filter(({ who, path }) => ['anyone', 'visitor'].includes(who) && !ledTo.includes(path)),
  views,
);
const signedInPaths = addressesOf(
  pages.filter(({ who }) => who === 'signed in'),
  views,
);

/** Console messages of the browser when a request is refused on purpose. */
const refusals: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    notThere.map((path) => [path, ['Failed to load resource: the server responded with a status of 404 (Not Found)']]),
  ),
  [deadLink]: ['Failed to load resource: the server responded with a status of 422 (Unprocessable Entity)'],
};

test('[decision 43] [NAV-01] every page of a visitor can be used by everyone, in light and dark, down to 320 px, loads nothing from other hosts, and its links lead to a page, or to a file', async ({
  page,
  house,
  request,
  context,
}) => {
  test.setTimeout(300_000);
  const faults = listenForFaults(page, house.url);
  const links = new Map<string, string>();
  for (const path of [...publicPaths, house.outboxUrl, ...otherPaths]) {
    await test.step(path, async () => {
      const before = faults().length;
      await openAt(path, { page, house, links });
      await lookOver(page);
      if (path === deadLink) await lookOverNewLink(page);
      expect(faults().slice(before)).toEqual(refusals[path] ?? []);
    });
  }

  await expectToLead(links, { visitor: request, parent: context.request });
});

test('[decision 43] [CHILD-02] [NAV-01] every page of a parent can be used by everyone, in light and dark, down to 320 px, even with the longest first name, keeps what the server drew, loads nothing from other hosts, and its links lead to a page, or to a file', async ({
  page,
  context,
  house,
  request,
}) => {
  test.setTimeout(300_000);
  const faults = listenForFaults(page, house.url);
  const { child } = await signInAFamily(house, context, {
    firstName: 'Christopherlee'.repeat(5).slice(0, 60),
    given: givenByTwoMonths,
  });
  const links = new Map<string, string>();
  await rememberDrawn(page);
  for (const path of [...signedInPaths, `/settings?section=newborn&childId=${child.id}`]) {
    await test.step(path, async () => {
      await openAt(path, { page, house, links });
      await lookOver(page);
      expect(await keepsDrawn(page), `${path} keeps what the server drew`).toBe(true);
      await expectNoSidewaysScroll(page, 1280);
      expect(faults()).toEqual([]);
    });
  }

  await expectToLead(links, { visitor: request, parent: context.request });
});

test('[NAV-01] every link of every page leads to a page, or to a file, for a parent without children', async ({
  page,
  context,
  house,
  request,
}) => {
  test.setTimeout(300_000);
  const links = new Map<string, string>();
  await signInAlone(house, context);
  for (const path of signedInPaths) {
    await openAt(path, { page, house, links });
  }

  await expectToLead(links, { visitor: request, parent: context.request });
});

test('[NAV-02] public pages fit a tablet for whoever is signed in, too', async ({ page, context, house }) => {
  await signInAlone(house, context);
  for (const path of ['/about-us', '/no-such-page']) {
    await page.goto(path);
    await expectNoSidewaysScroll(page, 768);
  }
});

async function lookOverNewLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await lookOver(page);
}

/** Paths with search parameters, on this server. */
type Opening = { readonly page: Page; readonly house: RunningHouse; readonly links: Map<string, string> };

/** Opens a page and adds its links, each with the page that has it. */
async function openAt(path: string, { page, house, links }: Opening): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await untilLoaded(page);
  for (const href of await linksOf(page, house)) links.set(href, path);
}

async function linksOf(page: Page, { url }: RunningHouse): Promise<string[]> {
  const all = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((a) => (a instanceof HTMLAnchorElement ? a.href : '')));
  return all
    .map((href) => new URL(href))
    .filter(({ origin }) => origin === new URL(url).origin)
    .map(({ pathname, search }) => pathname + search);
}

/** @param links with the page they stand on */
async function expectToLead(
  links: ReadonlyMap<string, string>,
  { visitor, parent }: { readonly visitor: APIRequestContext; readonly parent: APIRequestContext },
): Promise<void> {
  for (const [href, from] of links) {
    // A file is served only to signed-in users, the outbox only to the browser that has its key.
    const answer = await (/^\/(api|outbox)\b/.test(href) ? parent : visitor).get(href);
    expect(answer.status(), `${href}, linked from ${from}`).toBe(notThere.includes(href) ? 404 : 200);
  }
  expect(links.size).toBeGreaterThan(8);
}

declare global {
  interface Window {
    drawnHeading?: Element | null;
  }
}

async function rememberDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.drawnHeading = document.querySelector('h1');
    });
  });
}

/** A page that is drawn again in the browser loses presses, selections and the place where one reads. */
function keepsDrawn(page: Page): Promise<boolean> {
  return page.evaluate(() => window.drawnHeading?.isConnected === true);
}

/** Waits for the whole page, including what loads on scrolling. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByText('Loading')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
