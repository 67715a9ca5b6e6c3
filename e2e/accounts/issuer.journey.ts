import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';
import { hashOfNone } from '#server/auth/password.ts';
import { anIdentityOf } from '#testing/identities.ts';
import { aChild, aPerson } from '#testing/people.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { TestIssuer } from '#testing/servers/issuer.ts';
import { aRunningServer } from '#testing/servers/running-server.ts';
import type { RunningHouse } from '../a-running-house.ts';
import { anHourAfterLogin, giveSession } from '../a-signed-in-family.ts';
import { ways as devices } from '../hands.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';

type Beside = RunningHouse & { readonly issuer: TestIssuer };

/** A server that knows two issuers, one of which is there. */
const test = base.extend<{ baseURL: string }, { beside: Beside }>({
  // oxlint-disable-next-line no-empty-pattern, the runner reads the fixtures that are asked for here
  beside: [async ({}, provide) => lendBeside(provide), { scope: 'worker' }],
  baseURL: async ({ beside }, provide) => provide(beside.url),
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

test('[AUTH-05] [ACC-01] on a phone a parent signs up with Google, logs out and in again, and cannot lose the only way in', async ({
  page,
  beside: { issuer },
}) => {
  await page.setViewportSize(phone);
  issuer.member = { subject: 'phone', email: 'phone@example.com', isVerified: true, name: 'Hannah Brooks' };
  await page.goto('/login');
  await expectUsableByAll(page);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('alert').filter({ hasText: 'Google login failed' })).toContainText(
    'No account here belongs to this Google account.',
  );
  await expectUsableByAll(page);

  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Account created!')).toBeVisible();

  await page.goto('/settings?section=account');
  const ways = page.getByRole('region', { name: 'Other ways to log in' });
  await expect(ways).toContainText('phone@example.com');
  await expect(ways).toContainText('Your only way in. To unlink it, set a password first.');
  await expect(ways.getByRole('button', { name: 'Unlink Google' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Password', exact: true })).toContainText(
    'This account has none: you log in with Google.',
  );
  await expectUsableByAll(page);

  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/login');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === 'sid');
  expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 300 * 24 * 60 * 60);
});

test('[AUTH-05] [ACC-01] on a desktop, by keyboard, an issuer that is not there is told, and nothing is linked', async ({
  page,
  beside: { issuer },
}) => {
  await page.setViewportSize(desktop);
  issuer.member = { subject: 'desktop', email: 'desktop@example.com', isVerified: true, name: 'Hannah Brooks' };
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Google' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto('/settings?section=account');
  const ways = page.getByRole('region', { name: 'Other ways to log in' });
  await ways.getByRole('button', { name: 'Link Our family' }).press('Enter');
  await page.getByRole('button', { name: 'Log in again with Google' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await ways.getByRole('button', { name: 'Link Our family' }).press('Enter');

  // That one is not there.
  await expect(page.getByRole('heading', { name: 'Linking failed' })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveTitle('Linking failed | Fernling');
  await expect(page.getByRole('main')).toContainText('Our family does not answer right now. Please try again later.');
  await expectUsableByAll(page);
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await expect(ways).toContainText('Not linked');
});

for (const { name, screen, hands } of devices.filter(({ hasOwnScreen }) => hasOwnScreen)) {
  test.describe(name, () => {
    test.use(screen);

    test('[ACC-03] [AUTH-05] an hour after the login, whoever has no password logs in again with Google to delete the account', async ({
      page,
      beside,
    }) => {
      const { issuer } = beside;
      const member = { subject: name, email: `${screen.viewport.width}@example.com`, isVerified: true, name: 'Hannah' };
      const { press, write } = hands(page);
      issuer.member = member;
      await page.goto('/signup');
      await press(page.getByRole('button', { name: 'Continue with Google' }));
      await expect(page).toHaveURL(/\/dashboard/);
      await anHourAfterLogin(beside);
      const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
      const question = page.getByRole('dialog', { name: 'Please log in again to go on.' });
      const ask = async () => {
        await press(page.getByRole('button', { name: 'Delete my account' }));
        await expect(deletion.getByLabel('Password')).toBeHidden();
        await write(deletion.getByLabel('Type delete to confirm'), 'delete');
        await press(deletion.getByRole('button', { name: 'Delete' }));
      };

      await page.goto('/settings?section=account');
      await ask();
      await expect(question).toBeVisible();
      await lookOver(page, question);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(deletion.getByRole('alert')).toContainText('Please confirm that it is you.');
      await expect(deletion.getByLabel('Type delete to confirm')).toHaveValue('delete');

      issuer.member = { ...member, subject: `somebody else than ${name}` };
      await press(deletion.getByRole('button', { name: 'Delete' }));
      await press(question.getByRole('button', { name: 'Log in again with Google' }));
      await expect(page).toHaveURL('/settings?section=account');
      await expect(page.getByText('Log in there with the account that is linked here.')).toBeVisible();
      await ask();
      issuer.member = member;
      await press(question.getByRole('button', { name: 'Log in again with Google' }));
      await expect(page).toHaveURL('/settings?section=account');
      await ask();

      await expect(page).toHaveURL('/account-closed');
    });
  });
}

test('[AUTH-05] [CHILD-05] whoever has no password is never asked for one, also while it is looked up', async ({
  page,
  context,
  beside,
}) => {
  await inDatabase(beside, async (home) => {
    const password_hash = hashOfNone(home.house.passwordCost);
    const parent = await aPerson(home, 'Hannah Brooks', { password_hash });
    await anIdentityOf(home, parent, { issuer: beside.issuer.address });
    await aChild(home, parent);
    await giveSession(beside, context, parent.cookies.get('sid'));
  });
  await anHourAfterLogin(beside);
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/api/me/ways-in', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await page.goto('/settings?section=newborn');
  await page.getByRole('button', { name: 'Remove Maya Brooks' }).click();
  const removal = page.getByRole('alertdialog', { name: 'Remove Maya?' });
  await removal.getByLabel('Type Maya to confirm').fill('Maya');
  await removal.getByRole('button', { name: 'Remove' }).click();

  await asked.promise;
  await expect(page.getByLabel('Password')).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('dialog', { name: 'Please log in again to go on.' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('[AUTH-05] the button works', async ({ page, beside: { issuer } }) => {
    issuer.member = { subject: 'plain', email: 'plain@example.com', isVerified: true, name: 'Hannah Brooks' };
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Continue with Google' }).click();

    await expect(page).toHaveURL(/\/dashboard/);
  });
});

async function lendBeside(lend: (beside: Beside) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fernling-issuer-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const issuer = await TestIssuer.start({ callbacks: [`${url}/sign-in/google/callback`] });
  const settings = {
    OIDC_GOOGLE_ISSUER: issuer.address,
    OIDC_GOOGLE_CLIENT_ID: issuer.clientId,
    OIDC_GOOGLE_CLIENT_SECRET: issuer.clientSecret,
    OIDC_FAMILY_ISSUER: `http://127.0.0.1:${await freePort()}`,
    OIDC_FAMILY_CLIENT_ID: 'fernling',
    OIDC_FAMILY_CLIENT_SECRET: 'nobody asks for it',
    OIDC_FAMILY_LABEL: 'Our family',
  };
  const server = await aRunningServer({ dataDir, settings }, port, 'testing/servers/start-with-easy-checks.ts');
  await lend({ issuer, url, dataDir, outboxUrl: '' });
  await server.stop();
  await issuer.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
