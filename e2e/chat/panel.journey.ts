import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Ask the expert' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Baby Development Expert' });
const log = (page: Page) => panel(page).getByRole('log', { name: 'Conversation' });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your question' });

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('[AI-02] [DASH-01] a question is asked and answered by keyboard, and Escape leads back to the button', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      await page.goto('/dashboard');
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeFocused();
      await expect(panel(page)).toContainText('Built-in guide, not an AI model');

      await page.keyboard.type('How much tummy time does she need?');
      await page.keyboard.press('Enter');

      await expect(log(page)).toContainText('Tummy Time');
      await box(page).fill('my baby is choking on a piece of apple and cant cry');
      await page.keyboard.press('Enter');
      await expect(log(page).getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  });
}
