import { expect, type Page } from '@playwright/test';
import { aQuestion } from '#testing/checkups/checkups.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { fillDemo } from '../../scripts/demo/fill-demo.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { giveSession, signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { saveData } from '../connection.ts';
import { daysAgo } from '../days.ts';
import { measureOften, type KnownChild } from '../entries.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';
import { expectUncut, onPaper } from '../paper.ts';

const formats = ['A4', 'Letter'] as const;

test('[decision 48] of the demo family the sheet of a baby is a page, of the older ones two, and so are the vaccines of each', async ({
  page,
  context,
  freshHouse: house,
}) => {
  test.setTimeout(300_000);
  const { session } = await fillDemo(house.dataDir);
  await giveSession(house, context, session);
  await page.goto(`${house.url}/dashboard`);
  const { children } = await page.evaluate<{ children: { id: string; firstName: string }[] }>(async () =>
    (await fetch('/api/children')).json(),
  );

  const most: Readonly<Record<string, number>> = { Maya: 1, Theo: 1, Leo: 2, Jonah: 2 };
  expect(children.map(({ firstName }) => firstName).toSorted()).toEqual(Object.keys(most).toSorted());
  for (const { id, firstName } of children) {
    await openSheet(page, `${house.url}/print/visit?childId=${id}`);
    for (const format of formats) {
      const papers = await onPaper(page, format);
      papers.forEach(expectUncut);
      expect(papers.length, `${firstName} on ${format}`).toBeLessThanOrEqual(most[firstName] ?? 0);
    }

    await inDatabase(house, async ({ house: { db } }) => {
      await db.updateTable('active_children').set({ child_id: id }).execute();
    });
    await page.goto(`${house.url}/vaccines?tab=overdue`);
    await expect(page.locator('.printed')).toContainText('Call 911 at once');
    const rows = await page.locator('.printed tbody tr').count();
    expect(rows).toBeGreaterThan(20);
    for (const format of formats) {
      const papers = await onPaper(page, format);
      const lines = papers.flatMap((paper) => paper.lines);
      papers.forEach(expectUncut);
      expect(papers.length, `vaccines of ${firstName} on ${format}`).toBeLessThanOrEqual(2);
      expect(lines.filter((line) => line.includes('Call 911'))).toHaveLength(1);
      expect(lines.filter((line) => /, dose \d .*(\d{4}|–)/.test(line)).length).toBeGreaterThanOrEqual(rows - 2);
    }
  }
});

test('[decision 48] with twelve measurements and eight questions the sheet is one page, with more at most two', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 178, given: givenByTwoMonths, measurements: 0 });
  await measureOften(house, child, 12);
  await ask(house, child, 8);
  await openSheet(page, '/print/visit');
  await expect(page.getByText('7 older ones in Fernling')).toBeVisible();
  for (const format of formats) {
    const papers = await onPaper(page, format);
    papers.forEach(expectUncut);
    expect(papers, format).toHaveLength(1);
  }

  await measureOften(house, child, 11);
  await ask(house, child, 12);
  await openSheet(page, '/print/visit');
  for (const format of formats) {
    const papers = await onPaper(page, format);
    papers.forEach(expectUncut);
    expect(papers.length, format).toBeLessThanOrEqual(2);
    for (const { lines } of papers)
      expect(lines.join(' ')).toContain("Maya Brooks. Kept by Maya's parents in Fernling.");
  }
});

test('[decision 48] [decision 74] one tap from the dashboard a phone shows the doctor what is due, asked, measured and given', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 125, given: givenByTwoMonths });
  await ask(house, child, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Show the doctor' }).click();
  await expect(page).toHaveURL(`/print/visit?childId=${child.id}`);

  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText([
    /^Due now: 5 until /,
    'Questions to ask',
    /^Growth, /,
    'Given: 8, all of them count',
  ]);
  await expect(sheet).toContainText(/Rotavirus \(RV\), dose 2 ?after dose 1 \(RotaTeq\) on /);
  await expect(sheet).toContainText('Does eczema change our allergy plan?');
  expect(await sheet.innerText()).toContain('Percentiles and lines: WHO Child Growth Standards');
  await expect(sheet.getByRole('img', { name: /^Weight/ })).toBeVisible();
  await expect(sheet.getByRole('img', { name: /^Height/ })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoSidewaysScroll(page, width);
  }
  const cut = () =>
    sheet.locator('.scroll').evaluateAll((parts) => parts.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(await cut()).toBe(0);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await cut(), 'with large text').toBe(0);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await lookOver(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(sheet.getByRole('table')).toHaveCount(2);
  expect(await cut(), 'on a tablet').toBe(0);
});

test('[decision 48] the lower parts of the sheet can be read without their script, which comes with the first scroll', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { given: givenByTwoMonths });
  await measureOften(house, child, 3);
  await saveData(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(growth|lower)-[^/]+\.js$/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/print/visit');
  const sheet = page.getByRole('article');
  const measured = sheet.getByRole('region', { name: /^Measurements/ });
  await page.waitForLoadState('networkidle');
  await expect(measured.getByRole('row')).toHaveCount(7);
  expect(asked).toHaveLength(0);
  const words = await sheet.innerText();
  const drawn = await measured.elementHandle();

  await page.mouse.wheel(0, 400);
  await expect.poll(() => asked.length).toBe(2);
  await page.waitForLoadState('networkidle');

  expect(await sheet.innerText()).toBe(words);
  expect(await drawn.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

async function openSheet(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('article')).toContainText('Given');
  await expect(page.getByText('Loading')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** At the next checkup. */
async function ask(house: RunningHouse, child: KnownChild, times: number): Promise<void> {
  await inDatabase(house, async (home) => {
    const { user_id: id } = await home.house.db
      .selectFrom('child_parents')
      .select('user_id')
      .where('child_id', '=', child.id)
      .executeTakeFirstOrThrow();
    const visits = await home.house.db
      .selectFrom('checkups')
      .select('id')
      .where('child_id', '=', child.id)
      .where('recommended_on', '>=', daysAgo(14))
      .orderBy('recommended_on')
      .limit(1)
      .execute();
    for (const { id: checkup_id } of visits)
      for (let n = 0; n < times; n += 1) await aQuestion(home, child, { id }, { checkup_id });
  });
}
