import { expect, type Locator, type Page } from '@playwright/test';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { daysAgo } from '../days.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { milestoneRow, reachAllBut, reachOthers, tab, toast } from './milestone-rows.ts';

const done = '🎉 All milestones completed for this age group!';
const lastOf4Months = milestoneList.milestones.findLast(({ ageId }) => ageId === 'age-04')?.id ?? '';

/** The words of the celebration are on the screen, and no toast is on them. */
async function expectCelebratedInView(page: Page, said: Locator): Promise<void> {
  const words = said.getByText(done);
  await expect(words).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const [box, over] = await Promise.all([words.boundingBox(), toast(page, 'Milestone achieved!').boundingBox()]);
      return !box || !over || box.y + box.height <= over.y || box.x + box.width <= over.x;
    })
    .toBe(true);
}

test('[MIL-03] the last milestone of a group is celebrated and spoken once, also in a later visit', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const [last = ''] = await reachAllBut(house, child, 'age-02', 1);
  await page.goto('/milestones?age=2&tab=upcoming');
  const achieved = milestoneRow(page, last).getByRole('button', { name: 'Achieved' });

  await achieved.click();
  const said = page.getByRole('status').filter({ hasText: done });
  await expect(said).toContainText(`Maya, 2 Months, 11 of 11. The last one,`);
  await expect(said).toContainText(`“${last}”`);
  await expect(said.locator('canvas')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^2 Months/ })).toContainText('Complete');
  await expect(toast(page, 'Milestone achieved!')).toBeVisible();
  await lookOver(page);

  await achieved.click();
  await expect(toast(page, 'Milestone achievement removed')).toBeVisible();
  await expect(page.getByText(done)).toHaveCount(0);
  await page.reload();
  await achieved.click();
  await expect(toast(page, 'Milestone achieved!')).toBeVisible();
  await expect(page.getByText(done)).toHaveCount(0);
});

for (const { where, path, name } of [
  { where: 'card of the dashboard', path: '/dashboard', name: /^Achieved/ },
  { where: 'Development tab', path: '/dashboard?tab=development', name: 'Achieved' },
]) {
  test(`[MIL-03] [DASH-04] a group completed on the ${where} is celebrated there, once, as long as it is true`, async ({
    page,
    context,
    house,
  }) => {
    const { child } = await signInAFamily(house, context);
    const [last = ''] = await reachAllBut(house, child, 'age-06', 1);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const milestones = page.getByRole('region', { name: /^(Development|Upcoming) Milestones$/ });
    await milestones.scrollIntoViewIfNeeded();

    await milestones.getByRole('button', { name }).click();
    const said = page.getByRole('status').filter({ hasText: done });
    await expect(said).toContainText('Maya, 6 Months, 12 of 12. The last one,');
    await expect(page.getByText(done)).toHaveCount(1);
    await expect(said).toContainText(`“${last}”`);
    await expect(said.locator('canvas')).toHaveCount(1);
    await expectCelebratedInView(page, said);
    // A toast stays as long as the pointer is on it.
    await toast(page, 'Milestone achieved!').hover();
    await expectUsableByAll(page);

    await toast(page, 'Milestone achieved!').getByRole('button', { name: 'Undo' }).click();
    await expect(said).toHaveCount(0);
    await milestones.getByRole('button', { name }).click();
    await expect(milestones).toContainText(done);
    await expect(said).toHaveCount(0);
  });
}

for (const { motion, row } of [
  { motion: 'no-preference', row: 'first' },
  { motion: 'no-preference', row: 'last' },
  { motion: 'reduce', row: 'last' },
] as const) {
  test(`[MIL-03] on a phone a group completed by the ${row} of a whole list is celebrated beside it, motion: ${motion}`, async ({
    page,
    context,
    house,
  }) => {
    const { child } = await signInAFamily(house, context);
    await reachOthers(house, child, row === 'first' ? 'ms-04-soc-1' : lastOf4Months);
    await page.emulateMedia({ reducedMotion: motion });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/milestones?age=4');
    await page.getByRole('button', { name: /^Show \d+ more/ }).click();
    const rows = page.locator('.ms > li');

    await rows.getByRole('button', { name: 'Achieved', pressed: false }).click();
    const said = page.getByRole('status').filter({ hasText: done });
    await expect(said).toContainText('Maya, 4 Months, 13 of 13.');
    await expectCelebratedInView(page, said);
    const pressed = rows.filter({ has: said }).getByRole('button', { name: 'Achieved' });
    await expect(pressed).toBeFocused();
    await expect(pressed).toBeInViewport();
  });
}

test('[MIL-03] a lost skill that is corrected completes its group, which is celebrated', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const [last = ''] = await reachAllBut(house, child, 'age-02', 1);
  await page.goto('/milestones?age=2');
  const row = milestoneRow(page, last);
  if (!(await row.isVisible())) await page.getByRole('button', { name: /^Show \d+ more/ }).click();
  await row.getByRole('button', { name: 'Other answer' }).click();
  await row.getByText('Used to, but not any more').click();
  await expect(row).toContainText('Call the doctor within a day');

  await row.getByRole('button', { name: 'When?' }).click();
  const form = page.getByRole('form', { name: /When did Maya first do this/ });
  await form.getByLabel('Day', { exact: true }).fill(daysAgo(2));
  await form.getByLabel('Stopped about').fill('');
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('status').filter({ hasText: done })).toContainText('11 of 11');
});

test('[MIL-03] a day added on the way to walking completes its group, which is celebrated', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 560 });
  await reachOthers(house, child, 'ms-18-phy-1');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/milestones/motor');

  await page.getByRole('button', { name: 'Add the day: Walks alone' }).click();
  await page
    .getByRole('form', { name: /When did Maya/ })
    .getByLabel('Day', { exact: true })
    .fill(daysAgo(130));
  await page.getByRole('button', { name: 'Save' }).click();

  const said = page.getByRole('status').filter({ hasText: done });
  await expect(said).toContainText('Maya, 18 Months, 15 of 15.');
  await expectCelebratedInView(page, said);
});

test('[MIL-03] where less motion is wanted the card stands alone, and leads to the next age', async ({
  page,
  context,
  house,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { child } = await signInAFamily(house, context);
  const [last = ''] = await reachAllBut(house, child, 'age-02', 1);
  await page.goto('/milestones?age=2&tab=upcoming');

  await milestoneRow(page, last).getByRole('button', { name: 'Achieved' }).click();
  await expect(page.getByText(done)).toBeVisible();
  const drawn = await page
    .locator('canvas.confetti')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLCanvasElement && one.width !== 300));
  expect(drawn.filter(Boolean)).toEqual([]);

  await page.getByRole('button', { name: 'Look at 4 Months' }).click();
  await expect(page).toHaveURL('/milestones?age=4');
});

test('[MIL-02] skipped milestones stay skipped in this browser, for each child apart', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/milestones');
  const row = milestoneRow(page, 'Squeals');

  await expect(tab(page, 'Skipped')).toHaveCount(0);
  await row.getByRole('button', { name: 'Skip' }).click();
  await expect(toast(page, 'Milestone skipped')).toContainText('You can find it in the Skipped tab');
  await expect(row.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.reload();
  await expect(tab(page, 'Upcoming')).toContainText('11');
  await tab(page, 'Skipped').click();
  await expect(page).toHaveURL('/milestones?tab=skipped');
  await expect(page.locator('.ms > li')).toHaveCount(1);
  await lookOver(page);

  await page.getByRole('button', { name: 'Maya Switch child' }).click();
  await page.getByRole('menuitemradio', { name: 'Leo Brooks' }).click();
  await expect(tab(page, 'All')).toBeVisible();
  await expect(tab(page, 'Skipped')).toHaveCount(0);

  await page.getByRole('button', { name: 'Leo Switch child' }).click();
  await page.getByRole('menuitemradio', { name: 'Maya Brooks' }).click();
  await tab(page, 'Skipped').click();
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Milestone restored')).toContainText('Moved back to Upcoming');
  await expect(tab(page, 'Skipped')).toHaveCount(0);
  await expect(page).toHaveURL('/milestones');
});

test('[MIL-02] two quick presses are one answer', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/milestones?tab=upcoming');
  const rows = page.locator('.ms > li');
  const first = rows.first();
  const achieved = first.getByRole('button', { name: 'Achieved' });

  await achieved.dblclick();
  await expect(toast(page, 'Milestone achieved!')).toBeVisible();
  await expect(achieved).toHaveAttribute('aria-pressed', 'true');
  await expect(tab(page, 'Achieved')).toContainText('1');
  await rows.nth(1).getByRole('button', { name: 'Skip' }).dblclick();
  await expect(tab(page, 'Skipped')).toContainText('1');
});
