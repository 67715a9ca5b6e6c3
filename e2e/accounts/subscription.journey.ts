import { expect } from '@playwright/test';
import { inDatabase } from '#testing/servers/beside.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { lookOver } from '../look-over.ts';

for (const { device, width, colorScheme } of [
  { device: 'a phone', width: 320, colorScheme: 'dark' },
  { device: 'a desktop', width: 1280, colorScheme: 'light' },
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('[SUB-02] a parent pays, and finds the way to manage the subscription', async ({ page, context, house }) => {
      await signInAFamily(house, context);
      await page.goto('/settings?tab=subscription');
      await expect(page.getByRole('heading', { name: 'Free Trial' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Subscription' })).toHaveAttribute('aria-current', 'page');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

      await page.getByRole('button', { name: 'Choose a plan' }).click();
      await page.waitForURL(/test-payments\/checkout/);
      await expect(page.getByText('No money moves.')).toBeVisible();
      await lookOver(page);
      await page.getByRole('button', { name: 'Let the card be declined' }).press('Enter');
      await expect(page.getByRole('alert')).toContainText('Nothing was charged.');
      await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
      await expect(page.getByText('Your subscription is now active')).toBeVisible();
      await page.waitForURL(/dashboard/);
      await page.goto('/settings?section=subscription');
      await expect(page.getByText(/^Next billing date/)).toBeVisible();

      await page.goto('/settings?section=account');
      await page.getByRole('button', { name: 'Delete my account' }).click();
      const question = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(question.getByText('Your subscription is not renewed')).toBeVisible();
      await lookOver(page);
      await question.getByRole('button', { name: 'Cancel' }).click();
      await page.goto('/settings?section=subscription');
      await page.getByRole('button', { name: 'Manage Subscription' }).click();

      await page.waitForURL(/test-payments\/portal/);
      await expect(page.getByText('No money moves.')).toBeVisible();
      await lookOver(page);
      await page.getByRole('button', { name: 'Cancel at the end of the period' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Let it go on after all' })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Fernling' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Pending Cancellation' })).toBeVisible();
    });
  });
}

test('[SUB-03] [SUB-04] two presses at once open one page of the payment provider', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) asked.push(new URL(request.url()).pathname);
  });
  const pressTwice = async (name: string) => {
    const button = page.getByRole('button', { name });
    // A press that comes before the page is ready is kept, and made once.
    await expect(button).toBeEnabled();
    await page.waitForLoadState('networkidle');
    await button.evaluate((pressed: HTMLElement) => {
      pressed.click();
      pressed.click();
    });
  };

  await page.goto('/settings?section=subscription');
  await pressTwice('Choose a plan');
  await page.waitForURL(/test-payments\/checkout/);
  await page.getByRole('button', { name: 'Pay', exact: true }).press('Enter');
  await expect(page.getByText('Your subscription is now active')).toBeVisible();
  await page.goto('/settings?section=subscription');
  await pressTwice('Manage Subscription');
  await page.waitForURL(/test-payments\/portal/);

  expect(asked).toEqual(['/functions/v1/create-checkout-session', '/functions/v1/create-customer-portal-session']);
});

test("[PUB-09] [SUB-03] a payment of which no word comes is found by 'Check again'", async ({
  page,
  context,
  house,
}) => {
  const { email } = await signInAFamily(house, context);
  await page.goto('/settings?section=subscription');
  await page.getByRole('button', { name: 'Choose a plan' }).click();
  await page.waitForURL(/test-payments\/checkout/);
  await page.clock.install();
  await page.getByRole('button', { name: /before the payment is confirmed/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'One moment' })).toBeVisible();
  // Confirmed, and nobody tells the server.
  await inDatabase(house, async ({ house: { db } }) => {
    const ofParent = db
      .selectFrom('payment_customers')
      .innerJoin('users', 'users.id', 'payment_customers.user_id')
      .where('users.email', '=', email)
      .select('customer_id');
    const { id, state } = await db
      .selectFrom('test_payments')
      .select(['id', 'state'])
      .where('kind', '=', 'subscription')
      .where('customer_id', 'in', ofParent)
      .executeTakeFirstOrThrow();
    const confirmed = state.replace('"incomplete"', '"active"');
    await db.updateTable('test_payments').set({ state: confirmed }).where('id', '=', id).execute();
  });

  await page.clock.fastForward('02:01');
  await page.getByRole('button', { name: 'Check again' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
});
