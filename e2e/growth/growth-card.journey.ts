import { expect, type Page } from '@playwright/test';
import { day, type Day } from '#domain/time/day.ts';
import { aMeasurement } from '#testing/people.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { daysAgo } from '../days.ts';
import type { KnownChild } from '../entries.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Cumulative layout shift, as Lighthouse counts it. */
const MOST_SHIFT = 0.02;

for (const gestationDays of [280, 231]) {
  test(`[decision 76] what the growth card says stands still while a parent scrolls to it, ${gestationDays} days`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { gestationDays, birthWeightKg: 3.41 });
    await page.addInitScript(watchShifts);
    await page.goto(`${house.url}/dashboard`);
    await expect(page.locator('#app[data-waits]')).toHaveCount(0);
    const card = page.getByRole('region', { name: 'Growth' });
    const said = card.getByRole('paragraph');
    const before = await said.allTextContents();

    await scrollInSteps(page);
    await card.scrollIntoViewIfNeeded();

    await expect(card.getByRole('img', { name: /^Weight beside the/ })).toBeVisible();
    expect(before.join(' ')).toMatch(/^\d.*Up .*Reference: WHO/s);
    expect(await said.allTextContents()).toEqual(before);
    expect(await page.evaluate(() => Number(sessionStorage.getItem('shifted')))).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('[decision 76] the growth card says anew what was gained once another weight is saved', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { birthWeightKg: 3.41 });
  await page.goto(`${house.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Growth' });
  await expect(card).toContainText(/percentile/);
  await page.getByRole('button', { name: 'Weight' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Weight/ }).fill('6.9');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await expect(card).toContainText(/6\.90\skg/);
  await expect(card).toContainText(/Up .* in .*\./);
  const said = await card.getByRole('paragraph').allTextContents();
  await page.reload();
  await expect(card).toContainText(/6\.90\skg/);

  expect(await card.getByRole('paragraph').allTextContents()).toEqual(said);
});

test('[decision 76] what asks for a doctor is said without the drawing, also on a way within the app', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 184, measurements: 0 });
  await weigh(house, child, { [daysAgo(31)]: 7600, [daysAgo(2)]: 7100 });
  await page.route(/\/growth-[^/]+\.js$/, (route) => route.abort('connectionfailed'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${house.url}/measurements`);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('link', { name: 'See the full schedule' })).toBeVisible();
  await scrollInSteps(page);

  const card = page.getByRole('region', { name: 'Growth' });
  await expect(card).toContainText('A weight to show your doctor today.');
});

async function weigh(house: RunningHouse, child: KnownChild, grams: Readonly<Record<Day, number>>): Promise<void> {
  await inDatabase(house, async (home) => {
    const { user_id: id } = await home.house.db
      .selectFrom('child_parents')
      .select('user_id')
      .where('child_id', '=', child.id)
      .executeTakeFirstOrThrow();
    for (const [on, weight_g] of Object.entries(grams))
      await aMeasurement(home, child, { id }, { measured_on: day(on), weight_g, weight_text: null, place: 'doctor' });
  });
}

/** Also what moves as somebody scrolls, which browsers count apart from what follows a press. */
function watchShifts(): void {
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value);
    sessionStorage.setItem('shifted', String(shifted));
  }).observe({ type: 'layout-shift', buffered: true });
}

async function scrollInSteps(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 100) {
    await page.evaluate(async (to) => {
      scrollTo({ top: to });
      await new Promise(requestAnimationFrame);
    }, top);
  }
}
