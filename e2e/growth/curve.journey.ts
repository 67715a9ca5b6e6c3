import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { measureOften } from '../entries.ts';
import { byKeyboard } from '../keyboard.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';

test('[GRO-03] [decision 18] a child born at 33 weeks is drawn at both its ages, and its percentile says which was used', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { gestationDays: 33 * 7, ageDays: 280, measurements: 8 });
  await page.goto('/dashboard?tab=growth');
  const chart = page.getByRole('group', { name: /^Weight chart/ });

  await expect(page.getByText('Each measurement is drawn twice.')).toBeVisible();
  await expect(page.getByText(/Age used: corrected, 6 months .* \(born 49 days before the due date\)/)).toBeVisible();
  await chart.press('End');
  await expect(chart.getByRole('status')).toContainText(/Age: 6 months, corrected, .* By birth age: \d/);

  await page.getByText('Lines and range').click();
  await page.getByRole('radio', { name: 'Age from birth' }).click();
  await chart.press('End');
  await expect(chart.getByRole('status')).toContainText(/Age: 8 months, .* By corrected age: /);
  await expect(page.getByText('The line joins the circles now.')).toBeVisible();

  await page.getByRole('button', { name: 'Show as table' }).click();
  const first = page.getByRole('region', { name: 'Weight, table' }).getByRole('row').last();
  await expect(first).toContainText('Age: 49 days before the due date');
  await expectUsableByAll(page);
});

test('[GRO-03] [decision 27] at 24 months the lines change with a sentence, and the choice of CDC or WHO is saved', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 1010, measurements: 0 });
  await measureOften(house, child, 60);
  await page.goto('/dashboard?tab=growth');
  const image = page.getByRole('img', { name: /^Weight of Maya/ });

  await expect(page.getByText('The lines change at 24 months, not Maya.')).toBeVisible();
  await expect(image).toContainText('WHO 2006');
  await expect(image).toContainText('CDC 2000');
  await expect(page.getByText(/CDC growth charts \(2000\), girls, from 24 months\. Age used: /)).toBeVisible();
  await expect(page.getByText('Body mass index', { exact: true })).toBeVisible();

  await page.getByText('Lines and range').click();
  await page.getByRole('radio', { name: 'WHO', exact: true }).click();
  await expect(image).not.toContainText('CDC 2000');
  await expect(
    page.getByText(/Reference: WHO Child Growth Standards \(2006\), girls, birth to 60 months/),
  ).toBeVisible();
  await page.reload();
  await page.getByText('Lines and range').click();
  await expect(page.getByRole('radio', { name: 'WHO', exact: true })).toBeChecked();

  await page.getByRole('tab', { name: 'Height' }).click();
  await expect(page.getByRole('img', { name: /^Height of Maya/ })).toContainText('standing');
  await expect(page.getByText(/so the lines step down there/)).toBeVisible();
  await lookOver(page);
});

test('[GRO-03] with the keyboard alone: other lines, other months, and how a percentile is calculated', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 125 });
  await page.goto('/dashboard?tab=growth');
  const hands = byKeyboard(page);
  const image = page.getByRole('img', { name: /^Weight of Maya/ });

  await hands.press(page.locator('summary').filter({ hasText: 'Lines and range' }));
  await hands.choose(page.getByRole('radio', { name: '7 lines' }));
  await expect(image).toContainText('90th');
  await hands.choose(page.getByRole('radio', { name: 'z-scores' }));
  await expect(image).toContainText('+2');
  await hands.choose(page.getByRole('radio', { name: 'Last 3 months' }));
  await expect(image).toContainText('2345Age in months');
  await expectUsableByAll(page);

  const why = page.getByRole('button', { name: 'Why this number? Weight', exact: true });
  await hands.press(why);
  const dialog = page.getByRole('dialog', { name: /^Weight on / });
  await expect(dialog).toContainText(/Of 100 girls of her age, about \d+ weigh less than Maya and \d+ weigh more\./);
  await expect(dialog.getByRole('img', { name: /of 100 dots/ })).toBeVisible();
  await expect(dialog).toContainText('A single number says little; the line over months does.');
  await hands.press(dialog.locator('summary').filter({ hasText: 'How it is computed' }));
  await expect(dialog).toContainText('WHO Child Growth Standards (2006), weight for age, girls');
  await expect(dialog).toContainText(/z = \(\(.* ÷ .*\)\^L − 1\) ÷ \(L × S\)/);
  await expectUsableByAll(page, dialog);
  await page.keyboard.press('Escape');
  await expect(why).toBeFocused();

  await hands.press(page.locator('summary').filter({ hasText: 'Growth between measurements' }));
  const table = page.getByRole('region', { name: 'Growth between measurements, table' });
  await expect(table).toContainText(/up \d+\sg in 4 weeks/);
  await lookOver(page);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[GRO-03] a tap on the chart reads the nearest point, and the chart stays inside a phone', async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { birthWeightKg: 3.3, measurements: 3 });
    await page.goto('/dashboard?tab=growth');
    const chart = page.getByRole('group', { name: /^Weight chart/ });
    await expect(chart).toBeVisible();
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();

    await page.touchscreen.tap((box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2);

    await expect(chart).toContainText('Age: 0 months');
    await lookOver(page);
  });
});

test('[GRO-03] the birth weight entered with the child is the first point of the line', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { birthWeightKg: 3.28, measurements: 0 });
  await page.goto('/dashboard?tab=growth');
  const chart = page.getByRole('group', { name: /^Weight chart/ });

  await chart.press('Home');
  await expect(chart.getByRole('status')).toContainText('Age: 0 months, 3.28 kg');
  await page.getByRole('tab', { name: 'Height' }).click();
  await expect(page.getByText('Sample data, of no child.')).toBeVisible();
});

test('[GRO-03] without a measurement the chart shows sample data, labeled as such', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { measurements: 0 });
  await page.goto('/dashboard?tab=growth');

  await expect(page.getByText('Sample data, of no child.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Weight, sample data,/ })).toBeVisible();
  await page.getByRole('group', { name: /^Weight chart/ }).press('ArrowRight');
  await expect(page.getByRole('group', { name: /^Weight chart/ })).toContainText('Sample data:');

  await page.goto('/measurements');
  await expect(page.getByText('No measurements yet')).toBeVisible();
});

test('[GRO-03] arrow keys read the points of a curve one by one, with age, percentile and z-score', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard?tab=growth');
  const chart = page.getByRole('group', { name: 'Weight chart. Arrow keys read its points.' });

  await chart.press('ArrowRight');
  await expect(chart).toContainText('Age: 0 months');
  await chart.press('End');

  await expect(chart).toContainText('Age: 3 months');
  await expect(chart.getByRole('status')).toContainText(/percentile.*, z-score [+−]\d\.\d\d$/);
  await chart.press('Escape');
  await expect(chart).not.toContainText('Age:');
});

test('[GRO-03] the legend brings one line forward', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard?tab=growth');
  const median = page.getByRole('button', { name: '50th percentile' });
  const faded = page.locator('.chart .faded');
  await expect(faded).toHaveCount(0);

  await median.click();
  await expect(median).toHaveAttribute('aria-pressed', 'true');
  await expect(faded).not.toHaveCount(0);

  await median.click();
  await expect(faded).toHaveCount(0);
});
