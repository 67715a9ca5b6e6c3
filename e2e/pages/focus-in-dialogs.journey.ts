import { expect, type Page } from '@playwright/test';
import { TOOLTIP_DELAY_MS } from '#web/ui/constants.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';

test('[decision 43] Tab leaves a button of a dialog even after its tooltip has opened', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const dialog = await openByKeyboard(page);
  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');

  await expect(page.locator('.tooltip').filter({ hasText: 'Close' })).toBeVisible();
  await page.keyboard.press('Tab');

  await expect(page.locator('.tooltip')).toHaveCount(0);
  await expect(dialog.getByRole('radio', { name: 'kg, cm' })).toBeFocused();
});

test('[decision 43] a button that the focus leaves and comes back to at once shows its tooltip', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const dialog = await openByKeyboard(page);

  await dialog.getByRole('button', { name: 'Close' }).evaluate((button: HTMLElement) => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
    button.focus();
    button.blur();
    button.focus();
  });

  await expect(page.locator('.tooltip').filter({ hasText: 'Close' })).toBeVisible();
});

test('[UI-01] a button that a script puts the focus on shows no tooltip', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  const dialog = await openByKeyboard(page);

  await dialog.getByRole('button', { name: 'Close' }).focus();
  await page.waitForTimeout(TOOLTIP_DELAY_MS + 300);

  await expect(page.locator('.tooltip')).toHaveCount(0);
});

test('[decision 43] Tab leaves an invalid field of a dialog', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  const dialog = await openByKeyboard(page);
  const note = dialog.getByLabel('Note');

  await note.fill('very long '.repeat(200));
  await note.press('Tab');

  await expect(note).toHaveAccessibleDescription(/characters/);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toBeFocused();
});

test('[decision 43] the sheet of shots begins at the first shot, and leaves the focus where it was opened', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 125, given: givenByTwoMonths });
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Shots', exact: true });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What was given to Maya?' });

  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(opener).toBeFocused();
});

async function openByKeyboard(page: Page) {
  await page.goto('/measurements');
  await page
    .getByRole('button', { name: /^Edit the measurement/ })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Edit measurement/ });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  return dialog;
}
