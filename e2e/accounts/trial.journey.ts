import { expect, type Page } from '@playwright/test';
import { DAY_MS } from '#domain/time/durations.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { aPerson } from '#testing/people.ts';
import { test, unwelcomed, type RunningHouse } from '../a-running-house.ts';
import { giveSession, signInAFamily } from '../a-signed-in-family.ts';
import { expectNoSidewaysScroll, expectUsableByAll, lookOver } from '../look-over.ts';

const banner = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /trial/i });
const welcome = (page: Page) => page.getByRole('dialog', { name: 'Your free trial has begun' });

test('[SUB-01] [DASH-01] the free trial is told to each account once, by keyboard, too, and leads to the plan', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({ baseURL: house.url, storageState: unwelcomed });
  await signInAFamily(house, context);
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');

  await expect(welcome(page)).toContainText('For 30 days');
  await expectUsableByAll(page, welcome(page));
  await expectNoSidewaysScroll(page, 320);
  await page.keyboard.press('Escape');
  await expect(welcome(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await expect(banner(page)).toContainText(/Free trial active! 30 days left/);
  await page.getByRole('button', { name: 'Weight' }).click();
  await page.getByRole('dialog', { name: 'Weight for Maya' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(welcome(page)).toHaveCount(0);
  await banner(page).getByRole('link', { name: 'See the plan' }).click();
  await expect(page).toHaveURL('/settings?section=subscription');
  await expect(page.getByRole('heading', { name: 'Free Trial' })).toBeVisible();

  await context.clearCookies();
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await expect(welcome(page)).toBeVisible();
  await context.close();
});

for (const { device, width } of [
  { device: 'a phone', width: 390 },
  { device: 'a desktop', width: 1280 },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[SUB-01] [DASH-01] the banner is drawn with the page in each of its forms, and leads to the plan', async ({
      page,
      context,
      freshHouse,
    }) => {
      await startPlanLongAgo(freshHouse);
      for (const { daysAgo, says } of [
        { daysAgo: 8.5, says: /^Free trial active! 22 days left, until \w+ \d+\.\s?See the plan$/ },
        { daysAgo: 27.5, says: /^Trial expires in 3 days\.\s?See the plan$/ },
        { daysAgo: 29.5, says: /^Trial expires in 1 day\.\s?See the plan$/ },
        { daysAgo: 45, says: /^Trial Expired Essential features stay free\.\s?Upgrade Now$/ },
      ]) {
        await test.step(`${daysAgo} days after`, async () => {
          await signIn(freshHouse, page, daysAgo);
          await page.goto(`${freshHouse.url}/dashboard`);
          await expect(banner(page)).toHaveText(says);
          await lookOver(page);
        });
      }

      await page.goto(`${freshHouse.url}/dashboard`);
      await banner(page).getByRole('link', { name: 'Upgrade Now' }).click();
      await expect(page).toHaveURL(/\/settings\?section=subscription$/);
      await context.clearCookies();
    });
  });
}

async function startPlanLongAgo(house: RunningHouse): Promise<void> {
  const value = new Date(Date.now() - 400 * DAY_MS).toISOString();
  await inDatabase(house, async ({ house: { db } }) => {
    await db.updateTable('settings').set({ value }).where('name', '=', 'plan-began').execute();
  });
}

/** @param daysAgo when the account was made */
async function signIn(house: RunningHouse, page: Page, daysAgo: number): Promise<void> {
  await inDatabase(house, async (home) => {
    const { id, cookies } = await aPerson(home, 'Lin Sato');
    const made_at = new Date(Date.now() - daysAgo * DAY_MS).toISOString();
    await home.house.db.updateTable('users').set({ made_at }).where('id', '=', id).execute();
    await giveSession(house, page.context(), cookies.get('sid'));
  });
}
