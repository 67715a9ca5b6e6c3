import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { makeEditor } from '#testing/foods/guide.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseAnswer } from '../connection.ts';
import { listenForFaults } from '../faults.ts';
import { ways, type Hands } from '../hands.ts';
import { lookOver } from '../look-over.ts';

type Opened = { readonly page: Page; readonly context: BrowserContext; readonly house: RunningHouse };

async function openEditor({ page, context, house }: Opened): Promise<void> {
  // The guide opens at the range of the child's age.
  const { email } = await signInAFamily(house, context, { ageDays: 310 });
  await inDatabase(house, async (home) => {
    const { id } = await home.house.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await makeEditor(home, { id });
  });
  await page.goto('/food-guide/edit/new');
  await expect(page.getByRole('heading', { level: 1, name: 'Add a food guide entry' })).toBeVisible();
}

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

async function fillIn(page: Page, { write }: Pick<Hands, 'write'>, label: string): Promise<void> {
  await write(field(page, 'Label'), label);
  await write(field(page, 'From, months'), '9');
  await write(field(page, 'To, months'), '11');
  await write(field(page, 'Order'), '5');
  await write(field(page, 'Food 1'), 'Hummus');
  await page.getByLabel('Allergy risk of food 1').selectOption('High');
  await write(field(page, 'Feeding tips'), 'Eat together.');
  await write(field(page, 'Source'), 'Clinic handout, 2026');
}

const byFill = { write: (of: Locator, text: string) => of.fill(text) };

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[FOOD-03] an editor adds an entry after mending what needs another look, and parents read it', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await openEditor({ page, context, house });
      const { press, write } = hands(page);
      const label = `9-11 months, ${name}`;
      await fillIn(page, { write }, label);
      await write(field(page, 'To, months'), '8');
      await press(page.getByRole('button', { name: 'Add a food' }));
      await expect(field(page, 'Food 2')).toBeFocused();
      await press(page.getByRole('button', { name: 'Save entry' }));

      const summary = page.getByRole('alert');
      await expect(summary).toContainText('Error adding food guide entry');
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveText(['age range end', 'name of food 2', 'allergy risk of food 2']);
      await expect(page.getByText('The end cannot come before the start.')).toBeVisible();
      await lookOver(page);

      await press(page.getByRole('button', { name: 'Remove food 2' }));
      await expect(summary.getByRole('link')).toHaveText(['age range end']);
      await write(field(page, 'To, months'), '11');
      await press(page.getByRole('button', { name: 'Save entry' }));
      await expect(page.getByText('Food guide entry added successfully')).toBeVisible();
      await expect(page.getByRole('link', { name: label })).toBeVisible();
      await lookOver(page);

      await page.goto('/food-guide');
      await expect(page.getByText('Hummus').first()).toBeAttached();
      expect(faults()).toEqual([]);
    });
  });
}

test('[FOOD-03] who changed what is kept, an earlier version comes back, and what is deleted, too', async ({
  page,
  context,
  house,
}) => {
  await openEditor({ page, context, house });
  await fillIn(page, byFill, 'Snacks of the day');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page.getByRole('link', { name: 'Snacks of the day' }).click();
  await page.getByLabel('Allergy risk of food 1').selectOption('Medium');
  await page.getByRole('button', { name: 'Save entry' }).click();

  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Hummus: High Medium');
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await lookOver(page);
  await history.getByRole('button', { name: 'Back to version 1' }).click();
  await expect(page.getByLabel('Allergy risk of food 1')).toHaveValue('High');
  await expect(history.getByRole('listitem')).toHaveCount(3);

  await page.getByRole('button', { name: 'Delete entry' }).click();
  await expect(page.getByText('Entry deleted', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Snacks of the day' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Entry is back', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Snacks of the day' })).toBeVisible();
});

test('[FOOD-03] what another editor saved meanwhile is seen beside what was typed, and neither is lost', async ({
  page,
  context,
  house,
}) => {
  await openEditor({ page, context, house });
  await fillIn(page, byFill, 'Soups');
  await page.getByRole('button', { name: 'Save entry' }).click();
  await page.getByRole('link', { name: 'Soups' }).click();
  await expect(field(page, 'Order')).toHaveValue('5');
  const other = await context.newPage();
  await other.goto(page.url());
  await field(other, 'Order').fill('7');
  await other.getByRole('button', { name: 'Save entry' }).click();
  await expect(other.getByText('Food guide entry changed successfully')).toBeVisible();

  await field(page, 'Label').fill('Soups and stews');
  await page.getByRole('button', { name: 'Save entry' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'saved a newer version while you were writing.' });
  await expect(conflict).toContainText('Yours is not lost.');
  await conflict.getByRole('button', { name: 'See both' }).click();
  await expect(conflict.getByRole('listitem')).toHaveText(['Label: Soups, now Soups and stews', 'Order: 7, now 5']);
  await lookOver(page);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Food guide entry changed successfully')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(3);
});

test('[FOOD-03] an entry whose answer was lost is added once', async ({ page, context, house }) => {
  await openEditor({ page, context, house });
  await fillIn(page, byFill, 'Breakfasts');
  const back = await loseAnswer(page, { method: 'POST', path: '/api/food-guide/entries' });
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByRole('alert')).toContainText('Error adding food guide entry');
  await expect(field(page, 'Label')).toHaveValue('Breakfasts');
  await back();
  await page.getByRole('button', { name: 'Save entry' }).click();
  await expect(page.getByText('Food guide entry added successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Breakfasts' })).toHaveCount(1);
});

test('[FOOD-03] whoever is no editor reads so, with a way back', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  for (const path of ['/food-guide/edit', '/food-guide/edit/new']) {
    await page.goto(path);
    await expect(page.getByText('You cannot edit the food guide.')).toBeVisible();
    await lookOver(page);
  }
  await page.getByRole('link', { name: 'Back to the guide' }).click();
  await expect(page).toHaveURL(/\/food-guide$/);
});
