import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { openLog, tenMonths } from './open-log.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const severe = 'Call 911 now: this may be a severe allergic reaction.';

test.describe('on a phone', () => {
  test.use(phone);

  test('before anything is checked it says when to call 911, with a button that calls', async ({
    page,
    context,
    house,
  }) => {
    await openLog({ page, context, house });
    await page.getByText('A reaction right now?').tap();
    await expectCallAtFirst(page);
  });

  test('a viewer sees the same', async ({ page, context, house }) => {
    await signInAFamily(house, context, { ageDays: tenMonths, asCoParentWho: 'view' });
    await page.goto('/food-guide/tried');
    await page.getByText('A reaction right now?').tap();
    await expectCallAtFirst(page);
  });

  test('who does not know which food it was saves the signs all the same, and nothing is lost without a question', async ({
    page,
    context,
    house,
  }) => {
    await openLog({ page, context, house });
    await page.getByText('A reaction right now?').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Hives all over' }).tap();
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).tap();
    await dialog.getByRole('button', { name: 'I do not know which' }).tap();
    await expect(dialog.getByText(/Saved at .* by you/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().tap();
    await expect(question).toBeHidden();
    const entry = page.getByRole('listitem').filter({ hasText: 'Today' });
    await expect(entry).toContainText('Unknown food');
    await expect(entry).toContainText('Hives, with signs for 911');
  });

  test('after a reaction was picked, its answer stands below: what was pressed stays where it was', async ({
    page,
    context,
    house,
  }) => {
    await openLog({ page, context, house });
    await page.getByRole('button', { name: 'Egg (well cooked)', exact: true }).tap();
    const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Today' });
    await entry.getByRole('button', { name: 'Reaction or note' }).tap();
    const form = page.getByRole('form', { name: /Reaction or note/ });
    const hives = form.getByRole('radio', { name: 'Hives' });
    await hives.tap();
    const answer = form.getByRole('alert');
    await expect(answer).toContainText("Stop the food and call your child's doctor now.");
    await expect(answer).toBeInViewport();
    await expect(hives).toBeInViewport();
    const places = await Promise.all(
      [answer, form.getByRole('checkbox').first(), form.getByRole('checkbox').nth(1)].map((part) => part.boundingBox()),
    );
    const [above, first, second] = places.map((place) => place?.y ?? 0);
    expect((await hives.boundingBox())?.y).toBeLessThan(above ?? 0);
    expect(above).toBeLessThan(first ?? 0);
    expect(second, 'two in a row').toBeCloseTo(first ?? 0, 0);
  });
});

test.describe('on a small phone with large text', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('what to do first is seen from its first word, and the call fits', async ({ page, context, house }) => {
    await openLog({ page, context, house });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await page.getByText('A reaction right now?').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'Hives all over' }).tap();
    await expect(dialog.getByText(severe)).toBeInViewport({ ratio: 1 });
    const isCut = await dialog.getByRole('alert').evaluate((sos) => sos.scrollWidth > sos.clientWidth);
    expect(isCut).toBe(false);
    await expect(dialog.getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 });
  });
});

async function expectCallAtFirst(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Call 911 for hard breathing/)).toBeInViewport({ ratio: 1 });
  const call = dialog.getByRole('link', { name: 'Call 911' });
  await expect(call).toHaveAttribute('href', 'tel:911');
  await expect(call).toBeInViewport({ ratio: 1 });
}
