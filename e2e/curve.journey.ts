import { expect } from '@playwright/test';
import { test } from './a-running-house.ts';
import { signInAFamily } from './a-signed-in-family.ts';

test('[GRO-03] a child born at 33 weeks has lines and values, and no percentile, with the reason', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { gestationDays: 33 * 7 });
  const reason =
    'No percentile yet: your child was born before 37 weeks, and the age from birth alone would make growth look smaller than it is.';

  await page.goto('/dashboard');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(/\d(st|nd|rd|th) percentile$/)).toHaveCount(0);

  await page.goto('/dashboard?tab=growth');
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('img', { name: /3rd, 50th and 97th percentile lines: 4 values/ })).toBeVisible();
  await expect(page.getByText('No percentile', { exact: true })).toHaveCount(3);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('region', { name: 'Weight, table' }).getByRole('row').nth(1)).toContainText(
    'no percentile',
  );
});

test('[GRO-03] without a measurement the lines carry sample data, said to be of no child', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { measurements: 0 });
  await page.goto('/dashboard?tab=growth');

  await expect(page.getByText('Sample data, of no child.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Weight, sample data,/ })).toBeVisible();
  await page.getByRole('group', { name: /^Weight chart/ }).press('ArrowRight');
  await expect(page.getByRole('img', { name: /^Weight, sample data,/ })).toContainText('Sample data:');

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
  await expect(chart.getByRole('img')).toContainText('Age: 0 months');
  await chart.press('End');

  await expect(chart.getByRole('img')).toContainText('Age: 3 months');
  await expect(chart.getByRole('status')).toContainText(/percentile.*, z-score [+−]\d\.\d\d$/);
  await chart.press('Escape');
  await expect(chart.getByRole('img')).not.toContainText('Age:');
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
