import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { freePort } from '#testing/db/free-port.ts';
import { aRunningServer } from '#testing/servers/running-server.ts';
import { SmtpServer } from '#testing/servers/smtp-server.ts';
import { test as base } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { expectUsableByAll } from '../look-over.ts';

/** Beside the house, a server that mails to its operator's address. */
const test = base.extend<object, { answered: { readonly url: string; readonly dataDir: string } }>({
  // oxlint-disable-next-line no-empty-pattern, the runner reads the fixtures that are asked for here
  answered: [async ({}, provide) => lendAnswered(provide), { scope: 'worker' }],
});

const phone = { width: 320, height: 720 };
const checkWithin = { timeout: 30_000 };
const message = 'Can I export both children in one file?';

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Subject').fill('Export of two children');
  await page.getByLabel('Message').fill(message);
}

async function fillInAsVisitor(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Hannah Brooks');
  await page.getByLabel('Email').fill('hannah@example.com');
  await fillIn(page);
  await expect(page.getByText('Security check passed')).toBeVisible(checkWithin);
}

test('[CON-01] [PUB-03] a visitor reaches the form by the bar, corrects two fields, and the message is sent', async ({
  page,
  answered,
}) => {
  await page.goto(answered.url);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page.getByRole('complementary')).toContainText('support@example.org');
  await expect(page.getByRole('complementary')).toContainText('9AM-5PM EST');
  await expectUsableByAll(page);

  await fillInAsVisitor(page);
  await page.getByLabel('Subject').fill('Hi');
  await page.getByLabel('Message').fill('Help');
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByText('Subject must be at least 5 characters')).toBeVisible();
  await expect(page.getByText('Message must be at least 10 characters')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Help');
  await expectUsableByAll(page);

  await fillInAsVisitor(page);
  await page.getByRole('button', { name: 'Send message' }).press('Enter');
  await expect(page.getByText('Message sent!')).toBeVisible();
  await expect(page.getByText("Thank you for contacting us. We'll get back to you soon.")).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('[CON-01] where the operator has no address the message is saved, its sender is told, and it stays to be read', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  await expect(page.getByText('No address is given here.')).toBeVisible();
  await expect(page.getByText('9AM-5PM EST')).toBeHidden();

  await fillInAsVisitor(page);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByText("We're currently in testing mode. Your message was saved,")).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await expectUsableByAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test('[CON-01] [NAV-01] a parent on a phone writes with name and address filled in, and beside the child', async ({
  page,
  context,
  answered,
}) => {
  await signInAFamily({ ...answered, outboxUrl: '' }, context);
  await page.setViewportSize(phone);
  await page.goto(`${answered.url}/contact`);
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Support');
  await expect(page.getByRole('complementary')).toContainText('Maya');
  await expect(page.getByLabel('Name')).toHaveValue('Hannah Brooks');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await expectUsableByAll(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

  await fillIn(page);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByText('Message sent!')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByLabel('Name')).toHaveValue('Hannah Brooks');
});

test('[CON-01] a message that does not reach the server stays in the form, and is sent again', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/contact-us');
  await fillIn(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Your message was not sent')).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue(message);

  await context.setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page.getByText("We're currently in testing mode.")).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('[CON-01] the form is whole, and says why it cannot be sent', async ({ page }) => {
    await page.goto('/contact');

    await expect(page.getByLabel('Message')).toBeVisible();
    await expect(page.getByText('The check needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled();
  });
});

async function lendAnswered(lend: (answered: { url: string; dataDir: string }) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fernling-contact-'));
  const port = await freePort();
  const mails = await SmtpServer.start();
  const settings = { OPERATOR_EMAIL: 'support@example.org', SMTP_URL: mails.url };
  const server = await aRunningServer({ dataDir, settings }, port, 'testing/servers/start-with-easy-checks.ts');
  await lend({ url: `http://localhost:${port}`, dataDir });
  await server.stop();
  await mails.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
