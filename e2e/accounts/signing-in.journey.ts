import { expect } from '@playwright/test';
import { fillInLogin, fillInMeasurement, logIn, signUp } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { today } from '../days.ts';
import { byMouse as hands } from '../hands.ts';
import { expectUsableByAll } from '../look-over.ts';

test('[AUTH-02] [AUTH-03] [AUTH-04] before the address is confirmed, with a wrong password, and with an address that has an account, the forms say what to do', async ({
  page,
  context,
  house,
}) => {
  const { email } = await signInAFamily(house, context);
  await context.clearCookies();
  await page.goto('/signup');
  await signUp(page, hands, `new-${email}`);
  await page.getByRole('link', { name: 'Continue to login' }).click();
  const logInButton = page.getByRole('main').getByRole('button', { name: 'Log in' });
  await fillInLogin(page, hands, `new-${email}`);
  await logInButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please confirm your email address first.' })).toBeVisible();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText('If an account waits for this address, a new mail is on its way.')).toBeVisible({
    timeout: 20_000,
  });

  await fillInLogin(page, hands, email, 'not the password');
  await logInButton.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toContainText('Invalid email or password');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectUsableByAll(page);

  await page.goto('/signup');
  await page.getByLabel('Name').fill('Hannah Brooks');
  await fillInLogin(page, hands, email);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('alert').filter({ hasText: 'An account with this email already exists' })).toContainText(
    'Please login or use a different email address.',
  );
});

test('[NAV-04] [AUTH-11] logging out everywhere ends the session on another device, which logs in and returns to its page', async ({
  page,
  context,
  browser,
  house,
}) => {
  const { email, signInAlso } = await signInAFamily(house, context);
  await page.goto('/settings?section=account');
  const phone = await browser.newContext({ baseURL: house.url });
  await signInAlso(phone);
  const elsewhere = await phone.newPage();
  await elsewhere.goto('/settings?section=account');
  await elsewhere.getByRole('button', { name: 'Log out everywhere', exact: true }).click();
  await elsewhere.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(elsewhere).toHaveURL('/');
  await phone.close();

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Growth Tracking' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, hands, email);

  await expect(page).toHaveURL('/dashboard?tab=growth');
});

test('[GRO-01] after the session has ended a form keeps its text, lets the parent log in beside it, and saves', async ({
  page,
  context,
  house,
}) => {
  const { email } = await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await fillInMeasurement(page, hands, { on: today(), weight: '6.94', height: '63.2', head: '41' });
  await context.clearCookies();
  await page.getByRole('button', { name: 'Add Measurement' }).click();
  await expect(page.getByText('You must be logged in to add measurements')).toBeVisible();

  const [beside] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Log in again' }).click(),
  ]);
  await logIn(beside, hands, email);
  await page.getByRole('button', { name: 'Add Measurement' }).click();

  await expect(page).toHaveURL(/tab=growth/);
  await expect(page.getByRole('row').nth(1)).toContainText('6.94');
});

test('[NAV-04] a visitor comes to the login and, once in, to the page first asked for', async ({
  page,
  context,
  house,
}) => {
  const { email } = await signInAFamily(house, context);
  await context.clearCookies();
  await page.goto('/settings?section=account');
  await expect(page).toHaveURL('/login');

  await logIn(page, hands, email);

  await expect(page).toHaveURL('/settings?section=account');
});

test('[AUTH-04] [AUTH-11] only who asks to be remembered stays signed in when the browser is closed', async ({
  page,
  context,
  house,
}) => {
  const { email } = await signInAFamily(house, context);
  const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sid');
  await context.clearCookies();
  await page.goto('/login');
  await logIn(page, hands, email);
  expect((await cookie())?.expires).toBe(-1);

  await context.clearCookies();
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await logIn(page, hands, email);

  expect((await cookie())?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
});
