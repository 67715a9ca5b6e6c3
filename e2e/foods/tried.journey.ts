import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { lookOver } from '../look-over.ts';
import { openLog } from './open-log.ts';

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('a food is found by another name, saved for today, and how it was liked follows', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await openLog({ page, context, house });
      const { press, write } = hands(page);
      await lookOver(page);

      await write(page.getByRole('combobox', { name: 'Food' }), 'courgete');
      await expect(page.getByRole('option', { name: /Zucchini/ })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: 'Food' })).toHaveValue(/Zucchini/);
      await press(page.getByRole('button', { name: 'Tried today', exact: true }));

      const card = page.getByRole('form', { name: 'Tried today' });
      await expect(card).toContainText(/Zucchini.*, saved\. How did Maya like it\?/);
      const entry = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Zucchini' });
      await expect(entry).toContainText('First time');
      await press(page.getByRole('button', { name: 'Liked it' }));
      await expect(page.getByRole('button', { name: 'Liked it' })).toBeHidden();
      await expect(card).toContainText('saved. Liked it.');
      await expect(entry).toContainText('Liked it');

      await press(card.getByRole('button', { name: 'Undo' }));
      await expect(entry).toBeHidden();
      expect(faults()).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('a meal that is not in the list has its own name and allergens', async ({ page, context, house }) => {
    await openLog({ page, context, house });
    await page.getByRole('combobox', { name: 'Food' }).fill("Grandma's dumplings");
    await page.getByRole('button', { name: 'Tried today', exact: true }).tap();
    await page.getByRole('checkbox', { name: 'Wheat' }).tap();
    await lookOver(page);
    await page.getByRole('button', { name: 'Save this meal' }).tap();

    await expect(page.getByRole('listitem').filter({ hasText: "Grandma's dumplings" })).toBeVisible();
    await expect(page.getByRole('row', { name: /Wheat/ })).toContainText('Today');
  });
});
