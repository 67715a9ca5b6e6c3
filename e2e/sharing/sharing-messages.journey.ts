import { expect, type Page } from '@playwright/test';
import { inDatabase } from '#testing/servers/beside.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { aGuest, invite } from '../an-invitation.ts';
import { loseCall } from '../connection.ts';

const parents = '/settings?section=parents';
const lost = 'The server did not answer. Nothing you entered is lost.';

test('[UI-02] [PAR-02] [PAR-05] a failed invitation says so, and so does one that replaces an earlier one', async ({
  page,
  context,
  house,
}) => {
  const email = aGuest('ruth');
  await signInAFamily(house, context);
  await page.goto(parents);
  const mendSending = await loseCall(page, { method: 'POST', path: '/functions/v1/send-invitation' });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expectAlert(page, 'Failed to send invitation', lost);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await mendSending();
  await invite(page, email);
  await invite(page, email, 'Can view');
  await expect(page.getByText(`To ${email}. The earlier invitation no longer works.`, { exact: true })).toBeVisible();

  const anInvitation = '**/api/children/*/invitations/*';
  await page.route(anInvitation, (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: `Cancel invitation of ${email}` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel Invitation?' });
  await asked.getByRole('button', { name: 'Cancel invitation' }).click();
  await expectAlert(page, 'Failed to cancel invitation', lost);
  await page.unroute(anInvitation);
  await asked.getByRole('button', { name: 'Cancel invitation' }).click();
  await expect(page.getByText('Invitation cancelled successfully', { exact: true })).toBeVisible();
});

test('[UI-02] [PAR-06] a parent who could not be removed says so, and stays in the list', async ({
  page,
  context,
  house,
  browser,
}) => {
  const { signInDaniel } = await signInAFamily(house, context);
  const other = await browser.newContext({ baseURL: house.url });
  await signInDaniel(other);
  await page.goto(parents);
  const aParent = '**/api/children/*/parents/*';
  await page.route(aParent, (route) => route.abort('connectionfailed'));
  await page.getByRole('button', { name: 'Remove Daniel Brooks' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove Parent Access?' });
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expectAlert(page, 'Failed to remove parent', lost);

  await page.unroute(aParent);
  await asked.getByRole('button', { name: 'Remove' }).click();

  await expect(page.getByText('Parent removed successfully', { exact: true })).toBeVisible();
  await other.close();
});

test('[PAR-06] what is said of access that ended goes with the view in whose place it stands', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { asCoParentWho: 'view' });
  await page.goto(parents);
  await expect(page.getByRole('button', { name: 'Leave' })).toBeVisible();
  await inDatabase(house, ({ house: { db } }) =>
    db.deleteFrom('child_parents').where('child_id', '=', child.id).where('is_primary', '=', 0).execute(),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('You no longer have access to Maya');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();

  await expect(heading).toHaveText('Settings');
});

test('[UI-02] [PAR-02] without a child there is no invitation, and the menu says what each section is for', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  await page.goto(parents);
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await expect(menu.getByText('Invite and manage co-parents', { exact: true })).toBeVisible();
  await expect(menu.getByText('Security settings', { exact: true })).toBeVisible();

  await page.getByLabel('Email').fill(aGuest('ruth'));
  await page.getByRole('button', { name: 'Send invitation' }).click();

  await expect(page.getByText('Unable to send invitation', { exact: true })).toBeVisible();
  await expect(page.getByText('Please select a child first.', { exact: true })).toBeVisible();
});

async function expectAlert(page: Page, title: string, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect(alert.getByText(title, { exact: true })).toBeVisible();
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
}
