import { expect } from '@playwright/test';
import { aPerson } from '#testing/people.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test } from '../a-running-house.ts';
import { giveSession, signInAFamily } from '../a-signed-in-family.ts';
import { aGuest, linksIn } from '../an-invitation.ts';
import { listenForFaults } from '../faults.ts';
import { lookOver } from '../look-over.ts';

test('[PAR-02] [PAR-04] [decision 80] a grandmother is invited to both children with two taps, in one mail, and accepts both', async ({
  page,
  context,
  house,
  browser,
}) => {
  const email = aGuest('ruth');
  await signInAFamily(house, context, { brother: 'Leo' });
  const elsewhere = await browser.newContext({ baseURL: house.url });
  await inDatabase(house, async (home) => {
    const ruth = await aPerson(home, 'Ruth Brooks', { email });
    await giveSession(house, elsewhere, ruth.cookies.get('sid'));
  });
  const faults = listenForFaults(page, house.url);
  await page.goto('/settings?section=parents');
  const relationship = page.getByLabel('Relationship');
  await relationship.selectOption('Caregiver');
  await expect(page.getByLabel('What may they do?')).toHaveValue('view');
  await page.getByLabel('What may they do?').selectOption('Can edit');
  await expect(relationship).toHaveValue('guardian');

  await page.getByRole('button', { name: 'Invite a grandparent or caregiver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a grandparent or caregiver' });
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Grandparent' })).toBeChecked();
  await expect(dialog.getByLabel('What may they do?')).toHaveValue('view');
  await dialog.getByLabel('Email').fill(email);
  await expect(dialog.getByLabel('Leo')).toBeChecked();
  await lookOver(page, dialog);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`To ${email} for Maya and Leo.`)).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Grandparent · Can view');
  await expect(row).toContainText('also for Leo');

  await page.getByRole('button', { name: `Cancel invitation of ${email}` }).click();
  const asked = page.getByRole('alertdialog', { name: 'Cancel Invitation?' });
  await expect(asked).toContainText('It stays for Leo.');
  await lookOver(page, asked);
  await asked.getByLabel('Cancel it for Leo, too').click();
  await expect(asked).toContainText('will lead nowhere');
  await asked.getByRole('button', { name: 'Cancel', exact: true }).click();

  const other = await elsewhere.newPage();
  const { open } = await linksIn(other, house, email);
  await other.goto(open);
  await expect(other.getByRole('status').filter({ hasText: 'Invitation accepted successfully' })).toBeVisible();
  await other.goto('/settings?section=parents');
  await expect(other.getByLabel('Child').getByRole('option')).toHaveText(['Maya Brooks', 'Leo Brooks']);
  await page.reload();
  await expect(row.last()).toContainText('Accepted');
  expect(faults()).toEqual([]);
  await elsewhere.close();
});

test('[PAR-02] [decision 80] an invitation to no child says that one must be chosen', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/settings?section=parents');
  await page.getByLabel('Email').fill(aGuest('ruth'));
  await page.getByRole('group', { name: 'Children' }).getByLabel('Maya').click();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Please select a child first.')).toBeVisible();
});
