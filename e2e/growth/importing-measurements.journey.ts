import { readFile, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { addDays, type Day } from '#domain/time/day.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { ways } from '../hands.ts';
import { loseAnswer, loseCall } from '../connection.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';

type Named = { readonly name: string; readonly weights: readonly string[] };

/** Weights four weeks apart as Baby Buddy exports them. */
function babyBuddyFile(bornOn: Day, ...all: readonly Named[]) {
  const rows = all.flatMap(({ name, weights }, child) =>
    weights.map((weight, n) => `${n + 1},${child + 1},${name},Brooks,${weight},${addDays(bornOn, 3 + n * 28)},,`),
  );
  const text = ['id,child_id,child_first_name,child_last_name,weight,date,notes,tags', ...rows].join('\r\n');
  return csvFile('weight.csv', text);
}

function csvFile(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

for (const { name, hasOwnScreen, screen, hands } of ways) {
  test.describe(`[GRO-01] a Baby Buddy file ${name}`, () => {
    test.use(screen);

    test('is previewed, one unusual weight is ticked, and everything is added', async ({ page, context, house }) => {
      const { child } = await signInAFamily(house, context, { measurements: 1 });
      const { press, tick } = hands(page);
      await page.goto('/measurements');
      await press(page.getByRole('link', { name: 'Import CSV' }));
      await expect(page.getByRole('heading', { name: 'Import measurements for Maya' })).toBeVisible();
      if (hasOwnScreen) await lookOver(page);

      const file = babyBuddyFile(child.bornOn, { name: 'Maya', weights: ['3.6', '4.4', '54', '6.2'] });
      await page.getByLabel('CSV file').setInputFiles(file);
      await expect(page.getByText('4 rows: 1 to check, 3 new.')).toBeVisible();
      await expect(page.getByText('Columns that are not read: tags.')).toBeVisible();
      if (hasOwnScreen) await lookOver(page);
      await tick(page.getByRole('checkbox', { name: /Is 54\.00\skg right\?/ }));
      if (hasOwnScreen) await expectUsableByAll(page, page.getByRole('main'));
      await press(page.getByRole('button', { name: 'Add 4 measurements' }));

      await expect(page).toHaveURL(/\/measurements$/);
      await expect(page.getByText('Added 4 measurements')).toBeVisible();
      await expect(page.getByRole('cell', { name: '54.00', exact: true })).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(6);
    });
  });
}

test('[GRO-01] of a file with rows of two children one is chosen, and the numbers are read in the units that are picked', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { measurements: 0 });
  await page.goto('/import-measurements');
  const file = babyBuddyFile(
    child.bornOn,
    { name: 'Leo', weights: ['8.1'] },
    { name: 'Ines', weights: ['3600', '4400'] },
  );

  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByText('Choose whose rows to take first.')).toBeVisible();
  await lookOver(page);
  await page.getByLabel('Whose rows to take').selectOption('Ines Brooks (2 rows)');
  await expect(page.getByText('These rows are of Ines Brooks.')).toBeVisible();
  await expect(page.getByText(/^Line 3, weight: .* Did you mean 3,600\sg\?/)).toBeVisible();
  await expect(page.getByText('Mend the rows with a problem in your file first')).toBeVisible();
  await lookOver(page);
  await page.getByRole('radio', { name: 'g and cm', exact: true }).check();
  await expect(page.getByText('2 rows: 2 new.')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 measurements' }).click();

  await expect(page.getByText('Added 2 measurements')).toBeVisible();
  await expect(page.getByRole('cell', { name: '4.40', exact: true })).toBeVisible();
});

test('[GRO-01] [UI-02] a lost connection shows a message, the file stays chosen, and nothing is added twice', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { measurements: 0 });
  const csv = { method: 'POST', path: `/api/children/${child.id}/measurements/csv` };
  await page.goto('/import-measurements');
  const mendPreview = await loseCall(page, { ...csv, path: `${csv.path}/preview` });
  await page
    .getByLabel('CSV file')
    .setInputFiles(babyBuddyFile(child.bornOn, { name: 'Maya', weights: ['3.6', '4.4'] }));
  await expect(page.getByText('The file could not be read.')).toBeVisible({ timeout: 20_000 });
  await lookOver(page);
  await mendPreview();
  await page.getByRole('button', { name: 'Try again' }).click();

  const mend = await loseAnswer(page, csv);
  await page.getByRole('button', { name: 'Add 2 measurements' }).click();
  await expect(page.getByText('No answer came. Please try again.')).toBeVisible();
  await lookOver(page);
  await mend();
  await page.getByRole('button', { name: 'Add 2 measurements' }).click();

  await expect(page.getByText('Nothing was added')).toBeVisible();
  await expect(page.getByText('Left out: 2 already there.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('[GRO-01] a file that is no table shows a message at its field, and our own download can be imported', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/measurements');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^fernling-maya-measurements-\d{4}-\d\d-\d\d\.csv$/);
  const downloaded = (await readFile(await download.path())).toString();

  await page.goto('/import-measurements');
  await page.getByLabel('CSV file').setInputFiles(csvFile('holiday.csv', 'sun;sea\n1;2'));
  await expect(page.getByText('This is not a table of measurements that is known here.')).toBeVisible();
  await lookOver(page);
  await page.getByLabel('CSV file').setInputFiles(csvFile('measurements.csv', downloaded));

  await expect(page.getByText('4 rows: 4 already there.')).toBeVisible();
  await expect(page.getByText('There is nothing to add.')).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
});

test('[GRO-01] a file that was corrected on disk can be chosen again', async ({ page, context, house }, testInfo) => {
  const { child } = await signInAFamily(house, context, { measurements: 0 });
  const path = testInfo.outputPath('weights.csv');
  await page.goto('/import-measurements');
  const field = page.getByLabel('CSV file');
  // By its path, so that the browser itself detects changes.
  const choose = async () => {
    const choosing = page.waitForEvent('filechooser');
    await field.click();
    const chooser = await choosing;
    await chooser.setFiles(path);
  };
  await writeFile(path, 'date,weight\n19 Sep,5.1');
  await choose();
  await expect(page.getByText('1 row: 1 with a problem.')).toBeVisible();

  await writeFile(path, `date,weight\n${addDays(child.bornOn, 30)},5.1`);
  await choose();

  await expect(page.getByText('1 row: 1 new.')).toBeVisible();
  await expect(field).toHaveValue(/weights\.csv$/);
});
