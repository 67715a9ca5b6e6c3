import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import type * as Search from '#domain/foods/food-search.ts';
import type { AvoidFacts, FoodFacts } from '#domain/foods/food.ts';
import { foodGuide, foodList } from '#domain/foods/foods-data.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { listenForFaults } from '../faults.ts';
import { ways } from '../hands.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

const TEN_MONTHS = 310;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search foods' });
const count = (page: Page) =>
  page.getByRole('search').locator('xpath=following-sibling::*').getByRole('status').first();

for (const { name, screen, hands } of ways) {
  test.describe(name, () => {
    test.use(screen);

    test('[FOOD-02] a food is found by another name while typing, opened, and found again on the way back', async ({
      page,
      context,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      await signInAFamily(house, context, { ageDays: TEN_MONTHS });
      const { press, write } = hands(page);
      await page.goto('/food-guide');
      await write(field(page), 'courgette');
      await expect(count(page)).toHaveText('1 food for "courgette"');
      await expect(page.getByText('also called courgette')).toBeVisible();
      await expect(page).toHaveURL('/food-guide?q=courgette');
      await expect(field(page)).toBeFocused();
      await lookOver(page);
      await expectNoSidewaysScroll(page, 1280);

      await press(page.getByRole('link', { name: 'Zucchini' }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zucchini');
      await page.goBack();
      await expect(field(page)).toHaveValue('courgette');
      await expect(count(page)).toHaveText('1 food for "courgette"');

      await press(page.getByRole('button', { name: 'Clear' }));
      await expect(page).toHaveURL('/food-guide');
      await expect(page.getByRole('tab', { selected: true })).toContainText('Current');
      expect(faults()).toEqual([]);
    });

    test('[FOOD-02] a rule comes first, and foods of a kind can be listed', async ({ page, context, house }) => {
      await signInAFamily(house, context, { ageDays: TEN_MONTHS });
      const { press, write } = hands(page);
      await page.goto('/food-guide');
      await write(field(page), 'honey');
      await expect(count(page)).toHaveText(/^1 rule and \d+ foods? for "honey"$/);
      await expect(page.getByText(/^Not before 12 months: from .* for Maya\.$/)).toBeVisible();
      await expect(page.getByText(/^Already given: watch for hard stools/)).toBeVisible();
      await lookOver(page);

      await press(page.getByRole('button', { name: 'Clear' }));
      await press(page.getByRole('button', { name: 'Iron foods' }));
      await expect(page).toHaveURL('/food-guide?show=iron');
      await expect(count(page)).toHaveText(/^\d+ foods$/);
      await expect(page.getByRole('button', { name: 'Iron foods' })).toHaveAttribute('aria-pressed', 'true');
      await lookOver(page);
    });
  });
}

test('[FOOD-02] a food that is opened as soon as it is found leads back to what was typed', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: TEN_MONTHS });
  await page.goto('/food-guide?show=all');
  await expect(count(page)).toHaveText(/^\d+ foods$/);
  await field(page).fill('courgette');
  await page.getByRole('link', { name: 'Zucchini' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zucchini');

  await page.goBack();

  await expect(field(page)).toHaveValue('courgette');
});

test('[FOOD-02] what is not found is said, and can be written down as a meal', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: TEN_MONTHS });

  await page.goto('/food-guide?q=quiche+lorraine');

  await expect(page.getByRole('heading', { name: 'Nothing found for "quiche lorraine"' })).toBeVisible();
  await lookOver(page);
  await page.getByRole('link', { name: 'Add as a mixed meal' }).click();
  await expect(page).toHaveURL(/\/food-guide\/tried\?meal=quiche\+lorraine$/);
});

/** The bar, on a processor so much slower. The page itself runs as fast as it can: slowed down, it would take the time of whatever else runs, too. */
const BAR_MS = 5;
const SLOWER = 4;
/** Room for a machine that does other work, too; the figure itself is noted with the test. */
const ROOM = 3;
/** In each batch, so that what starts it weighs little; the least of the batches counts, since a busy machine slows some. */
const TIMES = 3;
const BATCHES = 8;

for (const { how, words } of [
  { how: 'as it is spelled', words: ['courgette', 'milk', 'honey', 'cherry tomatoes', 'peanut butter'] },
  { how: 'with a slip', words: ['corgette', 'peenut buter', 'aubergin', 'quiche lorraine', 'zzzzzzzz'] },
]) {
  test(`[FOOD-02] what is typed ${how} is found at each key on a slow phone, too`, async ({ page }, info) => {
    await page.addScriptTag({ type: 'module', content: searchScript() });
    await page.evaluate(
      ({ list, rules }) => {
        window.list = window.foods.foodSearch(list, rules);
      },
      { list: [...foodList.foods], rules: [...foodGuide.avoid] },
    );
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const keys = words.flatMap((word) => Array.from(word, (_, at) => word.slice(0, at + 1)));
    const all = Array.from({ length: TIMES }, () => keys).flat();

    let ms = Infinity;
    for (let batch = 0; batch < BATCHES; batch += 1) {
      ms = Math.min(ms, (await scriptMs(cdp, () => page.evaluate(searchEach, all))) * SLOWER);
    }

    const figure = `${foodList.foods.length} foods: ${(ms / all.length).toFixed(2)} ms a key`;
    info.annotations.push({ type: 'search', description: figure });
    expect(ms / all.length, figure).toBeLessThan(BAR_MS * ROOM);
  });
}

/** In the page. */
function searchEach(keys: readonly string[]): void {
  for (const key of keys) window.foods.searchFoods(window.list, key);
}

/** Milliseconds for which the page's thread ran script, which excludes what other programs do. */
async function scriptMs(cdp: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = await ranSeconds(cdp);
  await act();
  return ((await ranSeconds(cdp)) - before) * 1000;
}

async function ranSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN;
}

declare global {
  interface Window {
    readonly foods: Pick<typeof Search, 'foodSearch' | 'searchFoods'>;
    list: Search.FoodSearch<FoodFacts, AvoidFacts>;
  }
}

/** The search as browsers run it, without a page around it. */
function searchScript(): string {
  const sources = [...withImports('domain/foods/food-search.ts').values()];
  return `${sources.join('\n')}\nwindow.foods = { foodSearch, searchFoods };`;
}

/** The text of a file, without types, and before it those of the files it imports, each once. */
function withImports(file: string, known = new Map<string, string>()): Map<string, string> {
  const source = stripTypeScriptTypes(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
  for (const [, name = ''] of source.matchAll(/^import .* from '(.+)';$/gm)) {
    withImports(name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name), known);
  }
  return known.set(file, source.replaceAll(/^import .*$/gm, '').replaceAll(/^export /gm, ''));
}
