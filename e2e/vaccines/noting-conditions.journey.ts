import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { listenForFaults } from '../faults.ts';
import { byKeyboard } from '../keyboard.ts';
import { lookOver } from '../look-over.ts';

test('[VAX-01] a condition is noted by keyboard, the plan follows it, and the note is taken back with one click', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const faults = listenForFaults(page, house.url);
  const { press, tick } = byKeyboard(page);
  await page.goto('/vaccines');
  await expect(
    page.getByText('This plan is for children without a condition that changes it.', { exact: true }),
  ).toBeVisible();

  await press(page.locator('summary', { hasText: 'About this schedule' }));
  await press(page.getByRole('button', { name: 'Note a condition' }));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByText('In the past'));
  await tick(dialog.getByRole('checkbox', { name: 'Blocked bowel (intussusception)' }));
  await lookOver(page, dialog);
  await press(dialog.getByRole('button', { name: 'Save' }));

  await expect(
    page.getByText('Planned with what is noted: Blocked bowel (intussusception).', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Blocked bowel (intussusception): Added by you on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change what is noted' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByText('This plan is for children without a condition that changes it.', { exact: true }),
  ).toBeVisible();
  expect(faults()).toEqual([]);
});

test('[VAX-01] what two parents note of a child at the same time is noted together', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/vaccines');
    await tab.getByText('About this schedule').click();
    await tab.getByRole('button', { name: 'Note a condition' }).click();
    await tab.getByRole('dialog').getByText('In the past').click();
  }
  const bowel = { name: 'Blocked bowel (intussusception)' };
  const spleen = { name: 'No spleen, or a spleen that does not work' };
  await page.getByRole('checkbox', spleen).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`Planned with what is noted: ${spleen.name}.`, { exact: true })).toBeVisible();

  await other.getByRole('checkbox', bowel).check();
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('The noted conditions were changed while this was open.')).toBeVisible();
  await expect(other.getByRole('checkbox', spleen)).toBeChecked();
  await expect(other.getByRole('checkbox', bowel)).toBeChecked();
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

  await expect(other.getByText(/^Planned with what is noted: .*No spleen.*/)).toContainText(bowel.name);
});
