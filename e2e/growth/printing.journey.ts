import { expect, type Page } from '@playwright/test';
import { assess, type NoScore } from '#domain/growth/score/assess.ts';
import { percentilePhrase, percentileText, zScoreText } from '#domain/growth/words/percentile-text.ts';
import type { Score } from '#domain/growth/score/score.ts';
import { lengthNumberText, valueText, weightNumberText, type Measure } from '#domain/growth/value-text.ts';
import { references } from '#domain/growth/references/references-client-data.ts';
import { ageInMonthsAndDays } from '#domain/time/age-text.ts';
import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { today } from '../days.ts';
import { entriesOf, growing, latestEntry, measureOften, type Entry, type KnownChild } from '../entries.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';
import { expectUncut, onPaper } from '../paper.ts';

const formats = [
  { format: 'A4', width: 595, height: 842 },
  { format: 'Letter', width: 612, height: 792 },
] as const;

for (const { format, width, height } of formats) {
  test(`[GRO-03] [decision 48] every measurement is on paper of ${format} as stored, with percentile and z-score, and nothing is cut`, async ({
    page,
    context,
    house,
  }) => {
    const { child } = await signInAFamily(house, context, { ageDays: 700, measurements: 0 });
    await measureOften(house, child, 44);
    const entries = await entriesOf(house, child);
    await open(page);

    const papers = await onPaper(page, format);

    expect(papers.length).toBeGreaterThan(1);
    for (const paper of papers) {
      expect(Math.abs(paper.width - width)).toBeLessThan(2);
      expect(Math.abs(paper.height - height)).toBeLessThan(2);
      expectUncut(paper);
    }
    const lines = papers.flatMap((paper) => paper.lines);
    const rows = lines.filter((line) => /^[A-Z][a-z]{2} \d+, \d{4} /.test(line));
    expect(rows).toHaveLength(entries.length);
    for (const [index, entry] of entries.toReversed().entries()) {
      expect(rows[index]).toContain(
        `${shortDayText(entry.measuredOn)} ${ageInMonthsAndDays(child.bornOn, entry.measuredOn)}`,
      );
      expect(rows[index]?.endsWith(numbersOf(child, entry)), `${rows[index]} has ${numbersOf(child, entry)}`).toBe(
        true,
      );
    }
    for (const paper of papers.filter((one) => one.lines.some((line) => rows.includes(line))))
      expect(paper.lines).toContain(`All measurements of Maya Brooks, born ${longDayText(child.bornOn)}`);
    for (const paper of papers)
      expect(paper.lines.slice(-3).join(' ')).toContain(
        "Maya Brooks. Kept by Maya's parents in Fernling. Not a medical record and no substitute for professional medical advice, diagnosis or treatment.",
      );
  });
}

test('[GRO-03] [decision 48] the head says who and when, and the latest values come first, by reference and edition', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { gestationDays: 40 * 7 + 2 });
  const latest = await latestEntry(house, child);
  await open(page);

  const [paper, ...others] = await onPaper(page, 'A4');

  const words = paper?.lines.join(' ') ?? '';
  expect(others, 'few measurements fit one page').toEqual([]);
  expect(words).toContain('For the doctor visit');
  expect(words).toContain(`Maya Brooks ${longDayText(child.bornOn)} · girl`);
  expect(words).toContain(`${ageInMonthsAndDays(child.bornOn, today())} ${longDayText(today())}`);
  expect(words).toContain('Born at 40 weeks 2 days');
  expect(words).toContain(
    `Growth, ${shortDayText(latest.measuredOn)} ${ageInMonthsAndDays(child.bornOn, latest.measuredOn)}`,
  );
  const { weight, height, head, weightForLength } = assess(growing(child), latest, [references.who2006.to60Months]);
  const value = (measure: Measure, of: number | null) =>
    valueText(measure, of ?? 0, 'metric').replaceAll('\u00a0', ' ');
  expect(paper?.lines).toContain(
    `Weight ${value('weight', latest.weightKg)} Height ${value('height', latest.heightCm)} Head Circumference ${value('head', latest.headCm)}`,
  );
  expect(paper?.lines).toContain([weight, height, head].map(inFull).join(' '));
  expect(paper?.lines).toContain(`Weight for length ${inFull(weightForLength)}`);
  expect(paper?.printed.map(({ text }) => text).join(' ')).toMatch(
    /Percentiles ?, z-scores and lines: WHO Child Growth Standards \(2006; 2007, head circumference\), girls, birth to 24 months/,
  );
  for (const name of ['Dashboard', 'Log out', 'Back to Dashboard', 'Print', 'Terms', 'Skip to content'])
    expect(paper?.printed.map(({ text }) => text)).not.toContain(name);
});

test('[decision 48] one section alone has an address, and a section that does not exist is the whole sheet', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { brother: 'Leo' });

  await page.goto(`/print/visit?only=growth&childId=${child.id}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Growth, /, 'Measurements']);
  await expect(page.getByRole('article')).toContainText('Maya Brooks');

  await page.goto('/print/visit?only=everything');
  await expect(page).toHaveURL('/print/visit');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^Due now/);
});

test('[decision 23] [CHILD-06] the sheet of a child does not change when another one becomes active', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/dashboard?tab=growth');
  await page.getByRole('link', { name: 'Show the doctor' }).click();
  await expect(page).toHaveURL(`/print/visit?childId=${child.id}`);
  await expect(page).toHaveTitle('For the doctor visit · Maya | Fernling');

  await page.goto('/measurements');
  await page.getByRole('link', { name: 'Show the doctor' }).click();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/dashboard');
  await elsewhere.getByRole('button', { name: 'Maya Switch child' }).click();
  await elsewhere.getByRole('menuitemradio', { name: 'Leo Brooks' }).click();
  await expect(elsewhere.getByText('Active child changed successfully')).toBeVisible();
  await page.reload();

  await expect(page.getByRole('article')).toContainText('Maya Brooks');
  await page.goto('/print/visit');
  await expect(page.getByRole('article')).toContainText('Leo');
});

test('[decision 48] without a child there is no sheet, and no button', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/print/visit?childId=01890000-0000-7000-8000-000000000000');

  await expect(page.getByText('The child was removed, or is not shared with you.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await lookOver(page);
});

test('[decision 48] paper is light in dark mode, too, and the Print button opens the dialog', async ({
  page,
  context,
  house,
}) => {
  const faults = listenForFaults(page, house.url);
  await signInAFamily(house, context);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  expect(await colors(page)).toEqual({
    sheet: 'rgb(23, 33, 28)',
    ink: 'rgb(233, 233, 222)',
    line: 'rgb(233, 233, 222)',
  });

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await colors(page)).toEqual({ sheet: 'rgb(255, 255, 255)', ink: 'rgb(21, 38, 28)', line: 'rgb(21, 38, 28)' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect((await colors(page)).sheet).toBe('rgb(255, 255, 255)');

  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  expect(faults()).toEqual([]);
});

test('[decision 43] [decision 48] without a measurement the sheet says what is left out, on screen and on paper', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { measurements: 0 });
  await open(page);

  await expect(page.getByText('No measurements yet.')).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  const papers = await onPaper(page, 'Letter');
  expect(papers).toHaveLength(1);
  expect(papers[0]?.lines.join(' ')).toContain(
    'No measurements yet. The latest values, the charts and the table of measurements are left out',
  );
});

test('[decision 43] the sheet can be used by everyone at every width, also with a long name and many measurements in pounds and inches', async ({
  page,
  context,
  house,
}) => {
  const firstName = 'Christopherlee'.repeat(5).slice(0, 60);
  await signInAFamily(house, context, { firstName, units: 'us', measurements: 30, ageDays: 300 });
  await open(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await lookOver(page);
    await expectNoSidewaysScroll(page, width);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const { scrollWidth, clientWidth } = await page
    .locator('.measurements .scroll')
    .evaluate((table) => ({ scrollWidth: table.scrollWidth, clientWidth: table.clientWidth }));
  expect(scrollWidth, 'on a tablet').toBeLessThanOrEqual(clientWidth);
  for (const { format } of formats) (await onPaper(page, format)).forEach(expectUncut);
});

async function open(page: Page): Promise<void> {
  await page.goto('/print/visit?only=growth');
  await expect(page.getByText('Loading')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Of the sheet, its text and the 50th percentile line. */
function colors(page: Page): Promise<Record<'sheet' | 'ink' | 'line', string>> {
  return page.evaluate(() => {
    const style = (selector: string) => {
      const found = document.querySelector(selector);
      if (!found) throw new Error(`nothing is ${selector}`);
      return getComputedStyle(found);
    };
    return { sheet: style('.sheet').backgroundColor, ink: style('.sheet').color, line: style('.p50').stroke };
  });
}

/** '72nd percentile, z +0.60' */
function inFull(score: Score | NoScore): string {
  return score.scored ? `${percentilePhrase(score)}, z ${zScoreText(score.z)}` : 'no percentile';
}

/** '72nd +0.60' */
function standing(score: Score | NoScore): string {
  return score.scored ? `${percentileText(score)} ${zScoreText(score.z)}` : '– –';
}

/** Each measured value of a row with its percentile and z-score. */
function numbersOf(child: KnownChild, entry: Entry): string {
  const { weight, height, head } = assess(growing(child), entry, [references.who2006.to60Months]);
  const cells = (number: string | null, score: Score | NoScore) =>
    number === null ? '–' : `${number} ${standing(score)}`;
  return [
    cells(entry.weightKg === null ? null : weightNumberText(entry.weightKg), weight),
    cells(entry.heightCm === null ? null : lengthNumberText(entry.heightCm), height),
    cells(entry.headCm === null ? null : lengthNumberText(entry.headCm), head),
  ].join(' ');
}
