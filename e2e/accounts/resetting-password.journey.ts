import { expect } from '@playwright/test';
import { forgotPassword } from '#contract/accounts/passwords.ts';
import { askChallenge } from '#contract/accounts/signing-in.ts';
import { solve } from '#domain/accounts/proof-of-work.ts';
import { Client } from '#testing/client.ts';
import { fillInLogin, openOutbox } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { byMouse } from '../hands.ts';
import { byKeyboard } from '../keyboard.ts';
import { spendRest } from '../limits.ts';
import { lookOver } from '../look-over.ts';

const newPassword = 'Nine owls at 9!';

test('[AUTH-06] [AUTH-07] a parent who forgot the password sets a new one by the mailed link, and only the new one works', async ({
  page,
  browser,
  freshHouse: house,
}) => {
  const elsewhere = await browser.newContext({ baseURL: house.url });
  const { email } = await signInAFamily(house, elsewhere);
  const tablet = await elsewhere.newPage();
  await tablet.goto('/settings?section=account');
  await expect(tablet.getByRole('heading', { name: 'Account Profile' })).toBeVisible();
  const faults = listenForFaults(page, house.url);
  const { press, write } = byKeyboard(page);

  await page.goto(`${house.url}/login`);
  await press(page.getByRole('link', { name: 'Forgot your password?' }));
  await expect(page).toHaveURL(`${house.url}/forgot-password`);
  await write(page.getByLabel('Email'), email);
  await expect(page.getByText('Security check passed')).toBeVisible({ timeout: 30_000 });
  await press(page.getByRole('button', { name: 'Send reset link' }));
  await expect(page.getByRole('status').filter({ hasText: 'Reset email sent!' })).toContainText(
    'Check your email for the password reset link',
  );
  await lookOver(page);

  await openOutbox(page, house);
  const link = (await page.getByRole('link', { name: 'Open the link' }).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(page.getByText(`For ${email}. All other devices are logged out.`)).toBeVisible();
  await expect(page, 'the token leaves the address bar').toHaveURL(`${house.url}/reset-password`);

  await write(page.getByLabel('New password', { exact: true }), 'fern');
  await write(page.getByLabel('Confirm password', { exact: true }), 'leaf');
  await press(page.getByRole('button', { name: 'Reset password' }));
  await expect(page.getByRole('alert')).toContainText('Two fields need another look.');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await lookOver(page);
  await write(page.getByLabel('New password', { exact: true }), newPassword);
  await expect(page.getByRole('list', { name: 'Password needs' }).getByText(', done')).toHaveCount(4);
  await write(page.getByLabel('Confirm password', { exact: true }), newPassword);
  await press(page.getByRole('button', { name: 'Reset password' }));

  await expect(page).toHaveURL(`${house.url}/login`);
  await expect(page.getByText('Password reset successful!')).toBeVisible();
  await expect(page.getByText('You can now log in with your new password')).toBeVisible();
  await tablet.reload();
  await expect(tablet).toHaveURL(/\/login$/);
  await fillInLogin(page, byMouse, email, newPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Welcome back!')).toBeVisible();
  expect(faults()).toEqual([]);

  await page.goto(link);
  await expect(page.getByText('This link has expired or has already been used.')).toBeVisible();
  await lookOver(page);
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(page).toHaveURL(`${house.url}/forgot-password`);
  await elsewhere.close();
});

test('[AUTH-12] [UI-02] after a thousand mails asked for from one network address the next one shows how long to wait', async ({
  page,
  freshHouse: house,
}) => {
  const visitor = new Client(fetch, house.url);
  const { id, bits } = await visitor.call(askChallenge, { body: { action: 'forgot' } });
  const body = { email: 'parent-1@example.org', challengeToken: `${id}.${solve(id, bits)}` };
  expect((await visitor.ask(forgotPassword, { body })).status).toBe(200);
  await page.goto(`${house.url}/forgot-password`);
  await page.getByLabel('Email').fill('hannah@example.org');
  await expect(page.getByText('Security check passed')).toBeVisible({ timeout: 30_000 });
  await spendRest(house, 1000);

  await page.getByRole('button', { name: 'Send reset link' }).click();

  await expect(page.getByText('Password reset failed')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/Too many tries\. Please wait (59|60) minutes\./);
  await expect(page.getByLabel('Email')).toHaveValue('hannah@example.org');
});
