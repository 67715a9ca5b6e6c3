import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';

test.use({ profile: 'new', viewport: { width: 390, height: 844 } });

test('[decision 40] the rooms of a child open from the dashboard when the connection has dropped', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
  const vaccines = page.waitForResponse((response) => response.url().endsWith('/api/vaccines'));
  await page.goto('/dashboard');
  await vaccines;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: 'See the full schedule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaccine Schedule');
  await expect(page.getByText('Rotavirus (RV), dose 2').first()).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'View All Appointments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
  await expect(page.getByText('4 Month Well-Child Checkup').first()).toBeVisible();
});
