import { expect, type Page } from '@playwright/test';
import { confirmFromOutbox, fillInMeasurement, logIn, signUp } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { aGuest, invite, linksIn } from '../an-invitation.ts';
import { today } from '../days.ts';
import { listenForFaults } from '../faults.ts';
import { byMouse } from '../hands.ts';
import { lookOver } from '../look-over.ts';

const parents = '/settings?section=parents';

test('[PAR-01] [PAR-03] [PAR-04] [PAR-06] a parent invites another, who signs up, accepts, measures, and is removed', async ({
  page,
  context,
  clock,
  house,
  browser,
}) => {
  test.setTimeout(120_000);
  const email = aGuest('daniel');
  await signInAFamily(house, context);
  const faults = listenForFaults(page, house.url);
  await clock.install();
  await page.goto(parents);
  await invite(page, email, 'Can edit', 'Father');
  await expect(listItem(page, email)).toContainText('Pending');
  await expect(listItem(page, email)).toContainText('Father · Can edit · sent');
  await lookOver(page);

  const other = await (await browser.newContext({ baseURL: house.url })).newPage();
  const { open } = await linksIn(other, house, email);
  await other.goto(open);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are invited');
  await expect(other).toHaveURL(/\/invitation$/);
  await expect(other.getByRole('main')).toContainText('father (Can edit)');
  await expect(other.getByRole('main')).toContainText('d…@example.org');
  await expect(other.getByRole('main')).not.toContainText('Maya');
  await lookOver(other);

  await other.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
  await signUp(other, byMouse, email, { name: 'Nora Lind', leadsTo: /invitation/ });
  await confirmFromOutbox(other, byMouse, house);
  const openDashboard = await holdDashboard(other);
  await logIn(other, byMouse, email);
  await expect(other.getByRole('status').filter({ hasText: 'Invitation accepted successfully' })).toContainText(
    "You now have access to the child's profile.",
  );
  openDashboard();
  await expect(other).toHaveURL(/\/dashboard/, { timeout: 10_000 });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText("Hello, Maya's parent!");

  await other.goto('/add-measurement');
  await fillInMeasurement(other, byMouse, { on: today(), weight: '7.1', height: '64', head: '41.2' });
  await other.getByRole('main').getByRole('button', { name: 'Add Measurement' }).click();
  await expect(other.getByText('Measurements added successfully')).toBeVisible();
  await other.clock.install();
  await other.goto(parents);
  await expect(listItem(other, 'Hannah Brooks').first()).toContainText('Primary parent');
  await expect(other.getByRole('button', { name: 'Leave' })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  await clock.fastForward(30_000);
  await expect(listItem(page, email).last()).toContainText('Accepted');
  await page.goto('/measurements');
  await expect(page.getByRole('main')).toContainText('7.1');
  await page.goto(parents);
  await page.getByRole('button', { name: 'Remove Nora Lind' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove Parent Access?' });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await lookOver(page, asked);
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Parent removed successfully')).toBeVisible();

  await other.clock.fastForward(30_000);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You no longer have access to Maya');
  await lookOver(other);
  await other.getByRole('button', { name: 'Go to the dashboard' }).click();
  await expect(other.getByText('Who are we following?')).toBeVisible();
  expect(faults()).toEqual([]);
  await other.context().close();
});

test('[PAR-03] the link of the mail declines with one click, which no script makes', async ({
  page,
  context,
  house,
  browser,
}) => {
  const email = aGuest('aunt');
  await signInAFamily(house, context);
  await page.goto(parents);
  await invite(page, email, 'Can view');
  const other = await (await browser.newContext({ baseURL: house.url })).newPage();
  const { open, decline } = await linksIn(other, house, email);
  const declined: string[] = [];
  other.on('request', (request) => {
    if (request.url().endsWith('/api/invitations/decline')) declined.push(request.url());
  });

  await other.goto(decline);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Decline this invitation?');
  await expect(other.getByRole('main').getByRole('button')).toHaveText(['Decline']);
  await lookOver(other);
  expect(declined).toEqual([]);
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invitation declined');
  expect(declined).toHaveLength(1);

  await other.goto(decline);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invitation declined');
  await other.goto(open);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invitation Expired');
  await expect(
    other.getByText('This invitation has expired or has already been used. Please ask for a new invitation.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(listItem(page, email)).toContainText('Declined');

  await page.getByRole('button', { name: `Invite again: ${email}` }).click();
  const again = page.getByRole('dialog', { name: 'Invite Co-Parent' });
  await expect(again.getByLabel('Email')).toHaveValue(email);
  await lookOver(page, again);
  await again.getByRole('button', { name: 'Send invitation' }).click();
  await expect(again).toHaveCount(0);
  await expect(listItem(page, email).first()).toContainText('Pending');
  await other.context().close();
});

test('[PAR-04] another account reads why it cannot accept, and can switch to the invited one', async ({
  page,
  context,
  house,
  browser,
}) => {
  const email = aGuest('maria');
  await signInAFamily(house, context);
  await page.goto(parents);
  await invite(page, email);
  const stranger = await browser.newContext({ baseURL: house.url });
  const { email: own } = await signInAFamily(house, stranger, { firstName: 'Leo' });
  const other = await stranger.newPage();
  const { open } = await linksIn(other, house, email);

  await other.goto(open);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(other.getByRole('main')).toContainText(
    `Error: this invitation is for m…@example.org. You are logged in as ${own}.`,
  );
  await lookOver(other);
  await other.getByRole('button', { name: 'Log out and switch' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are invited');

  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('You are invited');
  await other.getByRole('button', { name: 'Decline' }).click();
  await other.getByRole('button', { name: 'Decline' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Invitation declined');
  await stranger.close();
});

test('[PAR-03] a link without its token is invalid, and without an answer it can be tried again', async ({
  page,
  context,
  house,
}) => {
  await page.goto('/invitation');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invalid Invitation');

  const email = aGuest('ruth');
  await signInAFamily(house, context);
  await page.goto(parents);
  await invite(page, email);
  const { open } = await linksIn(page, house, email);
  await context.clearCookies();
  await page.route('**/api/invitations/read', (route) => route.abort());
  await page.goto(open);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(page.getByRole('main')).toContainText('Error: The server did not answer. The invitation is still good.');
  await page.unroute('**/api/invitations/read');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are invited');
});

test('[PAR-03] [UI-02] when a part of the page cannot be loaded it says so, and the link still works', async ({
  page,
  context,
  house,
}) => {
  const email = aGuest('ruth');
  await signInAFamily(house, context);
  await page.goto(parents);
  await invite(page, email);
  const { open } = await linksIn(page, house, email);
  await context.clearCookies();
  const part = '**/invitation-notice*';
  const asked = page.waitForRequest(part);
  await page.route(part, (route) => route.abort());
  // This part is requested before the page knows what the link offers.
  await page.route('**/api/invitations/read', async (route) => {
    await asked;
    await route.continue();
  });

  await page.goto(open);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Went Wrong');
  await expect(page.getByRole('main')).toContainText('Nothing is lost: open the link of the email once more.');
  await lookOver(page);

  await page.unroute(part);
  await page.goto(open);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are invited');
});

test('[PAR-05] an invitation is canceled after a question, and the address is checked before one is sent', async ({
  page,
  context,
  house,
}) => {
  const email = aGuest('ines');
  await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Maya Switch child' }).click();
  await page.getByRole('menuitem', { name: 'Invite Co-Parent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Co-Parent' });
  await expect(page).toHaveURL(/childId=.+&action=add/);
  await expect(dialog.getByText('Enter an email and select a relationship.')).toBeVisible();
  await dialog.getByLabel('Email').fill('nobody');
  await expect(dialog.getByText('Select a relationship.', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Mother' }).check();
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent').first()).toBeVisible();
  await expect(page).toHaveURL(/section=parents&childId=/);

  await page.getByRole('button', { name: `Cancel invitation of ${email}` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel Invitation?' });
  await asked.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('Invitation cancelled successfully')).toBeVisible();
  await expect(page.getByText('No invitation is waiting for an answer.')).toBeVisible();

  await page.getByLabel('Child').selectOption('Leo Brooks');
  await expect(page.getByText("Leo's parents")).toBeVisible();
});

/** The list item of a name or an address. */
function listItem(page: Page, text: string) {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: text });
}

/** Delays the dashboard, so that a message shown for three seconds can be read. @returns how to stop */
async function holdDashboard(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/dashboard', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
