import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { lookOver } from '../look-over.ts';

test.use({ profile: 'new' });

test('[DASH-01] a button pressed before the script has come is answered when it has', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const letCome = await openWithoutScript(page, `${house.url}/dashboard`);

  await page.getByRole('button', { name: 'Weight' }).click();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  letCome();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Weight/ })).toBeFocused();
});

test('[AUTH-11] the question before a log-out everywhere opens once the script has come, and Log out needs no script', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const letCome = await openWithoutScript(page, `${house.url}/settings?section=account`);

  await page.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  letCome();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await openWithoutScript(page, `${house.url}/dashboard`);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page).toHaveURL(`${house.url}/`);
});

test('[UI-02] nothing can be typed into a field before the script has come, so nothing typed is lost', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const letCome = await openWithoutScript(page, `${house.url}/add-measurement`);
  const weight = page.getByRole('textbox', { name: /^Weight/ });

  await weight.press('6');
  await expect(weight).toHaveValue('');
  letCome();
  await expect(page.locator('#app[data-waits]')).toHaveCount(0);
  await weight.press('6');

  await expect(weight).toHaveValue('6');
});

test('[UI-02] a page is painted before it asks for the script that it can be read without', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto(`${house.url}/dashboard`);
  await expect(page.locator('#app[data-waits]')).toHaveCount(0);

  const { paintedAt, askedAt } = await page.evaluate(() => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/contract-'));
    return {
      paintedAt: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      askedAt: scripts.map(({ startTime }) => startTime),
    };
  });

  expect([paintedAt.length, askedAt.length]).toEqual([1, 1]);
  expect(Math.max(...paintedAt)).toBeLessThan(Math.min(...askedAt));
});

test('[UI-02] a page works in a browser that never says that it has painted', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto(`${house.url}/dashboard`);

  await page.getByRole('button', { name: 'Weight' }).click();

  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Weight/ })).toBeFocused();
});

test('[UI-02] a page works when an answer that it waits for does not come', async ({ page, context, house, clock }) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await clock.install();
  let asked = 0;
  await page.route(/\/api\/vaccines$/, async (route) => {
    asked += 1;
    if (asked > 2) await route.continue();
  });
  await page.evaluate((to) => location.assign(to), `${house.url}/vaccines`);
  await page.getByRole('button', { name: 'What was given?' }).click();
  await expect.poll(() => asked).toBeGreaterThan(0);

  await clock.runFor(11_000);

  await expect(page.locator('#app[data-waits]')).toHaveCount(0);
});

test('[UI-02] a page whose script is lost says so, can be read, and works once it is loaded again', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const script = /\/assets\/contract-/;
  await page.route(script, (route) => route.abort('connectionfailed'));
  await page.evaluate((to) => location.assign(to), `${house.url}/dashboard`);

  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookOver(page);

  await page.unroute(script);
  await page.getByRole('link', { name: 'Load again' }).click();
  await page.getByRole('button', { name: 'Weight' }).click();

  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Weight/ })).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** @returns lets the script come */
async function openWithoutScript(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/boot-/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.evaluate((to) => location.assign(to), address);
  await page.locator('#app[data-waits] h1').waitFor();
  return resolve;
}
