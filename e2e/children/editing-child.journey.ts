import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test('[CHILD-02] a change from elsewhere is not overwritten unseen, even if the page has loaded it', async ({
  page,
  context,
  clock,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  await clock.install();
  await edit(page, child.id);
  await page.getByLabel('First name').fill('Mia');
  await changeElsewhere(await context.newPage(), child.id, 'Okafor');
  const news = page.waitForResponse('**/api/children');
  await clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await news;

  await page.getByRole('button', { name: 'Update Information' }).click();

  const alert = page.getByRole('alert').filter({ hasText: 'while it was open here' });
  await expect(alert).toContainText("You changed Maya's information while it was open here.");
  await expect(alert.getByRole('listitem')).toHaveText(['Last name: Brooks, now Okafor']);
  await expect(page.getByLabel('First name')).toHaveValue('Mia');
});

test('[CHILD-02] after a change from elsewhere its values are loaded, or one’s own kept', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const other = await context.newPage();
  await edit(page, child.id);
  await page.getByLabel('First name').fill('Mia');
  await changeElsewhere(other, child.id, 'Okafor');
  await page.getByRole('button', { name: 'Update Information' }).click();

  await page.getByRole('button', { name: 'Load the new values' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');

  await page.getByLabel('First name').fill('Mia');
  await changeElsewhere(other, child.id, 'Grant');
  await page.getByRole('button', { name: 'Update Information' }).click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Mia Okafor' })).toBeVisible();
});

test('[CHILD-02] leaving with unsaved text asks first, by the button or by a link', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/settings?section=newborn&action=add');
  await page.getByLabel('First name').fill('Leo');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Leo');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[CHILD-02] a form in which nothing was typed is left without a question', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context);
  await edit(page, child.id);

  await page.getByRole('button', { name: 'Back' }).click();

  await expect(page.getByRole('heading', { name: 'Children', exact: true })).toBeVisible();
});

async function edit(page: Page, childId: string): Promise<void> {
  await page.goto(`/settings?section=newborn&childId=${childId}`);
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
}

async function changeElsewhere(other: Page, childId: string, lastName: string): Promise<void> {
  await edit(other, childId);
  await other.getByLabel('Last name').fill(lastName);
  await other.getByRole('button', { name: 'Update Information' }).click();
  await expect(other.getByText('Child information updated', { exact: true })).toBeVisible();
}
