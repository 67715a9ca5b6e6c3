import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { weightNumberText } from '#domain/growth/value-text.ts';
import { aPhoto } from '#testing/files/pictures.ts';
import { unzipped } from '#testing/files/unzipped.ts';
import { zipped } from '#testing/files/zips.ts';
import { test } from '../a-running-house.ts';
import { anHourAfterLogin, signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { familyPassword } from '#testing/people.ts';

const yourData = '/settings?section=account#your-data';
const Entries = z.array(z.looseObject({ measuredOn: z.string(), weightKg: z.number(), weightText: z.string() }));

test('[ACC-03] a family exports everything, can read it, and imports it on an empty server', async ({
  page,
  context,
  house,
  freshHouse,
}) => {
  const { child } = await signInAFamily(house, context);
  await uploadAPhoto(page, house.url);
  const written = Entries.parse(await read(page, `/api/children/${child.id}/measurements`));

  await page.goto('/settings?tab=account#your-data');
  await expect(page).toHaveURL(yourData);
  await expect(page.locator('#your-data')).toBeFocused();
  // The content above has loaded, and has not pushed it under the bar.
  await expect(page.getByText('The last 12 months.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prepare export' })).toBeVisible();
  await expect.poll(async () => (await page.locator('#your-data').boundingBox())?.y).toBeGreaterThanOrEqual(64);
  await lookOverFromTop(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Prepare export' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Export ready, \d+ KB\.$/)).toBeVisible();
  await lookOverFromTop(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;

  expect(download.suggestedFilename()).toMatch(/^fernling-export-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  const files = await unzipped(zip);
  expect(files.get('readme.txt')?.toString()).toContain('Everything Hannah Brooks entered in Fernling');
  const taken = Entries.parse(JSON.parse(files.get('children/01-maya/measurements.json')?.toString() ?? ''));
  expect(taken.map(({ measuredOn, weightText }) => [measuredOn, weightText])).toEqual(
    written.map(({ measuredOn, weightText }) => [measuredOn, weightText]),
  );
  expect(files.has('uploads/01.webp')).toBe(true);

  await signInAlone(freshHouse, context);
  await page.goto(`${freshHouse.url}${yourData}`);
  await page
    .getByLabel('ZIP of an export')
    .setInputFiles({ name: 'export.zip', mimeType: 'application/zip', buffer: zip });
  await page.getByRole('button', { name: 'Import' }).click();
  // The server imports in the background, beside what else it does.
  // Checkups are planned once a parent, or the job of reminders, looks at them.
  const imported = /^Imported: 1 child, 4 measurements(, 16 checkups)? and 1 picture\.$/;
  await expect(page.getByText(imported)).toBeVisible({ timeout: 60_000 });
  await lookOverFromTop(page);
  await page.getByRole('link', { name: 'See your children' }).click();
  await expect(page.getByText('Maya Brooks')).toBeVisible();
  await page.goto(`${freshHouse.url}/dashboard?tab=growth`);
  await expect(page.getByRole('img', { name: /weight/i }).first()).toBeVisible();
  await page.goto(`${freshHouse.url}/measurements`);
  for (const { weightKg } of written) {
    await expect(page.getByRole('cell', { name: weightNumberText(weightKg), exact: true })).toBeVisible();
  }
});

test('[ACC-03] an hour after the login the password is asked for before an export is prepared, or downloaded', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await anHourAfterLogin(house);
  await page.goto(yourData);

  await page.getByRole('button', { name: 'Prepare export' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(familyPassword);
  await page.keyboard.press('Enter');

  await expect(page.getByText(/^Export ready/)).toBeVisible();
  await anHourAfterLogin(house);
  await page.getByRole('button', { name: 'Download' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(familyPassword);
  await page.keyboard.press('Enter');

  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/);
});

test('[ACC-03] a file that is no export is refused in plain words, and text typed elsewhere stays', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  await page.goto(yourData);
  await page.getByLabel('Full name').fill('Lin Sato-Berg');
  const choice = page.getByLabel('ZIP of an export');
  await expect(page.getByText('Choose the ZIP of an export first.')).toBeVisible();

  await choice.setInputFiles({ name: 'photo.zip', mimeType: 'application/zip', buffer: Buffer.from('GIF89a') });
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not a ZIP file. Choose the file as you downloaded it.');

  const holiday = await zipped([['holiday.txt', 'sun']]);
  await choice.setInputFiles({ name: 'holiday.zip', mimeType: 'application/zip', buffer: holiday });
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('Nothing was imported.')).toBeVisible();
  await expect(page.getByText('fernling.json is missing.')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectUsableByAll(page);
  await expect(page.getByLabel('Full name')).toHaveValue('Lin Sato-Berg');
});

test('[ACC-03] [UI-02] when the exports cannot be loaded it says so, and another try shows them', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  await page.route('**/api/transfers', (route) => route.fulfill({ status: 404, body: '{}' }));
  await page.goto(yourData);
  await expect(page.getByText('Failed to load your exports')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/transfers');

  await page.locator('#your-data').getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('button', { name: 'Prepare export' })).toBeVisible();
});

/** The fixed bar covers scrolled content, which is no fault of the content. */
async function lookOverFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await lookOver(page);
}

async function uploadAPhoto(page: Page, url: string): Promise<void> {
  const data = Buffer.from(await (await aPhoto()).arrayBuffer());
  const headers = { 'content-type': 'image/jpeg', origin: url };
  const answer = await page.request.post(`${url}/api/pictures`, { data, headers });
  expect(answer.status()).toBe(201);
}

async function read(page: Page, path: string): Promise<unknown> {
  return (await page.request.get(path)).json();
}
