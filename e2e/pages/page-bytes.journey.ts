import { expect, type Page } from '@playwright/test';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { test } from '../a-running-house.ts';
import { saveData } from '../connection.ts';

/** What a page may cost over the wire, heads and all, in KB of 1,000 bytes: with nothing kept, and again. */
const budgets = [
  // With the summaries of its cards: that of foods says what to offer, tips and what to know about allergies.
  { path: '/dashboard', first: 198, again: 21.5 },
  { path: '/vaccines', first: 209.5, again: 21, late: '/api/vaccines' },
  { path: '/milestones', first: 198, again: 15, late: '/api/milestones' },
  { path: '/food-guide', first: 188, again: 16 },
  { path: '/food-guide/tried', first: 199, again: 10, late: '/api/foods' },
  { path: '/education', first: 176, again: 12, late: '/api/library' },
  { path: '/appointments', first: 202, again: 17.5 },
  { path: '/measurements', first: 167, again: 8 },
  { path: '/settings', first: 176, again: 8 },
  { path: '/settings?section=account', first: 212.5, again: 19.5, late: '/assets/account-' },
];

test('a page costs little over a slow line, and hardly anything the second time', async ({
  browser,
  context,
  house,
}) => {
  const family = await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
  for (const { path, first, again, late } of budgets) {
    const other = await browser.newContext({ baseURL: house.url });
    await family.signInAlso(other);
    const page = await other.newPage();
    await saveData(page);
    const receivedKb = await listenForBytes(page);

    // On a busy machine this is asked for when the network has been quiet for a while.
    const last = late === undefined ? null : page.waitForResponse((response) => response.url().includes(late));
    await page.goto(path, { waitUntil: 'networkidle' });
    await (await last)?.finished();
    expect(await receivedKb(), `${path}, for the first time`).toBeLessThanOrEqual(first);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await receivedKb(), `${path}, again`).toBeLessThanOrEqual(again);
    await other.close();
  }
});

/** Of each kind of public page one, and all previews. */
const publicPaths = [
  '/',
  '/about-us',
  '/preview/vaccine-scheduler',
  '/preview/growth-tracking',
  '/preview/milestone-tracking',
  '/preview/educational-content',
  '/preview/category/baby-health',
  '/preview/article/slug/fever-by-age-what-to-do',
];

test('[PUB-01] [PUB-05] [PUB-06] [PUB-07] a first visit to a public page costs at most 150 KB, read to its end, with its pictures', async ({
  browser,
  house,
}) => {
  for (const path of publicPaths) {
    const context = await browser.newContext({ baseURL: house.url, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const receivedKb = await listenForBytes(page);

    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    for (const picture of await page.locator('main img').all()) {
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    expect(await receivedKb(), path).toBeLessThanOrEqual(150);
    await context.close();
  }
});

/** @returns KB received since the call before */
async function listenForBytes(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return async () => {
    // What is known of files that have ended comes before the answer.
    await cdp.send('Network.enable');
    const kb = bytes / 1000;
    bytes = 0;
    return kb;
  };
}
