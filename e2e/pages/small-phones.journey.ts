import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '#domain/time/day.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { today } from '../days.ts';
import { schedule } from '../visits.ts';

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

test('[decision 76] on a phone the dashboard starts with the greeting, and its trail is there for screen readers', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 118, given: givenByTwoMonths });
  await schedule(house, child, { on: addDays(today(), 5) });
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  const shots = page.getByText(/shots are due there/);
  for (const percent of [100, 200]) {
    await open(page, '/dashboard', { width: 390, percent });
    await expect(trail).toHaveText(/Home.*Dashboard/);
    expect(await heightOf(trail)).toBeLessThanOrEqual(1);
    expect(await bottomOf(shots), `at ${percent} %`).toBeLessThan(844);
    expect(await bottomOf(shots)).toBeLessThan(await bottomOf(page.getByText('Green Street Pediatrics')));
  }
  await open(page, '/dashboard', { width: 1280, percent: 100 });
  expect(await heightOf(trail)).toBeGreaterThan(20);
  await open(page, '/vaccines', { width: 390, percent: 100 });
  expect(await heightOf(trail)).toBeGreaterThan(20);
});

test('[decision 76] on a phone the first screen of the dashboard ends below the button that marks the shots', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 125, given: givenByTwoMonths });
  await schedule(house, child, { on: addDays(today(), 5) });
  await open(page, '/dashboard', { width: 390, percent: 100 });
  const mark = page.getByRole('button', { name: 'Mark what was given' });
  const sections = page.getByRole('button', { name: 'Dashboard Sections' });

  expect(await bottomOf(mark)).toBeLessThan(844);
  expect(await bottomOf(sections)).toBeGreaterThan(await bottomOf(page.getByRole('region', { name: 'Growth' })));
  const isRead = (one: Element, other: Element | null) =>
    other !== null && one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(await mark.evaluate(isRead, await sections.elementHandle())).toBe(true);
});

for (const size of narrow) {
  test(`[decision 43] every list of vaccines and every section of settings can be chosen without scrolling sideways at ${size.width} px with text at ${size.percent} %`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { given: givenByTwoMonths });
    const choices = { '/vaccines': 'Vaccines by status', '/settings': 'Settings' };
    for (const [address, name] of Object.entries(choices)) {
      await open(page, address, size);
      const links = page.getByRole('navigation', { name }).getByRole('link');
      const ends = await links.evaluateAll((shown) => shown.map((link) => link.getBoundingClientRect().right));
      expect(ends.length, address).toBeGreaterThan(2);
      expect(Math.max(...ends), address).toBeLessThanOrEqual(size.width);
    }
  });

  test(`[decision 43] a long first name is shown whole, in the bar and where children are switched, at ${size.width} px with text at ${size.percent} %`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { firstName: 'Maximiliana', brother: 'Leo' });
    await open(page, '/dashboard', size);
    const name = page.getByRole('button', { name: 'Maximiliana Switch child' });
    expect(await cutTexts(name)).toEqual([]);
    await name.click();
    expect(await cutTexts(page.getByRole('menu'))).toEqual([]);
  });
}

for (const width of [425, 640, 768]) {
  test(`[decision 43] no badge squeezes the name of a vaccine at ${width} px with text at 200 %`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { ageDays: 118, given: givenByTwoMonths });
    for (const address of ['/vaccines', '/dashboard']) {
      await open(page, address, { width, percent: 200 });
      const names = page.locator('.fold.dose > summary > .grow');
      await expect(names.first()).toBeVisible();
      const shares = await names.evaluateAll((shown) =>
        shown.map((name) => name.clientWidth / (name.parentElement?.clientWidth ?? 0)),
      );
      expect(Math.min(...shares), address).toBeGreaterThan(0.5);
    }
  });
}

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

function heightOf(shown: Locator): Promise<number> {
  return shown.evaluate((element) => element.getBoundingClientRect().height);
}

function bottomOf(shown: Locator): Promise<number> {
  return shown.evaluate((element) => element.getBoundingClientRect().bottom);
}

/** Texts that end in an ellipsis or outside of their element or the screen. */
function cutTexts(part: Locator): Promise<string[]> {
  return part.evaluate((shown) =>
    [shown, ...shown.querySelectorAll('*')].flatMap((element) => {
      const isCut = element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX !== 'visible';
      const { left, right, width } = element.getBoundingClientRect();
      const isText = element.textContent.trim() !== '' && width > 1 && element.clientWidth > 1;
      return isText && (isCut || left < 0 || right > innerWidth) ? [element.textContent] : [];
    }),
  );
}
