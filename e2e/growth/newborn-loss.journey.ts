import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { lookOver } from '../look-over.ts';

test.use({ profile: 'new' });

test('[decision 76] that a newborn has lost too much weight is said first, and once', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 2, birthWeightKg: 3.4, measurements: 0 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Weight', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Weight/ }).fill('3.02');
  await dialog.getByRole('button', { name: /^(Add|Save)/ }).click();
  await expect(dialog).toHaveCount(0);

  const said = page.getByText('Weigh again, and call your doctor today.');
  await expect(said).toHaveCount(1);
  const [alert, steps] = await Promise.all([
    said.boundingBox(),
    page.getByRole('group', { name: 'Add for Maya' }).boundingBox(),
  ]);
  expect(alert?.y).toBeLessThan(steps?.y ?? 0);
  await lookOver(page);
});
