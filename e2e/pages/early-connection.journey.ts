import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test('[decision 40] what failed without a connection is loaded once it is back, also where it was gone before the page was ready', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: [] });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/dashboard');
  const dose = page.locator('details.dose').first();
  await dose.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(dose.getByRole('alert')).toContainText('Failed to load vaccine data. Please try again.');

  await page.unroute('**/api/**');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
    dispatchEvent(new Event('online'));
  });

  await expect(dose.getByText('Possible side effects')).toBeVisible();
  await expect(dose.getByRole('alert')).toHaveCount(0);
});
