import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { saveData } from '../connection.ts';
import { lookOver } from '../look-over.ts';

test.use({ viewport: { width: 390, height: 700 }, profile: 'new' });

const script = /\/assets\/cards-[^/]+\.js$/;

test('[DASH-01] a card below the screen can be read without its script, which comes with the scrolling', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const asked = await watchScript(page);
  await page.goto(`${house.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Growth' });
  await expect(card).toContainText(/percentile.*Correct/s);
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(0);
  const { height } = (await card.boundingBox()) ?? { height: 0 };

  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toHaveLength(1);
  await card.getByRole('button', { name: 'Correct' }).click();

  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.later[hidden]')).toHaveCount(0);
  expect((await card.boundingBox())?.height).toBe(height);
  await lookOver(page);
});

test('[UI-02] a press on a card whose script has not come is answered when it has', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${house.url}/dashboard`);

  await page.getByRole('region', { name: 'Growth' }).getByRole('button', { name: 'Correct' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  resolve();

  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Weight/ })).toBeVisible();
});

test('[UI-02] by keyboard the focus stays on its link when a card is there', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${house.url}/dashboard`);
  const link = page.getByRole('region', { name: 'Growth' }).getByRole('link', { name: 'Add Measurement' });
  for (let steps = 0; steps < 60 && !(await link.evaluate((one) => one.matches(':focus'))); steps += 1)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();

  resolve();
  await expect(page.locator('.later[hidden]')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Weight beside the/ })).toBeVisible();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/add-measurement/);
});

test('[DASH-01] a link of a card works, and its words stay, when its script is lost', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.route(script, (route) => route.abort('connectionfailed'));
  await page.goto(`${house.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Growth' });

  await card.scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert').filter({ hasText: 'This did not load' })).toBeVisible();
  await expect(card).toContainText(/percentile/);
  await card.getByRole('link', { name: 'Add Measurement' }).click();

  await expect(page).toHaveURL(/\/add-measurement/);
});

test('[DASH-01] on a screen that shows the whole page, each card works at once', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.setViewportSize({ width: 1280, height: 2400 });
  const asked = await watchScript(page);
  await page.goto(`${house.url}/dashboard`);

  await expect(page.getByRole('img', { name: /^Weight beside the/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[DASH-01] a card below the screen says what was saved meanwhile, untouched', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto(`${house.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Growth' });
  await page.getByRole('button', { name: 'Weight' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Weight/ }).fill('6.9');
  await dialog.getByRole('button', { name: 'Save' }).dispatchEvent('click');

  await expect(card).toContainText(/6\.90\skg/);
});

test('[DASH-01] on a way within the app a card far down comes when it is near', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(`${house.url}/measurements`);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  const card = page.getByRole('region', { name: 'Growth' });

  await page.locator('.grid > :nth-child(2)').scrollIntoViewIfNeeded();

  await expect(card).toContainText(/percentile/);
});

/** @returns the requests for the script of the cards that come later. Nothing is loaded ahead. */
async function watchScript(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await saveData(page);
  page.on('request', (request) => {
    if (script.test(request.url())) asked.push(request.url());
  });
  return asked;
}
