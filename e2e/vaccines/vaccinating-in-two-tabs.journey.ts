import { expect, type Page } from '@playwright/test';
import { shortDayText } from '#domain/time/day-text.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { today } from '../days.ts';
import { countOf, doseCard, openDose, shotRow, summaryOf } from '../doses.ts';

const saved = (page: Page) => page.getByText('Vaccine record updated').first();

test('[VAX-03] of two tabs that mark one dose the later shows the other one’s, and keeps its typed text', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const second = await context.newPage();
  for (const tab of [first, second]) {
    await tab.goto('/vaccines');
    await (
      await openDose(tab, 'Pneumococcal (PCV), dose 2')
    )
      .getByRole('button', { name: 'Mark as Completed' })
      .click();
    await shotRow(tab, 'Pneumococcal (PCV), dose 2').getByText('Product, lot and place on the body').click();
    await tab.getByRole('dialog').getByLabel('Lot number').fill('EK4410');
  }
  await first.getByRole('button', { name: 'Mark 1 as Completed' }).click();
  await expect(saved(first)).toBeVisible();

  await second.getByRole('button', { name: 'Mark 1 as Completed' }).click();

  const dialog = second.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('You marked pneumococcal dose 2 while this was open here.');
  await expect(shotRow(second, 'Pneumococcal (PCV), dose 2').getByRole('checkbox')).not.toBeChecked();
  await expect(dialog.getByLabel('Lot number')).toHaveValue('EK4410');
  await dialog.getByRole('button', { name: 'Choose a shot' }).click();
  await expect(dialog.getByText('Check at least one dose')).toBeVisible();
  await shotRow(second, 'Pneumococcal (PCV), dose 2').getByRole('checkbox').check();
  await expect(dialog.getByText('Check at least one dose')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await second.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(doseCard(second, 'Pneumococcal (PCV), dose 2')).toContainText(`Completed: ${shortDayText(today())}`);
  await expect(countOf(second, 'Completed')).toHaveText('9');
});

test('[VAX-03] a dose that was corrected in another tab can be corrected, removed and unmarked once the change was shown', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const [correcting, unmarking] = [await context.newPage(), await context.newPage()];
  for (const tab of [first, correcting]) {
    await tab.goto('/vaccines');
    await (await openDose(tab, 'Pneumococcal (PCV), dose 1')).getByRole('button', { name: 'Correct the date' }).click();
  }
  await unmarking.goto('/vaccines');
  await (await openDose(unmarking, 'DTaP, dose 1')).getByRole('button', { name: 'Unmark as Completed' }).click();
  await first.getByLabel('Lot number').fill('EK4410');
  await first.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(saved(first)).toBeVisible();
  await (await openDose(first, 'DTaP, dose 1')).getByRole('button', { name: 'Correct the date' }).click();
  await first.getByLabel('Lot number').fill('UK184AA');
  await first.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(doseCard(first, 'DTaP, dose 1')).toContainText('UK184AA');

  const dialog = correcting.getByRole('dialog', { name: /^Correct / });
  await dialog.getByLabel('Lot number').fill('EK44');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Lot number: none, now EK4410');
  await dialog.getByRole('button', { name: 'Load the new values' }).click();
  await expect(dialog.getByLabel('Lot number')).toHaveValue('EK4410');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await correcting.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(saved(correcting)).toBeVisible();
  await expect(summaryOf(correcting, 'Pneumococcal (PCV), dose 1')).toBeFocused();

  const asked = unmarking.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Unmark' }).click();
  await expect(asked.getByRole('alert')).toContainText('You changed this dose while it was open here.');
  await expect(asked.getByRole('alert')).toContainText('Lot number: none, now UK184AA');
  await asked.getByRole('button', { name: 'Unmark' }).click();
  await expect(saved(unmarking)).toBeVisible();
  await expect(summaryOf(unmarking, 'DTaP, dose 1')).toBeFocused();
});

test('[VAX-02] of two tabs that choose a schedule the later shows the other one’s, and may still change it', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const second = await context.newPage();
  for (const tab of [first, second]) {
    await tab.goto('/vaccines');
    await tab.getByText('About this schedule').click();
    await tab.getByRole('button', { name: 'Choose the one your doctor uses' }).click();
  }
  await first.getByRole('radio', { name: /^American Academy of Pediatrics, 2026/ }).check();
  await first.getByRole('button', { name: 'Use this schedule' }).click();
  await expect(saved(first)).toBeVisible();

  const dialog = second.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^CDC list of January 2026/ }).check();
  await dialog.getByRole('button', { name: 'Use this schedule' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You changed the schedule for Maya while it was open here.');
  await expect(dialog.getByRole('alert')).toContainText('now AAP 2026');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();

  await expect(saved(second)).toBeVisible();
  await expect(second.getByText('CDC January 2026', { exact: true })).toBeVisible();
});

test('[VAX-03] of two tabs that decide about one vaccine the later shows the other decision, and may then decide', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const second = await context.newPage();
  for (const tab of [first, second]) {
    await tab.goto('/vaccines');
    await (await openDose(tab, 'Rotavirus (RV), dose 2')).getByRole('button', { name: 'Not now' }).click();
    await tab.getByRole('radio', { name: /^We decided against it/ }).check();
  }
  await first.getByLabel('Why').fill('A cold');
  await first.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(doseCard(first, 'Rotavirus (RV), dose 2').getByText('Declined', { exact: true })).toBeVisible();

  const dialog = second.getByRole('dialog');
  await dialog.getByLabel('Why').fill('We talked it over');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog.getByRole('alert')).toContainText('Update failed');
  await expect(dialog.getByLabel('Why')).toHaveValue('We talked it over');
  await expect(dialog.getByRole('button', { name: 'Plan it again' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(doseCard(second, 'Rotavirus (RV), dose 2')).toContainText('“We talked it over”');
});
