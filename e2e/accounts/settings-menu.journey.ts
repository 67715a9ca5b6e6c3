import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test('[ACC-02] the chosen section is visible among the others, and the page starts at its top', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context);
    await page.goto('/settings?section=account');
    const menu = page.getByRole('navigation', { name: 'Settings' });

    await expect(menu.getByRole('link', { name: 'Account' })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Children' }).click();
    await expect(menu.getByRole('link', { name: 'Children' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('[ACC-02] with forced colors the chosen section is marked', async ({ page, context, house }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signInAFamily(house, context);
  await page.goto('/settings?section=account');
  const menu = page.getByRole('navigation', { name: 'Settings' });

  await expect(menu.getByRole('link', { name: 'Account' })).toHaveCSS('border-block-start-width', '2px');
  await expect(menu.getByRole('link', { name: 'Children' })).not.toHaveCSS('border-block-start-width', '2px');
  await page.emulateMedia({ forcedColors: null });
});

test('[PAR-03] the dialogs of access focus their first field', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/settings?section=parents');
  await page.getByRole('button', { name: 'Change the access of Hannah Brooks' }).click();

  await expect(page.getByRole('dialog').getByLabel('Relationship')).toBeFocused();
});
