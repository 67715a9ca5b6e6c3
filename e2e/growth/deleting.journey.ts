import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test('[GRO-01] a measurement that was changed meanwhile is shown before it is deleted, and can then be deleted', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { measurements: 1 });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/measurements');
    await tab.getByRole('button', { name: /^Edit the measurement/ }).click();
  }
  await other.getByLabel('Weight').fill('3.5');
  await other.getByRole('button', { name: 'Update Measurement' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this measurement?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText('You changed this measurement while it was open here.');
  await expect(question.getByRole('listitem')).toHaveText(['Weight: 3.40 kg, now 3.50 kg']);
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('Measurement deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('No measurements yet')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Measurement is back')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Measurements, table' }).getByRole('row').nth(1)).toContainText('3.50');
});
