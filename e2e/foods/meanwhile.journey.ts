import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { openLog } from './open-log.ts';

test('what another parent changed meanwhile is shown, and both can be kept', async ({ page, context, house }) => {
  await openLog({ page, context, house });
  const other = await context.newPage();
  await other.goto('/food-guide/tried');
  for (const tab of [page, other]) await tab.getByRole('button', { name: /^Edit Egg/ }).click();
  await other.getByRole('dialog').getByLabel('Note').fill('With toast.');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();

  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Note').fill('Half an egg.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You changed this entry while it was open here.');
  await expect(dialog.getByRole('alert')).toContainText('Note: none, now With toast.');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Egg' })).toContainText('Half an egg.');
});

test('a severe reaction is saved whatever the other parent changed meanwhile, and what is loaded has the reaction of the other', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house });
  const [hives, severe] = [await context.newPage(), page];
  const opened = (tab: Page) => tab.getByRole('dialog');
  for (const tab of [hives, severe]) {
    await tab.goto('/food-guide/tried');
    await tab.getByRole('button', { name: /^Edit Egg/ }).click();
    await expect(opened(tab)).toBeVisible();
  }
  const other = await context.newPage();
  await other.goto('/food-guide/tried');
  await other.getByRole('button', { name: /^Edit Egg/ }).click();
  await opened(other).getByRole('radio', { name: 'Vomiting' }).check();
  await opened(other).getByRole('checkbox', { name: 'None of these' }).check();
  await opened(other).getByRole('button', { name: 'Save' }).click();
  await expect(opened(other).getByText(/Saved at .* by you/)).toBeVisible();

  await opened(hives).getByRole('radio', { name: 'Hives' }).check();
  await opened(hives).getByRole('checkbox', { name: 'None of these' }).check();
  await opened(hives).getByRole('button', { name: 'Save' }).click();
  await opened(hives).getByRole('button', { name: /^Load/ }).click();
  await expect(opened(hives).getByRole('radio', { name: 'Vomiting' })).toBeChecked();

  await opened(severe).getByRole('radio', { name: 'Hives' }).check();
  await opened(severe).getByRole('checkbox', { name: 'Swelling of lips, tongue or face' }).check();
  await expect(opened(severe).getByText(/Saved at .* by you/)).toBeVisible();
  await opened(severe).getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(severe.getByRole('listitem').filter({ hasText: 'Egg' })).toContainText('with signs for 911');
});

test('a reaction to what was eaten today is told of that entry, not of another one', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house });
  await page.getByRole('button', { name: 'Egg (well cooked)', exact: true }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Today' });
  await expect(entry).toHaveCount(1);

  await page.getByText('A reaction right now?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Hives all over' }).check();
  await dialog.getByRole('button', { name: 'Egg (well cooked)' }).click();
  await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText('Hives, with signs for 911');
});
