import { expect, type Page } from '@playwright/test';
import { openOutbox, signUp } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { byMouse } from '../hands.ts';
import { lookOver } from '../look-over.ts';

const lost = 'The server did not answer. Nothing you entered is lost.';

test('[UI-02] a form whose scripts do not load says so, keeps what was typed, and works once they do', async ({
  page,
}) => {
  const find = await loseContract(page);
  await page.goto('/signup-success');
  await page.getByLabel('Email').fill('hannah@example.org');
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('alert')).toHaveText(lost);
  await expect(page.getByLabel('Email')).toHaveValue('hannah@example.org');
  await lookOver(page);

  await find();
  await page.getByRole('button', { name: 'Send it again' }).click();

  await expect(page.getByText('If an account waits for this address, a new mail is on its way.')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[AUTH-02] [UI-02] an address that was confirmed while scripts did not load is confirmed with the next click', async ({
  page,
  freshHouse: house,
}) => {
  await page.goto(`${house.url}/signup`);
  await signUp(page, byMouse, 'hannah@example.org');
  await openOutbox(page, house);
  const find = await loseContract(page);
  await page.getByRole('link', { name: 'Open the link' }).click();
  await expect(page.getByRole('alert')).toContainText(lost);
  await lookOver(page);

  await find();
  await page.getByRole('button', { name: 'Confirm my address' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
});

/** Aborts the script with the contract, as a deploy or a lost connection does. @returns how to undo it */
async function loseContract(page: Page): Promise<() => Promise<void>> {
  const script = '**/assets/contract-*.js';
  await page.route(script, (route) => route.abort('connectionfailed'));
  return () => page.unroute(script);
}
