import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { lookOver } from '../look-over.ts';

test('[PAR-01] [PAR-05] a grandparent who may only view sees everything, changes nothing, and can leave', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { asCoParentWho: 'view' });
  await page.goto('/dashboard?tab=growth');
  await expect(page.getByText('Latest measurements')).toBeVisible();

  await page.goto('/settings?section=parents');
  await expect(page.getByText('You can see who shares Maya, but not change it.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('@example.org');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Refresh', 'Leave']);
  await lookOver(page);

  const refused = await page.evaluate(async (newbornId) => {
    const body = JSON.stringify({ newbornId, email: 'someone@example.org' });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/functions/v1/send-invitation', { method: 'POST', body, headers })).status;
  }, child.id);
  expect(refused).toBe(403);

  await page.getByRole('button', { name: 'Leave' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave Maya?' });
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You have left Maya')).toBeVisible();
  await expect(page).toHaveURL(/section=newborn/);
  await expect(page.getByText('No children added yet')).toBeVisible();
});
