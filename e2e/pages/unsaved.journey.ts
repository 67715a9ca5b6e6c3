import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { loseCall } from '../connection.ts';
import { daysAgo } from '../days.ts';
import { doseCard, openDose } from '../doses.ts';

test("[GRO-01] the browser's Back asks before it drops a measurement", async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add Measurement' }).first().click();
  await page.getByLabel('Head circumference').fill('41.2');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/add-measurement$/);
  await expect(page.getByLabel('Head circumference')).toHaveValue('41.2');

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[GRO-01] leaving an unchanged measurement asks nothing', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Add Measurement' }).first().click();
  await page.getByRole('radio', { name: 'lb, in' }).click();

  await page.goBack();

  await expect(page).toHaveURL(/\/dashboard/);
});

test('[GRO-01] Escape does not drop a correction, until the parent confirms', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/measurements');
  await page
    .getByRole('button', { name: /^Edit the measurement/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Edit measurement/ });
  await form.getByLabel('Note').fill('After lunch');

  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Note')).toHaveValue('After lunch');

  await form.getByRole('button', { name: 'Cancel' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(form).toBeHidden();
});

test('[CHILD-02] leaving asks about an answer picked in the form of a child', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context);
  await page.goto(`/settings?section=newborn&childId=${child.id}`);
  await page.getByRole('heading', { name: 'Born early' }).click();
  await page.getByLabel("Mother's hepatitis B test (HBsAg)").selectOption('Negative');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();

  await expect(page.getByLabel("Mother's hepatitis B test (HBsAg)")).toHaveValue('negative');
});

test('[VAX-04] [CHK-02] Escape does not drop notes of a dose or a day for a checkup', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  await (await openDose(page, 'DTaP, dose 2')).getByRole('button', { name: 'Add Notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Left thigh');
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('Left thigh');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(doseCard(page, 'DTaP, dose 2')).toContainText('Left thigh');

  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Add the date' }).first().click();
  await page.getByLabel('Date', { exact: true }).fill(daysAgo(-9));
  await page.keyboard.press('Escape');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('dialog', { name: 'Add a date for Maya' })).toBeHidden();
});

test('[ACC-01] [ACC-02] leaving asks about a new name in the profile, and the form says when it is not saved', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/settings?section=account');
  await page.getByLabel('Full name').fill('Hannah Grant');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();

  const mend = await loseCall(page, { method: 'PATCH', path: '/api/me' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  const failed = page.getByRole('main').getByRole('alert').filter({ hasText: 'Failed to update profile' });
  await expect(failed).toContainText('The server did not answer. Nothing you entered is lost.');
  await expect(page.getByLabel('Full name')).toHaveValue('Hannah Grant');

  await mend();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByText('Profile updated successfully').first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();

  await expect(page).toHaveURL(/\/dashboard/);
});

test('[MIL-02] leaving asks about a day that was typed for a milestone', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: 560 });
  await page.goto('/milestones/motor');
  await page.getByRole('button', { name: 'Add the day: Walks alone' }).click();
  const day = page.getByRole('form', { name: /When did/ }).getByLabel('Day', { exact: true });
  await day.fill(daysAgo(30));

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();

  await expect(day).toHaveValue(daysAgo(30));
});

test('[AUTH-08] logging out with a measurement typed asks first, and the session goes on until that is answered', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.getByLabel('Head circumference').fill('41.2');
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' });

  await logOut.click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  expect((await context.request.get(`${house.url}/api/me`)).status()).toBe(200);
  await expect(page.getByLabel('Head circumference')).toHaveValue('41.2');

  await logOut.click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  expect((await context.request.get(`${house.url}/api/me`)).status()).toBe(401);
});

test('[GRO-01] links inside the page ask nothing: they lead to the invalid field, and past the bar', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.getByLabel('Head circumference').fill('410');
  await page.getByRole('button', { name: 'Add Measurement' }).click();

  await page.getByRole('alert').getByRole('link', { name: 'Head circumference' }).click();
  await expect(page.getByLabel('Head circumference')).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await expect(question(page)).toBeHidden();
  await expect(page.getByLabel('Head circumference')).toHaveValue('410');
});

test('[AUTH-08] after a failed logout, leaving still asks about the form', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.getByLabel('Head circumference').fill('41.2');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('Logout failed')).toBeVisible();
  await context.setOffline(false);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();

  await expect(question(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[GRO-01] the question is shown in front of the menu that led to it', async ({ page, context, house }) => {
    await signInAFamily(house, context);
    await page.goto('/add-measurement');
    await page.getByLabel('Head circumference').fill('41.2');
    await page.getByRole('button', { name: 'Open menu' }).tap();

    await page.getByRole('link', { name: 'Dashboard', exact: true }).tap();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden();
    await question(page).getByRole('button', { name: 'Leave' }).tap();

    await expect(page).toHaveURL(/\/dashboard/);
  });
});

function question(page: Page) {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}
