import { expect } from '@playwright/test';
import { shortDayText } from '#domain/time/day-text.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { countOf, doseCard } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('[decision 79] a newborn’s family is asked about the birth at once, and answers with one tap each', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 1, measurements: 0 });
  const faults = listenForFaults(page, house.url);
  await page.goto('/vaccines');
  const asked = page.getByRole('region', { name: /questions? about the birth$/ });
  await expect(asked.getByText('Was the hepatitis B shot given in the hospital?')).toBeVisible();
  await expect(
    doseCard(page, 'Hepatitis B (HepB), dose 1').getByText('Not answered yet', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('Overdue: as soon as possible')).toHaveCount(0);

  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookOver(page);
  await expectNoSidewaysScroll(page, 390);
  const hepatitisB = asked.getByRole('group', { name: /hepatitis B shot/ });
  await hepatitisB.getByRole('button', { name: 'Yes' }).click();
  await expect(hepatitisB).toHaveCount(0);
  const rsv = asked.getByRole('group', { name: /RSV vaccine in pregnancy/ });
  await expect(rsv.getByRole('button', { name: 'Yes, at least 14 days before the birth' })).toBeFocused();
  await expect(rsv.getByRole('button')).toHaveText([
    'Yes, at least 14 days before the birth',
    'Yes, less than 14 days before the birth',
    'No',
    'I do not know',
  ]);
  await rsv.getByRole('button', { name: 'I do not know' }).click();
  await expect(rsv).toHaveCount(0);
  const said = page
    .getByRole('status')
    .filter({ hasText: 'Kept for Maya: you do not know whether the mother had the RSV vaccine.' });
  await said.getByRole('button', { name: 'Undo' }).click();
  await rsv.getByRole('button', { name: 'No', exact: true }).click();
  await expect(rsv).toHaveCount(0);
  const result = asked.getByRole('group', { name: /hepatitis B test/ });
  await result.getByRole('button', { name: 'Negative' }).click();
  await expect(asked).toHaveCount(0);

  await page.goto('/vaccines');
  await expect(doseCard(page, 'Hepatitis B (HepB), dose 1')).toContainText(`Completed: ${shortDayText(child.bornOn)}`);
  await expect(asked).toHaveCount(0);
  expect(faults()).toEqual([]);
});

test('[decision 79] ‘No’ to the shot in the hospital is overdue on every page, also beside the question about the past', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 4, measurements: 0 });
  await page.goto('/dashboard');
  const asked = page.getByRole('region', { name: /questions? about the birth$/ });
  await asked
    .getByRole('group', { name: /hepatitis B shot/ })
    .getByRole('button', { name: 'No', exact: true })
    .click();
  await expect(page.getByText('Vaccine record updated')).toBeVisible();
  await expect(page.getByText('that may have been given')).toHaveCount(0);

  await page.goto('/vaccines');
  await expect(page.getByText('What happened before?')).toHaveCount(0);
  await page.goto('/appointments');
  const past = page.getByRole('dialog', { name: 'What happened before?' });
  await expect(past.getByText('Checkups', { exact: true })).toBeVisible();
  await expect(past.getByText(/Hepatitis B|RSV/)).toHaveCount(0);
  await past.getByRole('button', { name: 'Later' }).click();
  await page.goto('/vaccines');
  await expect(
    page.getByText(
      'Hepatitis B shot not given in the hospital. Call the doctor or nurse now: Maya can still get it today.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Please check with your pediatrician')).toHaveCount(0);
  await expect(doseCard(page, 'Hepatitis B (HepB), dose 1')).toContainText('as soon as possible');
  await expect(doseCard(page, 'Hepatitis B (HepB), dose 1').getByText('Not answered yet')).toHaveCount(0);
  await expect(countOf(page, 'Overdue')).toHaveText('1');
});

test('[decision 79] while one answer is being saved, no other looks as if it could be pressed', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 3, measurements: 0 });
  await page.goto('/dashboard');
  const saving = Promise.withResolvers<void>();
  await page.route('**/birth-answers', async (route) => (await saving.promise, route.continue()));
  const asked = page.getByRole('region', { name: /questions? about the birth$/ });
  await asked
    .getByRole('group', { name: /hepatitis B shot/ })
    .getByRole('button', { name: 'Yes', exact: true })
    .click();
  const result = asked.getByRole('group', { name: /hepatitis B test/ });
  const negative = result.getByRole('button', { name: 'Negative' });
  await expect(negative).toBeDisabled();
  saving.resolve();

  await expect(negative).toBeEnabled();
  await negative.click();
  await expect(result).toHaveCount(0);
});

test('[decision 79] who may only view sees the questions about the birth without buttons', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 3, measurements: 0, asCoParentWho: 'view' });
  await page.goto('/dashboard');

  const asked = page.getByRole('region', { name: /questions? about the birth$/ });
  await expect(asked.getByText('Not answered yet')).toHaveCount(3);
  await expect(asked.getByRole('button')).toHaveCount(0);
});

test('[decision 79] + Shots of a newborn lists what is asked about the birth, unchecked', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 2, measurements: 0 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Shots', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: /^What was given to / });
  await expect(dialog.getByRole('checkbox', { checked: false })).toHaveCount(2);
  await dialog.getByRole('checkbox', { name: /^Hepatitis B/ }).check();
  await dialog.getByRole('button', { name: 'Mark 1 as Completed' }).click();
  await expect(page.getByText('Vaccine record updated')).toBeVisible();
  await expect(page.getByText('Was the hepatitis B shot given in the hospital?')).toHaveCount(0);
});
