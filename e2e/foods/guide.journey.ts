import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

/** Nine months, and some days. */
const NINE_MONTHS = 285;

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[FOOD-01] the guide begins with the range of the child, leads to the others, and keeps the one chosen', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await signInAFamily(house, context, { ageDays: NINE_MONTHS });
      const { press, choose } = hands(page);
      const tab = (label: string) => page.getByRole('tab', { name: new RegExp(`^${label}( Current)?$`) });
      await page.goto('/food-guide');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Food Introduction Guide');
      await expect(tab('9-11 months')).toHaveAttribute('aria-selected', 'true');
      await expect(tab('9-11 months')).toContainText('Current');
      await expect(page.getByText(/^Call 911 for vomiting more than once/)).toBeVisible();
      await lookOver(page);
      await expectNoSidewaysScroll(page, 1280);

      await choose(tab('6 months'));
      await expect(page).toHaveURL('/food-guide?range=range-6');
      await expect(page.getByRole('heading', { name: '6 months Food Guide' })).toBeVisible();
      await expect(tab('6 months')).toBeFocused();
      await page.reload();
      await expect(tab('6 months')).toHaveAttribute('aria-selected', 'true');

      await press(page.getByRole('link', { name: 'Beef' }));
      await expect(page).toHaveURL('/food-guide/beef');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Beef');
      await page.goBack();
      await expect(tab('6 months')).toHaveAttribute('aria-selected', 'true');
      expect(faults()).toEqual([]);
    });

    test('[FOOD-01] the parts of the guide close and open, and 911 stays in view', async ({ page, context, house }) => {
      await signInAFamily(house, context, { ageDays: NINE_MONTHS });
      const { press } = hands(page);
      await page.goto('/food-guide');
      const part = page.getByRole('group').filter({ hasText: 'Allergy Information' });
      await expect(part.getByRole('list')).toBeVisible();

      await press(part.locator('summary'));

      await expect(part.getByRole('list')).toBeHidden();
      await expect(page.getByText(/^Call 911 for vomiting more than once/)).toBeVisible();
    });
  });
}

test('[FOOD-01] arrow keys move from range to range', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: NINE_MONTHS });
  await page.goto('/food-guide');
  await page.getByRole('tab', { selected: true }).focus();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: '12-23 months' })).toBeFocused();
  await expect(page.getByRole('heading', { name: '12-23 months Food Guide' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('heading', { name: '0-5 months Food Guide' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('heading', { name: '24 months and older Food Guide' })).toBeVisible();
});

test('[FOOD-01] under 4 months, by the corrected age, the guide says milk only', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: 150, gestationDays: 224 });

  await page.goto('/food-guide');

  await expect(page.getByText('Milk only for now.')).toBeVisible();
  await expect(page.getByText(/^Maya is 4 months, 3 months corrected\./)).toBeVisible();
  await expect(page.getByText('Sits with little support')).toBeVisible();
  await lookOver(page);
});

test('[FOOD-01] a parent without a child reads the guide from its beginning', async ({ page, context, house }) => {
  await signInAlone(house, context);

  await page.goto('/food-guide');

  await expect(page.getByRole('tab', { selected: true })).toHaveText('0-5 months');
  await page.goto('/food-guide/grapes');
  await expect(page.getByText(/5 chest thrusts/)).toBeVisible();
  await expect(page.getByText(/5 belly thrusts/)).toBeVisible();
});
