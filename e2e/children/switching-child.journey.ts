import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { byKeyboard } from '../keyboard.ts';
import { expectUsableByAll } from '../look-over.ts';
import { lookAgain, switchToLeo, switchToLeoElsewhere } from '../meanwhile.ts';

test('[CHILD-06] every screen follows the active child', async ({ page, context, house }) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/dashboard?tab=growth');
  await expect(page.getByRole('img', { name: /^Weight of Maya/ })).toBeVisible();

  await switchToLeo(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hello, Leo's parent!");
  await expect(page).toHaveTitle("Leo's Dashboard | Fernling");
  await expect(page.getByText('Sample data, of no child.')).toBeVisible();
  await page.getByRole('link', { name: 'View All Measurements' }).click();
  await expect(page).toHaveTitle('Measurements of Leo | Fernling');
  await expect(page.getByText('No measurements yet')).toBeVisible();
  await page.getByRole('link', { name: 'Add New Measurement' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add measurement for Leo');
  await page.goto('/settings?section=newborn');
  await expect(page.getByRole('listitem').filter({ hasText: 'Leo' })).toContainText('Active');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' })).not.toContainText('Active');
});

test('[CHILD-06] an open form keeps its child, also when another becomes active', async ({
  page,
  context,
  clock,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { brother: 'Leo', measurements: 0 });
  await clock.install();
  await page.goto('/add-measurement');
  await page.getByLabel('Weight').fill('6.94');
  await switchToLeoElsewhere(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add measurement for Maya');
  await expect(page.getByLabel('Weight')).toHaveValue('6.94');
  const saving = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Add Measurement' }).click();

  expect(new URL((await saving).url()).pathname).toBe(`/api/children/${child.id}/measurements`);
});

test('[CHILD-06] [PAR-02] an unsent invitation keeps its child when another becomes active', async ({
  page,
  context,
  clock,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { brother: 'Leo' });
  await clock.install();
  await page.goto('/settings?section=parents');
  await page.getByLabel('Email').fill('daniel@example.org');

  await switchToLeoElsewhere(page);
  await expect(page.getByLabel('Child')).toHaveValue(child.id);
  await expect(page.getByText("Maya's parents")).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('daniel@example.org');
  const sending = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  expect((await sending).postDataJSON()).toMatchObject({ newbornId: child.id });

  await page.getByLabel('Child').selectOption('Leo Brooks');
  await expect(page.getByText("Leo's parents")).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
});

test('[CHILD-06] a first child that is added while the co-parents are shown is shown there', async ({
  page,
  context,
  clock,
  house,
}) => {
  await signInAlone(house, context);
  await clock.install();
  await page.goto('/settings?section=parents');
  await expect(page.getByText('Please select a child to manage co-parents')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings?section=newborn&action=add');
  await other.getByLabel('First name').fill('Leo');
  await other.getByLabel('Date of birth').fill('2026-10-02');
  await other.getByRole('radio', { name: 'Boy' }).check();
  await other.getByRole('button', { name: 'Add Child' }).click();
  await expect(other.getByText('Child information saved')).toBeVisible();

  await lookAgain(page);

  await expect(page.getByText("Leo's parents")).toBeVisible();
});

test('[DASH-01] the keyboard opens the two menus of the dashboard, moves through them, and returns from them', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  const { press } = byKeyboard(page);
  await page.goto('/dashboard');
  const children = page.getByRole('button', { name: 'Maya Switch child' });

  for (const opening of ['the first time', 'the second time']) {
    await press(children);
    await expect(page.getByRole('menu'), opening).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menu').locator(':focus'), opening).toHaveCount(1);
    if (opening === 'the first time') await expectUsableByAll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(children, opening).toBeFocused();
  }

  const account = page.getByRole('button', { name: 'Account' });
  await press(account);
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expectUsableByAll(page);
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();
  await press(account);
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/section=account/);
  await expect(page.getByRole('main')).toBeFocused();
});

test('[decision 43] the skip link leads past the bar', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const skip = page.getByRole('link', { name: 'Skip to content' });

  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('[decision 43] on the vaccines page a second skip link leads to the doses', async ({ page, context, house }) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  const skip = page.getByRole('link', { name: 'Skip to the doses' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');

  await page.keyboard.press('Tab');

  await expect(page.locator('#doses :focus')).toHaveCount(1);
});
