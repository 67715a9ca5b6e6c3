import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { expectUsableByAll, expectNoSidewaysScroll } from '../look-over.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function topOf(place: Locator): Promise<number> {
  return (await place.boundingBox())?.y ?? Infinity;
}

const adds = (page: Page) => page.getByRole('group', { name: 'Add for Maya' });

test('a weight of today is noted with two taps from the dashboard, its field focused', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const faults = listenForFaults(page, house.url);
  await page.goto('/dashboard');
  const weight = adds(page).getByRole('button', { name: 'Weight' });
  expect(await topOf(weight)).toBeLessThan(844 - 52);

  await weight.click();
  const dialog = page.getByRole('dialog', { name: 'Weight for Maya' });
  await expect(dialog.getByLabel('Weight')).toBeFocused();
  await expectUsableByAll(page, dialog);
  await expectNoSidewaysScroll(page, 320);
  await page.keyboard.type('6.55');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Measurements added successfully')).toBeVisible();
  await expect(page.getByText('6.55 kg', { exact: true })).toBeVisible();
  await expect(page.getByText(/^6\.55\skg, \d+(st|nd|rd|th) percentile for Maya$/)).toBeVisible();
  await expect(weight).toBeFocused();
  expect(faults()).toEqual([]);
});

test('a weight of another day, of another place or in other units is noted in the same dialog, and an unlikely one is asked about', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await adds(page).getByRole('button', { name: 'Weight' }).click();
  const dialog = page.getByRole('dialog', { name: 'Weight for Maya' });

  await dialog.getByRole('textbox', { name: 'Weight' }).fill('65.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('group', { name: /^Is 65\.5\skg right\?/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change', exact: true }).last().click();
  await expect(dialog.getByLabel('Date measured')).toBeVisible();
  await dialog.getByText('At the doctor').click();
  await dialog.getByRole('textbox', { name: 'Weight' }).fill('6.55');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/measurements');
  await expect(page.getByRole('row').nth(1)).toContainText('6.55');
});

test('a question for the next checkup is asked with two taps, and what was typed is asked about before it is lost', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: [] });
  await page.goto('/dashboard');
  const question = adds(page).getByRole('button', { name: 'Question' });
  await question.click();
  const dialog = page.getByRole('dialog', { name: 'Question for the doctor' });
  const field = dialog.getByLabel('Your question');
  await expect(field).toBeFocused();
  await expectUsableByAll(page, dialog);

  await page.keyboard.type('When can she sleep without a swaddle?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue('When can she sleep without a swaddle?');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Question added')).toBeVisible();
  await question.click();
  await page.keyboard.type('Never mind');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await question.click();
  await expect(field).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/appointments');
  await expect(page.getByText('When can she sleep without a swaddle?')).toBeVisible();
});

test('who can only view has no buttons to add', async ({ page, context, house }) => {
  await signInAFamily(house, context, { asCoParentWho: 'view' });
  await page.goto('/dashboard');

  await expect(page.getByRole('heading', { name: 'Vaccine Schedule' })).toBeVisible();
  await expect(adds(page)).toHaveCount(0);
});
