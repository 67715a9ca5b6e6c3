import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { saveData } from '../connection.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { measureOften } from '../entries.ts';
import { lookAgain } from '../meanwhile.ts';

test.use({ profile: 'new', viewport: { width: 390, height: 844 } });

test('[decision 40] the rooms of a child open from the dashboard when the connection has dropped', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
  const vaccines = page.waitForResponse((response) => response.url().endsWith('/api/vaccines'));
  await page.goto('/dashboard');
  await vaccines;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await expect.poll(() => edge(page, '.bar', 'bottom')).toBe(await edge(page, '.offline', 'top'));
  await page.getByRole('main').getByRole('link', { name: 'See the full schedule' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vaccine Schedule');
  await expect(page.getByText('Rotavirus (RV), dose 2').first()).toBeVisible();
  await expect(page.getByText('You are offline')).toBeVisible();

  await page.goBack();
  await page.getByRole('link', { name: 'View All Appointments' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Appointments');
  await expect(page.getByText('4 Month Well-Child Checkup').first()).toBeVisible();
});

function edge(page: Page, selector: string, side: 'top' | 'bottom'): Promise<number> {
  return page.locator(selector).evaluate((box, of) => box.getBoundingClientRect()[of], side);
}

const sheets = [
  { add: 'Weight', title: 'Weight for Maya' },
  { add: 'Shots', title: 'What was given to Maya?' },
  { add: 'Question', title: 'Question for the doctor' },
];

test('[decision 40] what + opens on the dashboard opens when the connection has dropped', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
  const vaccines = page.waitForResponse((response) => response.url().endsWith('/api/vaccines'));
  await page.goto('/dashboard');
  await vaccines;
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  for (const { add, title } of sheets) {
    await page.getByRole('button', { name: add, exact: true }).click();
    await expect(page.getByRole('dialog')).toContainText(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  }
});

test('[decision 40] a sheet that could not be loaded opens once the connection is back, without a reload', async ({
  page,
  context,
  house,
}) => {
  await saveData(page);
  await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 3 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Shots', exact: true }).click();
  await expect(page.getByText('You are offline.').last()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Shots', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('What was given to Maya?');
  await expect(page.getByText('This page is out of date')).toHaveCount(0);
});

test('[decision 40] [decision 48] the sheet for the doctor stays whole when the connection drops, and goes on once it is back', async ({
  page,
  context,
  clock,
  house,
}) => {
  await clock.install();
  await page.setViewportSize({ width: 1024, height: 600 });
  await saveData(page);
  const { child } = await signInAFamily(house, context, { given: givenByTwoMonths, measurements: 0 });
  await measureOften(house, child, 3);
  await page.goto('/print/visit', { waitUntil: 'networkidle' });
  const sheet = page.getByRole('article');
  const measured = sheet.getByRole('region', { name: /^Measurements/ });
  const words = await sheet.innerText();
  const drawn = await measured.elementHandle();
  const rows = await measured.getByRole('row').count();

  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed', (request) => lowerParts.test(request.url()));
  await page.mouse.wheel(0, 400);
  await lost;
  await twoFrames(page);
  expect(await sheet.innerText()).toBe(words);

  const come = page.waitForEvent('requestfinished', (request) => lowerParts.test(request.url()));
  await context.setOffline(false);
  await come;
  await measureOften(house, child, 1);
  await lookAgain(page, `/api/children/${child.id}/measurements`);
  await expect(measured.getByRole('row')).toHaveCount(rows + 1);
  expect(await drawn.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

const lowerParts = /\/assets\/lower-[^/]+\.js$/;

/** What failed is drawn by then. */
async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(null)))),
  );
}
