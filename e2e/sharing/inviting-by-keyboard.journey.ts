import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { aGuest, linksIn } from '../an-invitation.ts';
import { listenForFaults } from '../faults.ts';
import { byKeyboard } from '../keyboard.ts';

test('[PAR-02] [PAR-03] [PAR-05] [PAR-06] parents are invited, changed and removed, and an invitation is answered, by keyboard alone', async ({
  page,
  context,
  house,
  browser,
}) => {
  const [aunt, uncle] = [aGuest('aunt'), aGuest('uncle')];
  const { signInDaniel } = await signInAFamily(house, context);
  const elsewhere = await browser.newContext({ baseURL: house.url });
  await signInDaniel(elsewhere);
  const faults = listenForFaults(page, house.url);
  const { press, write } = byKeyboard(page);
  await page.goto('/settings?section=parents');

  for (const email of [aunt, uncle]) {
    await write(page.getByLabel('Email'), email);
    await press(page.getByRole('button', { name: 'Send invitation' }));
    await expect(page.getByRole('button', { name: `Cancel invitation of ${email}` })).toBeVisible();
  }
  await press(page.getByRole('button', { name: `Cancel invitation of ${uncle}` }));
  const asked = page.getByRole('alertdialog', { name: 'Cancel Invitation?' });
  await press(asked.getByRole('button', { name: 'Cancel invitation' }));
  await expect(page.getByText('Invitation cancelled successfully')).toBeVisible();
  await press(page.getByRole('button', { name: 'Change the access of Daniel Brooks' }));
  const change = page.getByRole('dialog', { name: 'Daniel Brooks and Maya' });
  await press(change.getByRole('button', { name: 'Cancel' }));
  await expect(change).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Remove Daniel Brooks' }));
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await expect(page.getByText('Parent removed successfully')).toBeVisible();
  expect(faults()).toEqual([]);

  const guest = await elsewhere.newPage();
  await elsewhere.clearCookies();
  const hands = byKeyboard(guest);
  const { open } = await linksIn(guest, house, aunt);
  await guest.route('**/api/invitations/read', (route) => route.abort());
  await guest.goto(open);
  await guest.getByRole('button', { name: 'Try again' }).waitFor();
  await guest.unroute('**/api/invitations/read');
  await hands.press(guest.getByRole('button', { name: 'Try again' }));
  const main = guest.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You are invited');
  await hands.press(main.getByRole('button', { name: 'Decline' }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Decline this invitation?');
  await hands.press(main.getByRole('button', { name: 'Decline' }));
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Invitation declined');
  await hands.press(main.getByRole('link', { name: 'Return to Home' }));
  await expect(guest).toHaveURL(`${house.url}/`);
  await elsewhere.close();
});
