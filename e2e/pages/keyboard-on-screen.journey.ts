import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

for (const add of ['Weight', 'Shots', 'Question']) {
  test(`[decision 76] on an iPhone the button that saves in the sheet of '+ ${add}' stands above the keyboard, and at the bottom without one`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { ageDays: 118, given: givenByTwoMonths });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: add, exact: true }).tap();
    const dialog = page.getByRole('dialog');
    const save = dialog.locator('footer > .btn').last();
    await expect(save).toBeInViewport({ ratio: 1 });
    const bottomOf = () => save.evaluate((button) => Math.round(button.getBoundingClientRect().bottom));
    const lowest = await bottomOf();

    await openKeyboard(page, { height: 430, offsetTop: 60 });
    await expect.poll(bottomOf).toBe(60 + 430 - (844 - lowest));
    expect(await dialog.evaluate((sheet) => sheet.getBoundingClientRect().top)).toBeGreaterThanOrEqual(60);
    await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 });
    await openKeyboard(page, { height: 844, offsetTop: 0 });
    await expect.poll(bottomOf).toBe(lowest);
  });
}

/** As Safari does: what is seen gets smaller and moves, and the page keeps its size. */
async function openKeyboard(page: Page, seen: { height: number; offsetTop: number }): Promise<void> {
  await page.evaluate((values) => {
    const { visualViewport } = window;
    for (const [name, value] of Object.entries(values))
      Object.defineProperty(visualViewport, name, { get: () => value, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, seen);
}
