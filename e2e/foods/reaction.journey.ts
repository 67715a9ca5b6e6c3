import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseCall } from '../connection.ts';
import { lookOver } from '../look-over.ts';
import { openLog, tenMonths } from './open-log.ts';

const call911 = 'Call 911 now: this may be a severe allergic reaction.';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a severe reaction says to call 911 before anything is asked of the server, and is then saved as severe', async ({
    page,
    context,
    house,
  }) => {
    await openLog({ page, context, house });
    await page.getByText('A reaction right now?').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Swelling of lips, tongue or face' }).tap();

    await expect(dialog.getByRole('alert')).toContainText(call911);
    const call = dialog.getByRole('link', { name: 'Call 911' });
    await expect(call).toHaveAttribute('href', 'tel:911');
    await expect(call).toBeInViewport();
    expect((await call.boundingBox())?.width).toBeGreaterThan(220);
    await lookOver(page, dialog);

    await dialog.getByRole('button', { name: 'Egg (well cooked)' }).tap();
    await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
    await expect(call, 'wherever the form is scrolled to').toBeInViewport({ ratio: 0.9 });
    await expect(page.getByText('Food saved', { exact: true })).toBeHidden();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Today' })).toContainText(
      'A reaction, with signs for 911',
    );
  });

  test('offline the same is said at once; what was noted stays, and is saved when the line is back', async ({
    page,
    context,
    house,
  }) => {
    await openLog({ page, context, house });
    // The dialog has its script already.
    await page.getByText('A reaction right now?').tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).tap();
    await context.setOffline(true);

    await page.getByText('A reaction right now?').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Egg (well cooked)' }).tap();
    await dialog.getByLabel('Note').fill('Ten minutes after the egg.');
    await dialog.getByRole('checkbox', { name: 'Hives all over' }).tap();
    await expect(dialog.getByRole('alert')).toContainText(call911);
    await expect(dialog.getByText('Not saved yet.')).toBeVisible();
    await expect(dialog.getByLabel('Note')).toHaveValue('Ten minutes after the egg.');
    await expect(dialog.getByRole('alert')).toContainText(call911);

    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Try again' }).tap();
    await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await expect(page.getByRole('listitem').filter({ hasText: 'Today' })).toContainText('Hives, with signs for 911');
    await expect(page.getByRole('listitem').filter({ hasText: 'Today' })).toContainText('Ten minutes after the egg.');
  });

  test('with a server that fails the emergency stands above what became of the save, and nobody is asked before a call', async ({
    page,
    context,
    house,
  }) => {
    const childId = await openLog({ page, context, house });
    const back = await loseCall(page, { method: 'POST', path: `/api/children/${childId}/tastes` });
    await page.getByText('A reaction right now?').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Trouble breathing, repeated cough' }).tap();
    await dialog.getByRole('combobox', { name: 'Which food was it?' }).fill('peanut b');
    await dialog.getByRole('option').first().tap();
    const failed = dialog.getByText('Not saved yet.');
    await expect(failed).toBeVisible();
    const sos = dialog.getByRole('alert');
    const [above, below] = [await sos.boundingBox(), await failed.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);

    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await dialog.getByRole('link', { name: 'Call 911' }).tap();
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
    await back();
    await dialog.getByRole('button', { name: 'Try again' }).tap();
    await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
  });
});

test('an edit keeps what had signs for 911, until it is said that it was not severe', async ({
  page,
  context,
  house,
}) => {
  await openLog({ page, context, house }, { reaction: 'vomiting', is_serious: 1, signs: '["vomiting-again"]' });
  const board = page.getByRole('region', { name: 'The nine common allergens' });
  const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Egg' });
  const dialog = page.getByRole('dialog');
  const edit = async ({ isOpen } = { isOpen: false }) => {
    if (!isOpen) await page.getByRole('button', { name: /^Edit Egg/ }).click();
    await dialog.getByRole('radio', { name: 'Rash' }).check();
    await dialog.getByRole('radio', { name: /^No: flat redness/ }).check();
    await dialog.getByRole('checkbox', { name: 'None of these' }).check();
  };

  await edit();
  await lookOver(page, dialog);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(entry).toContainText('Rash, with signs for 911');
  await expect(board.getByText('Paused until the doctor says so')).toBeVisible();

  await page.getByRole('button', { name: /^Edit Egg/ }).click();
  await dialog.getByRole('radio', { name: 'None', exact: true }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText("Check 'It was not severe' to save this.")).toBeVisible();
  await edit({ isOpen: true });
  await dialog.getByRole('checkbox', { name: /^It was not severe/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(entry).not.toContainText('911');
  await expect(board.getByText('Paused until the doctor says so')).toBeHidden();
});

test('a rash asks whether it is raised, and is hives where it is', async ({ page, context, house }) => {
  await openLog({ page, context, house });
  await page.getByRole('button', { name: 'Egg (well cooked)', exact: true }).click();
  const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Today' });
  await entry.getByRole('button', { name: 'Reaction or note' }).click();
  const form = page.getByRole('form', { name: /Reaction or note/ });
  await form.getByRole('radio', { name: 'Rash' }).check();
  await form.getByRole('checkbox', { name: 'None of these' }).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Say whether it is raised, itchy or moving.')).toBeVisible();
  await form.getByRole('radio', { name: /^Yes, or not sure/ }).check();
  await expect(form.getByRole('alert')).toContainText("Stop the food and call your child's doctor now.");
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText(/Saved at .* by you/)).toBeVisible();
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(entry).toContainText('Hives');
});

test('a baby of 3 weeks who vomits after formula is not told of an allergy first, and formula goes on', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 21 });
  await page.goto('/food-guide/tried');
  await page.getByText('A reaction right now?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'None of these' }).check();
  await expect(dialog.getByRole('alert')).toContainText("Call your child's doctor now if you are worried.");
  await dialog.getByRole('radio', { name: 'Vomiting' }).check();
  await expect(dialog.getByRole('alert')).toContainText('Go to the ER now for green or bloody vomit');
  await dialog.getByRole('combobox', { name: 'Which food was it?' }).fill('formula');
  await dialog.getByRole('option', { name: /^Infant formula/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    "Do not stop feeding: call your child's doctor now and ask which formula to give.",
  );
  await expect(dialog.getByRole('alert')).not.toContainText('allergic');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
});

test('a baby of 5 months who vomits twice is asked milk or food before 911, and formula is known by its brand', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 155 });
  await page.goto('/food-guide/tried');
  await page.getByText('A reaction right now?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Vomiting more than once' }).check();
  await expect(dialog.getByRole('alert')).toContainText('Any food but milk? Call 911 now');
  await expect(dialog.getByRole('alert')).toContainText("Milk alone? Call your child's doctor now.");
  await dialog.getByRole('combobox', { name: 'Which food was it?' }).fill('Similac');
  await expect(dialog.getByRole('option', { name: /^Infant formula/ })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText("Call your child's doctor now, before the next feed.");
  await expect(dialog.getByRole('alert')).not.toContainText('allergic');
});

test('a baby of 5 months who swells after formula gets no more of it: nothing says to feed on, then or in the log', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 155 });
  await page.goto('/food-guide/tried');
  await page.getByText('A reaction right now?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Swelling of lips, tongue or face' }).check();
  await dialog.getByRole('combobox', { name: 'Which food was it?' }).fill('formula');
  await dialog.getByRole('option', { name: /^Infant formula/ }).click();

  await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(call911);
  await expect(dialog.getByRole('alert')).toContainText('Give no more of this formula.');
  await expect(dialog).not.toContainText('Do not stop feeding');
  await lookOver(page, dialog);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(page.getByRole('main')).toContainText(
    "Give no more of this formula: call your child's doctor now and ask which one to give",
  );
  await expect(page.getByRole('main')).not.toContainText('Do not stop feeding');
});

test('a viewer who is with the child sees what to do first, and writes nothing', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: tenMonths, asCoParentWho: 'view' });
  await page.goto('/food-guide/tried');
  await page.getByText('A reaction right now?').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Pale, blue or floppy' }).check();
  await expect(dialog.getByRole('alert')).toContainText(call911);
  await lookOver(page, dialog);
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toBeHidden();
});
