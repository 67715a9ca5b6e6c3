import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { daysAgo, today } from '../days.ts';
import { countOf } from '../doses.ts';
import { schedule } from '../visits.ts';
import { garble, loseAnswer, loseCall, saveData, withoutFirstData } from '../connection.ts';

const listOfChildren = { method: 'GET', path: '/api/children' };

const loading = [
  { what: 'the list in settings', path: '/settings?section=newborn', says: 'Failed to load children data' },
  { what: 'the dashboard', path: '/dashboard', says: 'Failed to load dashboard data. Please refresh the page.' },
  {
    what: 'the form of a measurement',
    path: '/add-measurement',
    says: 'Failed to load children data. Please try again later.',
  },
  {
    what: 'the page of vaccines',
    path: '/vaccines',
    says: 'Failed to load vaccine data. Please refresh the page.',
  },
  {
    what: 'the page of checkups',
    path: '/appointments',
    says: 'Failed to load appointment data. Please refresh the page.',
  },
  {
    what: 'the form of a child',
    path: '/settings?section=newborn&childId=0199f3a0-0000-7000-8000-000000000000',
    says: 'Error loading child data',
  },
];

test('[UI-02] each page whose children cannot be loaded says so, and trying again helps', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await withoutFirstData(page);
  for (const { what, path, says } of loading) {
    await test.step(`${what} says: ${says}`, async () => {
      const mend = await garble(page, listOfChildren);
      await page.goto(path);
      await expect(page.getByRole('alert').getByText(says, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('Received invalid data format from server');

      await mend();
      await page.getByRole('button', { name: 'Try again' }).click();

      await expect(page.getByText(says)).toBeHidden();
    });
  }
});

test('[UI-02] [CHILD-02] a child that does not exist cannot be edited, and the way back is shown', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/settings?section=newborn&childId=0199f3a0-0000-7000-8000-000000000000');
  await expect(page.getByText('Could not find child data', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();

  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' })).toBeVisible();
});

test('[UI-02] [CHILD-02] a new child that cannot be saved stays in the form until it can', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const mend = await loseCall(page, { method: 'POST', path: '/api/children' });
  await fillInNewChild(page, 'Leo');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expectAlert(
    page,
    'Failed to save child information',
    'The server did not answer. Nothing you entered is lost.',
  );
  await expect(page.getByLabel('First name')).toHaveValue('Leo');

  await mend();
  await page.getByRole('button', { name: 'Add Child' }).click();

  await expect(page.getByText('Child information saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: "Hello, Leo's parent!" })).toBeVisible();
});

test('[UI-02] [CHILD-04] a child whose saving got no answer is not added twice, even under another name', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const mend = await loseAnswer(page, { method: 'POST', path: '/api/children' });
  await fillInNewChild(page, 'Leo');
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByText('Failed to save child information')).toBeVisible();

  await mend();
  await page.getByLabel('First name').fill('Leonard');
  await page.getByRole('button', { name: 'Add Child' }).click();
  const question = page.getByRole('alert').filter({ hasText: 'You are already' });
  await expect(question).toContainText('Your earlier entry was saved: Leo. Change it to Leonard?');
  await expect(question).toContainText('You are already registered as a parent for this child.');
  await question.getByRole('button', { name: 'Change it' }).click();

  await expect(page.getByRole('heading', { name: "Hello, Leonard's parent!" })).toBeVisible();
  await page.goto('/settings?section=newborn');
  await expect(page.getByRole('listitem').filter({ hasText: 'Leo' })).toHaveCount(1);
  await expect(page.getByRole('listitem').filter({ hasText: 'Leonard' })).toHaveCount(1);
});

test('[UI-02] [CHILD-02] changing a child says whether it worked', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context);
  const mend = await loseCall(page, { method: 'PUT', path: `/api/children/${child.id}` });
  await page.goto('/settings?section=newborn');
  await page.getByRole('link', { name: 'Edit Maya Brooks' }).click();
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByRole('button', { name: 'Update Information' }).click();
  await expectAlert(
    page,
    'Failed to update child information',
    'The server did not answer. Nothing you entered is lost.',
  );

  await mend();
  await page.getByRole('button', { name: 'Update Information' }).click();

  await expect(page.getByText('Child information updated', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Maya Okafor' })).toBeVisible();
});

test('[UI-02] [CHILD-06] changing the active child says whether it worked', async ({ page, context, house }) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  const mend = await loseCall(page, { method: 'PUT', path: '/api/active-child' });
  await page.goto('/dashboard');
  const pickLeo = async () => {
    await page.getByRole('button', { name: 'Maya Switch child' }).click();
    await page.getByRole('menuitemradio', { name: 'Leo Brooks' }).click();
  };
  await pickLeo();
  await expect(page.getByText('Failed to change active child', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hello, Maya's parent!");

  await mend();
  await pickLeo();

  await expect(page.getByText('Active child changed successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hello, Leo's parent!");
});

test('[UI-02] [CHILD-05] removing a child needs its first name, and says whether it worked', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { brother: 'Leo' });
  const mend = await loseCall(page, { method: 'DELETE', path: `/api/children/${child.id}` });
  await page.goto('/settings?section=newborn');
  await page.getByRole('button', { name: 'Remove Maya Brooks' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Maya?' });
  const remove = dialog.getByRole('button', { name: 'Remove' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel('Type Maya to confirm').fill('Leo');
  await expect(remove).toBeDisabled();
  await dialog.getByLabel('Type Maya to confirm').fill('Maya');
  await remove.click();
  await expectAlert(page, 'Failed to remove child', 'The server did not answer. Nothing you entered is lost.');

  await mend();
  await remove.click();

  await expect(page.getByText('Child and all related data removed successfully', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Leo' })).toContainText('Active');
});

test('[UI-02] a page that crashes leaves the bar, shows a message, and opens at the next try', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  const way = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Growth Tracking' });
  await page.getByRole('main').getByRole('link', { name: 'Growth Tracking' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('percentile', { exact: false }).first()).toBeVisible();
  await page.evaluate(() => {
    const broken = () => {
      throw new Error('a page that cannot be drawn');
    };
    Reflect.set(Array.prototype, 'toSorted', broken);
  });
  await way.click();
  await expect(page.getByRole('heading', { name: 'An unexpected error occurred', exact: true })).toBeVisible();
  await expect(page.getByText('Please try again later. Nothing you saved is lost.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('heading', { name: 'Growth Tracking' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ profile: 'new' });

  test.beforeEach(({ page }) => saveData(page));

  test('[decision 40] a page that was not opened before the connection was lost says so, and opens by itself', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context);
    await page.goto('/dashboard');
    await expect(page.getByRole('main').getByRole('link', { name: 'Growth Tracking' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { name: 'This part could not be loaded', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('It opens once the server answers again. Nothing you saved is lost.')).toBeVisible();

    await context.setOffline(false);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });

  test('[decision 40] a section of the settings that was not opened before the connection was lost stands for no other', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context);
    await page.goto('/settings');
    const menu = page.getByRole('navigation', { name: 'Settings' });
    await expect(page.getByText('Maya Brooks').first()).toBeVisible();
    await context.setOffline(true);
    await menu.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { name: 'This part could not be loaded', exact: true })).toBeVisible();
    await menu.getByRole('link', { name: 'Children' }).click();
    await expect(page.getByText('Maya Brooks').first()).toBeVisible();
    await menu.getByRole('link', { name: 'Account' }).click();

    await context.setOffline(false);

    await expect(page.getByRole('heading', { name: 'Security' })).toBeVisible();
  });

  test('[decision 40] what a dose on the dashboard unfolds to says that it is missing without a connection, and comes by itself', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { given: [] });
    await page.goto('/dashboard');
    const dose = page.locator('details.dose').first();
    await expect(dose).toBeVisible();
    await context.setOffline(true);
    await dose.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(dose.getByText('Recommended age')).toBeVisible();
    await expect(dose.getByRole('alert')).toContainText('Failed to load vaccine data. Please try again.');

    await context.setOffline(false);

    await expect(dose.getByText('Possible side effects')).toBeVisible();
    await expect(dose.getByRole('alert')).toHaveCount(0);
    await expect(dose.locator('summary')).toBeFocused();
  });
});

test('[decision 40] a chart that cannot be loaded leaves the rest of the dashboard', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.route(/growth-[\w-]+\.js/, (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Growth Tracking' }).scrollIntoViewIfNeeded();

  await expect(page.getByText('Unable to load growth charts. Please try again later.')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maya');
  await expect(page.getByRole('main').getByRole('link', { name: 'Growth Tracking' })).toBeVisible();
  await expect(page.locator('details.dose').first()).toBeVisible();
});

test('[UI-02] [AUTH-08] logging out without a connection says so and stays on the page', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await loseCall(page, { method: 'POST', path: '/api/sign-out' });
  await page.goto('/dashboard');

  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();

  await expectAlert(page, 'Logout failed', 'An error occurred during logout. Please try again.');
  await expect(page).toHaveURL(/\/dashboard/);
});

test('[UI-02] [VAX-03] marking a dose says that it failed, and keeps the typed text until it works', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { given: givenByTwoMonths });
  const mend = await loseAnswer(page, { method: 'POST', path: `/api/children/${child.id}/doses` });
  await page.goto('/vaccines');
  await page.getByRole('button', { name: 'What was given?' }).click();
  const mark = page.getByRole('button', { name: 'Mark 5 as Completed' });
  await page.getByRole('dialog').getByLabel('Place').fill('City clinic');
  await mark.click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Update failed: The server did not answer. Nothing you entered is lost.',
  );
  await expect(page.getByText('Update failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Update failed:/), 'said once').toHaveCount(1);
  await expect(page.getByRole('dialog').getByLabel('Place')).toHaveValue('City clinic');

  await mend();
  await mark.click();

  await expect(page.getByText('Vaccine record updated').first()).toBeVisible();
  await expect(countOf(page, 'Completed'), 'each dose once').toHaveText('13');
});

test('[UI-02] [CHK-02] marking and moving a checkup say that they failed', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await schedule(house, child, { on: daysAgo(-5) });
  await page.route('**/checkups/*', (route) => route.abort('connectionfailed'));
  await page.goto('/appointments');
  const overdue = page.getByRole('region', { name: /^Overdue/ });
  await overdue.getByRole('button', { name: 'Mark as Completed' }).first().click();
  const past = page.getByRole('dialog', { name: 'On which day was it?' });
  await expect(past.getByLabel('Was on')).toHaveValue(today());
  await past.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(past.getByRole('alert')).toContainText('Failed to mark checkup as completed');
  await past.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Mark as Completed' }).first().click();
  const ahead = page.getByRole('dialog', { name: 'Was the visit on another day?' });
  await ahead.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(ahead.getByRole('alert')).toContainText(
    /Failed to mark checkup as completed\s*The server did not answer. Nothing you entered is lost./,
  );
  await ahead.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Reschedule' }).first().click();
  await page.getByLabel('New date').fill(daysAgo(-9));
  await page.getByRole('dialog').getByRole('button', { name: 'Reschedule' }).click();

  await expectAlert(page, 'Failed to reschedule checkup', 'The server did not answer. Nothing you entered is lost.');
  await expect(page.getByLabel('New date')).toHaveValue(daysAgo(-9));
});

async function fillInNewChild(page: Page, firstName: string): Promise<void> {
  await page.goto('/settings?section=newborn&action=add');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Date of birth').fill(daysAgo(30));
  await page.getByRole('radio', { name: 'Boy' }).click();
}

async function expectAlert(page: Page, title: string, text: string): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: title });
  await expect(alert.getByText(title, { exact: true })).toBeVisible();
  await expect(alert.getByText(text, { exact: true })).toBeVisible();
}
