import { expect } from '@playwright/test';
import { pages } from '#web/app/pages.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { addressesOf, ledTo } from '../addresses-of.ts';

test.use({ javaScriptEnabled: false });

const publicPages = pages.filter(({ kind, path }) => kind === 'public' && !ledTo.includes(path));

for (const path of addressesOf(publicPages, {})) {
  test(`[PUB-11] ${path} is complete without JavaScript`, async ({ page }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(/Fernling/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(
      'This platform is not a substitute for professional medical advice',
    );
  });
}

test('[PUB-04] the sample chart and its numbers can be read without JavaScript', async ({ page }) => {
  await page.goto('/preview/growth-tracking');

  await expect(page.getByRole('img', { name: /^Sample data\. Weight of Maya/ })).toBeVisible();
  await page.getByRole('heading', { name: 'The chart in numbers' }).click();
  await expect(page.getByRole('rowheader', { name: 'Birth' })).toBeVisible();
});

test('[PUB-01] the landing page leads to the previews, and they to an account, without JavaScript', async ({
  page,
}) => {
  await page.goto('/');

  await page.getByRole('main').getByRole('link', { name: 'See it with sample data' }).nth(1).click();
  await expect(page).toHaveURL('/preview/vaccine-scheduler');
  await page.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL('/signup');
});

test('[NAV-02] the menu of a phone opens without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');

  await page.getByRole('button', { name: 'Open menu' }).click();

  await expect(page.getByRole('link', { name: 'Sign up' }).last()).toBeVisible();
});

test('[DASH-01] the dashboard can be read before its script has run, and its links work', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello, Maya.s parent!/);
  await expect(page.getByText('Based on CDC recommendations')).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await page.getByRole('main').getByRole('link', { name: 'See the full schedule' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vaccine Schedule' })).toBeVisible();
});

for (const path of ['/login', '/signup']) {
  test(`[decision 14] ${path} says under its disabled button that the security check needs JavaScript`, async ({
    page,
  }) => {
    await page.goto(path);

    await expect(page.locator('form button[type=submit]')).toBeDisabled();
    await expect(page.getByText(/needs JavaScript/)).toBeVisible();
  });
}

test('[PUB-10] an unknown address answers 404 with a way home', async ({ page }) => {
  const answer = await page.goto('/no-such-page');

  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Oops! It looks like this page is still developing, just like a newborn.',
  );
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
