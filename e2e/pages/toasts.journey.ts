import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { expectUsableByAll } from '../look-over.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('[decision 78] on a phone a toast stands at the bottom, names the child, and covers neither what changed nor what has the focus', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Maya Switch child' }).tap();
  await page.getByRole('menuitemradio', { name: 'Leo Brooks' }).tap();

  const toast = page.getByRole('status').filter({ hasText: 'Active child changed successfully' });
  await expect(toast).toContainText('You now see Leo.');
  await expectUsableByAll(page);
  const { top, bottom } = await edgesOf(toast);
  expect(top).toBeGreaterThan(844 / 2);
  expect(bottom).toBeLessThanOrEqual(844 - 16);

  await toast.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Hello, Maya's parent!");
});

test('[decision 78] what was pressed low on the screen of a phone is scrolled clear of the toast', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await page.goto('/appointments');
  const box = page.getByLabel('Vaccines, a week before');
  await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));
  await box.tap();

  const toast = page.getByRole('status').filter({ hasText: 'You will be reminded of vaccines' });
  await expect(toast).toContainText('for Maya');
  await expect.poll(async () => (await edgesOf(box)).bottom < (await edgesOf(toast)).top).toBe(true);
});

test('[decision 78] while a dialog is open on a phone, a toast covers none of its buttons', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  await page.getByRole('button', { name: 'What was given?' }).tap();
  await page.route('**/doses', (route) => route.abort('connectionfailed'));
  const dialog = page.getByRole('dialog');
  const mark = dialog.getByRole('button', { name: /^Mark \d+ as Completed$/ });
  await mark.tap();

  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Update failed' });
  await expect(toast).toBeVisible();
  await expectApart(page, toast, mark);
  await expectApart(page, toast, dialog.getByRole('button', { name: 'Close' }));
});

for (const width of [390, 425]) {
  test(`[decision 78] with text at 200 % a toast leaves what adds something to be pressed at ${width} px`, async ({
    page,
    context,
    house,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await signInAFamily(house, context, { given: givenByTwoMonths });
    await page.goto('/dashboard');
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await page.getByRole('button', { name: 'Weight' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Weight for Maya' });
    await dialog.getByRole('textbox', { name: 'Weight' }).fill('6.55');
    await dialog.getByRole('button', { name: 'Save' }).tap();

    const toast = page.getByRole('status').filter({ hasText: 'Measurements added successfully' });
    await expect(toast).toBeVisible();
    for (const name of ['Weight', 'Shots', 'Question'])
      await expectApart(page, toast, page.getByRole('button', { name, exact: true }));
    const { top, bottom } = await edgesOf(toast);
    expect(bottom - top, 'height of the toast').toBeLessThan(844 * 0.4);
  });
}

test('[decision 78] a toast that offers Undo goes after ten seconds, but not while the focus or the pointer is on it', async ({
  page,
  context,
  clock,
  house,
}) => {
  await signInAFamily(house, context);
  await clock.install();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Weight' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Weight for Maya' });
  await dialog.getByRole('textbox', { name: 'Weight' }).fill('6.55');
  await dialog.getByRole('button', { name: 'Save' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Measurements added successfully' });
  const undo = toast.getByRole('button', { name: 'Undo' });
  await expect(toast).toBeVisible();

  await clock.runFor(8000);
  await expect(toast).toBeVisible();
  await undo.focus();
  await clock.runFor(20_000);
  await expect(undo).toBeVisible();
  await undo.blur();
  await clock.runFor(8000);
  await toast.hover();
  await clock.runFor(20_000);
  await expect(undo).toBeVisible();
  await page.mouse.move(10, 10);
  await clock.runFor(11_000);
  await expect(toast).toHaveCount(0);
});

test('[decision 78] Undo of what was removed is offered again after a dialog that was opened next', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { measurements: 2 });
  await page.goto('/measurements');
  const edit = page.getByRole('button', { name: /^Edit the measurement/ });
  const dialog = page.getByRole('dialog');
  await edit.first().tap();
  await dialog.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
  const toast = page.getByRole('status').filter({ hasText: 'Measurement deleted' });
  await expect(toast).toBeVisible();
  await expect(edit).toHaveCount(1);

  await edit.tap();
  await dialog.getByRole('button', { name: 'Delete' }).tap();
  await expect(toast).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
  await expect(toast).toBeHidden();
  await dialog.getByRole('button', { name: 'Close' }).tap();
  await expect(dialog).toBeHidden();

  await toast.getByRole('button', { name: 'Undo' }).tap();
  await expect(page.getByText('Measurement is back')).toBeVisible();
  await expect(toast).toBeHidden();
  await expect(edit).toHaveCount(2);
});

async function edgesOf(shown: Locator): Promise<{ top: number; bottom: number }> {
  return shown.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });
}

async function expectApart(page: Page, one: Locator, other: Locator): Promise<void> {
  // Toasts arrive from outside the screen.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expect
    .poll(async () => {
      const [a, b] = [await edgesOf(one), await edgesOf(other)];
      return a.bottom <= b.top || b.bottom <= a.top;
    })
    .toBe(true);
}
