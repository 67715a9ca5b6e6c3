import { expect, type Page } from '@playwright/test';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { test } from '../a-running-house.ts';

/** What a page may cost over the wire, heads and all, in KB of 1,000 bytes: with nothing kept, and again. */
const budgets = [
  { path: '/dashboard', first: 230, again: 15, factsAt: '/api/vaccines' },
  { path: '/vaccines', first: 200, again: 15, factsAt: '/api/vaccines' },
  { path: '/appointments', first: 200, again: 15 },
  { path: '/measurements', first: 200, again: 15 },
  { path: '/settings', first: 227, again: 15 },
];

test('a page costs little over a slow line, and hardly anything the second time', async ({
  browser,
  context,
  house,
}) => {
  const family = await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
  for (const { path, first, again, factsAt } of budgets) {
    const other = await browser.newContext({ baseURL: house.url });
    await family.signInAlso(other);
    const page = await other.newPage();
    const receivedKb = await listenForBytes(page);

    // On a busy machine these are asked for when the network has been quiet for a while.
    const facts = factsAt === undefined ? null : page.waitForResponse((response) => response.url().endsWith(factsAt));
    await page.goto(path, { waitUntil: 'networkidle' });
    await (await facts)?.finished();
    expect(receivedKb(), `${path}, for the first time`).toBeLessThanOrEqual(first);
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(receivedKb(), `${path}, again`).toBeLessThanOrEqual(again);
    await other.close();
  }
});

/** @returns KB received since the call before */
async function listenForBytes(page: Page): Promise<() => number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => {
    const kb = bytes / 1000;
    bytes = 0;
    return kb;
  };
}
