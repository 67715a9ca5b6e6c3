import { expect, type Page } from '@playwright/test';

/** Returns to a page so much later that it loads everything again. Its clock is Playwright's. */
export async function lookAgain(page: Page, path = '/api/children'): Promise<void> {
  const news = page.waitForResponse((answer) => new URL(answer.url()).pathname === path);
  await page.clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await news;
}

export async function switchToLeo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Maya Switch child' }).click();
  await page.getByRole('menuitemradio', { name: 'Leo Brooks' }).click();
  await expect(page.getByText('Active child changed successfully')).toBeVisible();
}

/** Makes Leo the active child in another tab, and returns to this one. */
export async function switchToLeoElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await switchToLeo(other);
  await lookAgain(page);
}
