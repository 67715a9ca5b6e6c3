import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { lookOver } from '../look-over.ts';
import { tenMonths } from './open-log.ts';

for (const { name, screen, hands, isPhone } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[DASH-02] [DASH-05] the dashboard leads from the card and the tab on food to the guide, and back', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await signInAFamily(house, context, { ageDays: 200 });
      const { press } = hands(page);
      await page.goto('/dashboard?tab=overview');
      const card = page.getByRole('region', { name: 'Food Diversification Guide' });
      await expect(card).toContainText('Introducing solids based on WHO guidelines');
      await expect(card).toContainText('6 months');
      await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(4);
      await card.scrollIntoViewIfNeeded();
      // Not the card alone: what was drawn of it goes while it is looked over.
      await lookOver(page);
      await press(card.getByRole('link', { name: 'Open the food guide' }));
      await expect(page).toHaveURL(/\/food-guide$/);

      await page.goto('/dashboard?tab=overview');
      if (isPhone) {
        await press(page.getByRole('button', { name: /Dashboard Sections/ }));
        await press(page.getByRole('dialog').getByRole('link', { name: 'Food', exact: true }));
      } else
        await press(
          page.getByRole('navigation', { name: 'Dashboard Sections' }).getByRole('link', { name: 'Food', exact: true }),
        );
      await expect(page).toHaveURL(/tab=food/);
      await expect(page.getByRole('heading', { name: 'Food Introduction Resources' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Recommended for 6 months' })).toBeVisible();
      await lookOver(page);
      await press(page.getByRole('link', { name: 'Back to Overview' }));
      await expect(page).toHaveURL(/tab=overview/);
      expect(faults()).toEqual([]);
    });
  });
}

test('[DASH-02] the card of a child under 4 months says that it is milk only', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: 60 });
  await page.goto('/dashboard?tab=overview');
  const card = page.getByRole('region', { name: 'Food Diversification Guide' });
  await expect(card).toContainText('0-5 months');
  await expect(card).toContainText('Milk feeds only for now.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the food of the day is noted at the top of the dashboard', async ({ page, context, house }) => {
    await signInAFamily(house, context, { ageDays: tenMonths });
    await page.goto('/dashboard');
    const add = page.getByRole('group', { name: 'Add for Maya' }).getByRole('button', { name: 'Food' });
    await expect(add).toBeInViewport({ ratio: 1 });
    await add.tap();
    const dialog = page.getByRole('dialog', { name: 'Food for Maya' });
    await dialog.getByRole('combobox', { name: 'Food' }).fill('banana');
    await dialog.getByRole('option').first().tap();
    await dialog.getByRole('button', { name: 'Tried today' }).tap();
    await expect(dialog.getByText('Banana, saved. How did Maya like it?')).toBeVisible();
    await lookOver(page, dialog);
    await dialog.getByRole('button', { name: 'Liked it' }).tap();
    await expect(dialog.getByText('Banana, saved. Liked it.')).toBeVisible();
    await dialog.getByRole('link', { name: /^Tried foods/ }).tap();
    const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Today' });
    await expect(entry).toContainText('Banana');
    await expect(entry).toContainText('Liked it');
  });

  test('the guide shows the tab of the age that is current', async ({ page, context, house }) => {
    await signInAFamily(house, context, { ageDays: 610 });
    await page.goto('/food-guide');
    await expect(page.getByRole('tab', { name: /^12-23 months/ })).toBeInViewport({ ratio: 1 });
  });

  test('what is not given yet stands above the foods that are found', async ({ page, context, house }) => {
    await signInAFamily(house, context, { ageDays: 135 });
    await page.goto('/food-guide/tried');
    await page.getByRole('combobox', { name: 'Food' }).fill('honey');
    const list = page.getByRole('listbox', { name: 'Foods' });
    await expect(list).toBeVisible();
    const rule = page.locator('.food-options').getByText('Not before 12 months').first();
    await expect(rule).toBeInViewport({ ratio: 1 });
    expect((await rule.boundingBox())?.y).toBeLessThan((await list.boundingBox())?.y ?? 0);
  });
});
