import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';

/** Where parents enlarge the text of a phone. */
const narrow = [
  { width: 390, percent: 200 },
  { width: 320, percent: 150 },
] as const;

for (const { width, percent } of narrow) {
  test(`[decision 43] every value of the measurements can be read at ${width} px with text at ${percent} %`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { given: givenByTwoMonths });
    for (const address of ['/measurements', '/dashboard?tab=growth']) {
      await open(page, address, { width, percent });
      const table = page.getByRole('region', { name: 'Measurements, table' });
      await expect(table.getByRole('row')).toHaveCount(5);
      await expect(table.getByRole('columnheader', { name: 'Weight (kg)' })).toHaveCount(1);
      await expect(table.getByRole('rowheader')).toHaveCount(4);
      expect(await cutCells(table), address).toEqual([]);
    }
  });
}

test('[GRO-02] measurements stay a table of six columns on a phone with text of the usual size', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await open(page, '/measurements', { width: 390, percent: 100 });
  const cells = page.getByRole('row').nth(1).getByRole('cell');
  const tops = await cells.evaluateAll((shown) => shown.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

async function open(page: Page, address: string, { width, percent }: { width: number; percent: number }) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);
}

/** Cells whose text lies outside of their table or under another cell. */
async function cutCells(table: Locator): Promise<string[]> {
  return table.evaluate((region) => {
    const edge = region.getBoundingClientRect();
    return [...region.querySelectorAll('tbody :is(th, td)')].flatMap((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      cell.scrollIntoView({ block: 'center' });
      return [...range.getClientRects()].some(({ left, right, top, bottom, width }) => {
        if (width <= 1) return false;
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return right > edge.right + 1 || left < edge.left - 1 || !found || !cell.contains(found);
      })
        ? [cell.textContent]
        : [];
    });
  });
}
