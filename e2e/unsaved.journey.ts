import { expect, type Page } from '@playwright/test';
import { test } from './a-running-house.ts';
import { signInAFamily } from './a-signed-in-family.ts';

test("[GRO-01] the browser's Back leaves no measurement behind unasked", async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add Measurement' }).first().click();
  await page.getByLabel('Head circumference').fill('41.2');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/add-measurement$/);
  await expect(page.getByLabel('Head circumference')).toHaveValue('41.2');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[GRO-01] a measurement that was only looked at is left without a question', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add Measurement' }).first().click();
  await page.getByRole('radio', { name: 'lb, in' }).click();

  await page.goBack();

  await expect(page).toHaveURL(/\/dashboard/);
});

test('[GRO-01] a correction is not dropped by Escape, and is gone once that was meant', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/measurements');
  await page
    .getByRole('button', { name: /^Edit the measurement/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Edit measurement/ });
  await form.getByLabel('Note').fill('After lunch');

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Note')).toHaveValue('After lunch');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
});

test('[ACC-01] a new name in the profile is not left behind unasked', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/settings?section=account');
  await page.getByLabel('Full name').fill('Hannah Grant');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();

  await expect(page).toHaveURL(/\/dashboard/);
});

test('[AUTH-08] logging out with a measurement typed asks first, and the session goes on until that is answered', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.getByLabel('Head circumference').fill('41.2');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' });

  await logOut.click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  expect((await context.request.get(`${house.url}/api/me`)).status()).toBe(200);
  await expect(page.getByLabel('Head circumference')).toHaveValue('41.2');

  await logOut.click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  expect((await context.request.get(`${house.url}/api/me`)).status()).toBe(401);
});

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}
