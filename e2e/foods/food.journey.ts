import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const TEN_MONTHS = 310;

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[FOOD-02] the page of a food shows how to cut it at the age of the child, and saves that it was tried', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await signInAFamily(house, context, { ageDays: TEN_MONTHS });
      const { press } = hands(page);
      await page.goto('/food-guide/grapes');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grapes');
      await expect(page.getByRole('img', { name: 'Grape cut lengthwise into four' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'Maya now, 10 months' })).toContainText(
        /9 to 11 months.*quarters/,
      );
      await expect(page).toHaveTitle('Grapes | Fernling');
      await lookOver(page);
      await expectNoSidewaysScroll(page, 1280);

      await press(page.getByRole('button', { name: 'Tried today' }));
      await expect(page.getByText(/Maya has .*today/)).toBeVisible();

      await press(
        page.getByRole('region', { name: 'Cut the same way' }).getByRole('link', { name: 'Cherry tomatoes' }),
      );
      await expect(page).toHaveURL('/food-guide/cherry-tomatoes');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cherry tomatoes');
      await expect(page.getByRole('listitem').filter({ hasText: 'Maya now' })).toBeVisible();
      await press(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Food Guide' }));
      await expect(page).toHaveURL('/food-guide');
      expect(faults()).toEqual([]);
    });
  });
}

for (const { id, says } of [
  { id: 'smooth-peanut-butter', says: 'Early is better for most.' },
  { id: 'whole-cows-milk-as-a-drink', says: "Cow's milk as the main drink" },
  { id: 'breast-milk', says: 'How to give it' },
  { id: 'iron-fortified-infant-multigrain-cereal', says: 'Not like this' },
]) {
  test(`[FOOD-02] ${id} can be read by everyone, in light and dark`, async ({ page, context, house }) => {
    const faults = listenForFaults(page, house.url);
    await signInAFamily(house, context, { ageDays: TEN_MONTHS });

    await page.goto(`/food-guide/${id}`);

    await expect(page.getByText(says).first()).toBeVisible();
    await lookOver(page);
    expect(faults()).toEqual([]);
  });
}

test('[FOOD-02] a food that is not in the list says so, and leads back', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: TEN_MONTHS });
  await page.goto('/food-guide/no-such-food');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This food is not in our list');
  await lookOver(page);

  await page.getByRole('link', { name: 'Look it up' }).click();

  await expect(page).toHaveURL('/food-guide?q=no+such+food&show=all');
  await expect(page.getByRole('heading', { name: 'Nothing found for "no such food"' })).toBeVisible();
});

test('[FOOD-02] what to do when a child chokes is there though the connection drops', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: TEN_MONTHS });
  await page.goto('/food-guide/grapes');
  await expect(page.locator('#app[data-waits]')).toHaveCount(0);

  await context.setOffline(true);

  await expect(page.getByText(/5 back blows, then 5 chest thrusts/)).toBeVisible();
});
