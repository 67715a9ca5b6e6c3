import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { ways } from '../hands.ts';
import { lookOver } from '../look-over.ts';
import { openLog } from './open-log.ts';

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('hives ask for the signs first; without any it says to call the doctor, and egg and the first peanut wait until a doctor says yes to egg', async ({
      page,
      context,
      house,
    }) => {
      await openLog({ page, context, house });
      const { press, tick } = hands(page);
      await press(page.getByRole('button', { name: 'Egg (well cooked)', exact: true }));
      const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Today' });
      await press(entry.getByRole('button', { name: 'Reaction or note' }));
      const form = page.getByRole('form', { name: /Reaction or note/ });
      await form.getByRole('radio', { name: 'Hives' }).check();

      await press(form.getByRole('button', { name: 'Save' }));
      await expect(form.getByText('Check what you see, or None of these.')).toBeVisible();
      await tick(form.getByRole('checkbox', { name: 'None of these' }));
      await expect(form.getByRole('alert')).toContainText("Stop the food and call your child's doctor now.");
      await lookOver(page, form);
      await press(form.getByRole('button', { name: 'Save' }));
      await expect(form.getByText(/Saved at .* by you/)).toBeVisible();
      await press(form.getByRole('button', { name: 'Close' }));

      const board = page.getByRole('region', { name: 'The nine common allergens' });
      await expect(board.getByText('Paused until the doctor says so')).toBeVisible();
      const yes = (row: RegExp) =>
        board.getByRole('row', { name: row }).getByRole('button', { name: 'The doctor said yes' });
      await expect(board.getByRole('row', { name: /Peanut/ })).toContainText('Ask the doctor first');
      await press(yes(/^Egg/));
      await expect(page.getByRole('dialog', { name: 'May Maya have egg again?' })).toBeVisible();
      await press(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
      await expect(board.getByText('Paused until the doctor says so')).toBeHidden();
      await expect(entry).toContainText(/The doctor said yes on/);
      await expect(board.getByText('Ask the doctor first')).toBeHidden();
    });
  });
}

const frenchToast = {
  food_id: 'french-toast',
  name: 'French toast',
  allergens: '["milk","egg","wheat"]',
  reaction: 'hives',
  signs: '["few-hives"]',
} as const;

test('a yes to one allergen of a meal frees that one alone, and of the meal it is asked what the doctor named', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house }, frenchToast);
  const board = page.getByRole('region', { name: 'The nine common allergens' });
  await expect(board.getByText('Paused until the doctor says so')).toHaveCount(3);

  await board.getByRole('row', { name: /Milk/ }).getByRole('button', { name: 'The doctor said yes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(board.getByText('Paused until the doctor says so')).toHaveCount(2);
  await expect(board.getByRole('button', { name: 'Tried today: Milk' })).toBeVisible();

  const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'French toast' });
  await entry.getByRole('button', { name: 'The doctor said yes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Check what the doctor named.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Wheat' }).check();
  await lookOver(page, dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(board.getByText('Paused until the doctor says so')).toHaveCount(1);
  await expect(entry).toContainText(/The doctor said yes on .*: milk, wheat/);
});

test('what is paused is marked where a food is typed, searched for, and in the guide', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house }, { reaction: 'hives', signs: '["few-hives"]' });
  await page.getByRole('combobox', { name: 'Food' }).fill('omelet');
  await expect(page.getByRole('option', { name: /Omelet.*Paused until the doctor says so/ })).toBeVisible();
  await page.goto('/food-guide?q=omelet');
  await expect(page.getByRole('listitem').filter({ hasText: 'Omelet' }).first()).toContainText(
    'Paused until the doctor says so',
  );
  await page.goto('/food-guide?range=range-6');
  await expect(page.getByRole('listitem').filter({ hasText: 'Egg (well cooked)' }).first()).toContainText(
    'Paused until the doctor says so',
  );
  await lookOver(page);
});

test('a reaction is deleted only when it is said that it was a mistake, and what comes back is paused again', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house }, { reaction: 'vomiting' });
  const board = page.getByRole('region', { name: 'The nine common allergens' });
  await expect(board.getByText('Paused until the doctor says so')).toBeVisible();
  await page.getByRole('button', { name: /^Edit Egg/ }).click();
  const dialog = page.getByRole('dialog');
  await lookOver(page, dialog);
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
    /^Deleting this entry ends its pause, without a doctor's yes\./,
  );
  await dialog.getByRole('button', { name: 'Delete' }).click();
  const mistake = dialog.getByRole('checkbox', { name: 'It was not severe, or was noted by mistake.' });
  await expect(mistake).toBeFocused();
  await expect(dialog.getByText('Check this to delete the entry.')).toBeVisible();
  await lookOver(page, dialog);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(mistake).toBeFocused();
  await mistake.check();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(board.getByText('Paused until the doctor says so')).toBeHidden();
  await expect(page.getByText('Food deleted', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Food is back', { exact: true })).toBeVisible();
  await expect(board.getByText('Paused until the doctor says so')).toBeVisible();
});

test('on the page of a food stands why it waits, and a yes there frees that food alone', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house }, { reaction: 'hives', signs: '["few-hives"]' });
  await page.goto('/food-guide/egg-in-baked-food');
  await expect(page.getByText(/^Maya reacted to Egg \(well cooked\) on .*This has egg, too\.$/)).toBeVisible();
  await lookOver(page);
  await page.getByRole('button', { name: 'The doctor said yes' }).click();
  const dialog = page.getByRole('dialog', { name: 'May Maya have Egg in baked food?' });
  await dialog.getByRole('checkbox', { name: 'Egg in baked food' }).check();
  await lookOver(page, dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Paused until the doctor says so')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Why offer it' })).toBeVisible();

  await page.goto('/food-guide/omelet');
  await expect(page.getByText('Paused until the doctor says so').first()).toBeVisible();
  await page.goto('/food-guide/smooth-peanut-butter');
  await expect(page.getByText(/Ask the doctor before the first peanut\.$/)).toBeVisible();
});
