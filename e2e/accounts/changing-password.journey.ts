import { expect, type Page } from '@playwright/test';
import { familyPassword } from '#testing/people.ts';
import { fillInLogin } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { byMouse } from '../hands.ts';
import { byKeyboard } from '../keyboard.ts';
import { lookOver } from '../look-over.ts';

const newPassword = 'nine owls at nine';

test('[AUTH-10] [AUTH-11] a parent changes the password, and ends the session of a second browser', async ({
  page,
  browser,
  context,
  house,
}) => {
  const { email } = await signInAFamily(house, context);
  const elsewhere = await browser.newContext({ baseURL: house.url });
  const tablet = await elsewhere.newPage();
  await tablet.goto('/login');
  await fillInLogin(tablet, byMouse, email);
  await tablet.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(tablet.getByText('Welcome back!')).toBeVisible();

  await page.goto('/settings?section=account');
  await change(page, 'fern1', 'fern2', 'fern2');
  await expect(page.getByRole('alert')).toContainText('Three fields need another look.');
  await expect(page.getByText('Current password must be at least 6 characters')).toBeVisible();
  await change(page, 'not this one', newPassword, newPassword);
  await expect(page.getByRole('alert').filter({ hasText: 'Password change failed' })).toContainText(
    'Current password is incorrect',
  );
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await change(page, familyPassword, 'seven77', 'seven77');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await lookOver(page);
  await change(page, familyPassword, newPassword, newPassword);
  await expect(page.getByText('Password updated')).toBeVisible();
  await expect(page.getByLabel('Current password', { exact: true })).toHaveValue('');
  const events = page.getByRole('region', { name: 'Security events' });
  await expect(events.getByRole('listitem').first()).toContainText('Password changed. Computer, Chrome');

  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  const { press } = byKeyboard(page);
  await press(devices.getByRole('button', { name: 'Log out everywhere else' }));
  await expect(page.getByText('Logged out everywhere else')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(events.getByRole('listitem').first()).toContainText('Logged out everywhere.');

  await tablet.goto('/dashboard');
  await expect(tablet).toHaveURL(/\/login$/);
  await fillInLogin(tablet, byMouse, email, newPassword);
  await tablet.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(tablet.getByText('Welcome back!')).toBeVisible();

  await page.reload();
  await devices.getByRole('button', { name: 'Log out Computer, Chrome' }).click();
  await expect(page.getByText('Logged out', { exact: true })).toBeVisible();
  await tablet.getByRole('link', { name: 'Settings' }).first().click();
  await tablet.getByRole('link', { name: 'Account' }).first().click();
  await expect(tablet, 'its open page hears of it with the next call').toHaveURL(/\/login$/);
  await elsewhere.close();
});

async function change(page: Page, current: string, next: string, again: string): Promise<void> {
  await page.getByLabel('Current password', { exact: true }).fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
  await page.getByRole('button', { name: 'Change Password' }).click();
}
