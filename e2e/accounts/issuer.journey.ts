import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';
import { TestIssuer } from '#testing/servers/issuer.ts';
import { aRunningServer } from '#testing/servers/running-server.ts';
import { expectUsableByAll } from '../look-over.ts';

type Beside = { readonly issuer: TestIssuer; readonly url: string };

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

  // That one is not there.
  await expect(page.getByRole('heading', { name: 'Our family login failed' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main')).toContainText('Our family does not answer right now. Please try again later.');
  await expectUsableByAll(page);
  await page.getByRole('link', { name: 'Back to the settings' }).click();
  await expect(ways).toContainText('Not linked');
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
  await lend({ issuer, url });
  await server.stop();
  await issuer.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
