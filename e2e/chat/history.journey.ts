import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { expectNoSidewaysScroll, expectUsableByAll, lookOver } from '../look-over.ts';

const question = 'How much tummy time does she need?';
const choking = 'my baby is choking on a piece of apple and cant cry';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Baby Development Expert' });
const box = (page: Page) => panel(page).getByRole('textbox', { name: 'Your message' });
const card = (page: Page) => page.getByRole('region', { name: 'Chat history' });
const startOver = (page: Page) => panel(page).getByRole('button', { name: 'Start over' });
const shown = (page: Page) => card(page).getByRole('group');

async function ask(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(startOver(page)).toBeVisible();
}

for (const { device, viewport } of [
  { device: 'a phone', viewport: { width: 390, height: 844 } },
  { device: 'a desktop', viewport: { width: 1280, height: 900 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('[AI-02] a history is turned on in the chat, read there and in the settings, and erased', async ({
      page,
      context,
      house,
    }) => {
      await signInAFamily(house, context);
      await page.goto('/dashboard');
      await page.getByRole('button', { name: 'Ask the expert' }).click();
      await expect(panel(page)).toContainText('Nothing is saved when you leave');
      await panel(page).getByRole('button', { name: 'Turn history on' }).press('Enter');
      await expect(panel(page)).toContainText('Your history is on');
      await expect(panel(page).getByRole('button', { name: 'Turn history off' })).toBeFocused();
      await ask(page, question);
      await ask(page, choking);

      await startOver(page).click();
      await panel(page).getByRole('button', { name: 'Show messages' }).click();
      await panel(page).getByRole('heading', { name: choking }).click();
      await expect(panel(page).getByRole('link', { name: 'Call 911' }).first()).toBeVisible();
      await expectUsableByAll(page, panel(page));

      await page.goto('/settings?section=account');
      await expect(card(page)).toContainText('2 messages are kept.');
      await card(page).getByRole('button', { name: 'Show messages' }).click();
      await card(page).getByRole('heading', { name: question }).click();
      await expect(card(page)).toContainText('As it was answered on');
      await expect(card(page)).toContainText('Tummy Time');
      await expectUsableByAll(page, card(page));
      await lookOver(page);
      await expectNoSidewaysScroll(page, 320);

      await card(page).getByRole('button', { name: 'Erase this message' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
      await expect(shown(page)).toHaveCount(1);
      await card(page).getByRole('button', { name: 'Turn history off' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off and erase' }).click();
      await expect(card(page)).toContainText('It is off: nothing of the chat is kept.');
      await expect(card(page).getByRole('button', { name: 'Turn history on' })).toBeFocused();
      await page.reload();
      await expect(card(page)).toContainText('It is off');
    });
  });
}

test('[AI-02] without a connection nothing is erased, and the parent is told', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/settings?section=account');
  await card(page).getByRole('button', { name: 'Turn history on' }).click();
  await card(page).getByRole('button', { name: 'Turn history off' }).click();
  await context.setOffline(true);

  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off and erase' }).click();

  await expect(page.getByRole('alertdialog')).toContainText('Your history could not be turned off.');
  await context.setOffline(false);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off and erase' }).click();
  await expect(card(page)).toContainText('It is off');
});
