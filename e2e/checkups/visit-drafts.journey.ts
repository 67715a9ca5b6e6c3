import { expect } from '@playwright/test';
import { VaccinePlan } from '#contract/vaccines.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test } from '../a-running-house.ts';
import { products } from '../a-vaccinated-child.ts';
import { daysAgo, today } from '../days.ts';
import { doseCard } from '../doses.ts';
import { expectNoSidewaysScroll } from '../look-over.ts';
import { openVisit, switchChild } from '../visit-at-hand.ts';

test.use({ viewport: { width: 390, height: 844 } });

const questions = ['Does eczema change our allergy plan?', 'Do we need iron drops?'];

test('[decision 76] what was filled in is still there after a look at the other child', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house }, { brother: 'Leo', questions: questions.slice(1) });
  await visit.getByRole('checkbox', { name: /^Rotavirus/ }).check();
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.52');
  await visit.getByLabel('Do we need iron drops?').fill('Not yet.');
  await switchChild(page, 'Maya', 'Leo');
  await switchChild(page, 'Leo', 'Maya');

  await expect(visit.getByRole('checkbox', { name: /^Rotavirus/ })).toBeChecked();
  await expect(visit.getByRole('textbox', { name: 'Weight' })).toHaveValue('6.52');
  await expect(visit.getByLabel('Do we need iron drops?')).toHaveValue('Not yet.');
  await expect(visit.getByRole('status')).toHaveText('Maya: 1 shot, weight, 1 answer');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();
  await expect(page.getByText('6.52 kg', { exact: true })).toBeVisible();
});

test('[decision 76] a vaccine that is not listed is added to the visit, and nothing that was typed is lost', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house }, { brother: 'Leo', questions: questions.slice(1) });
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.52');
  await visit.getByLabel('Do we need iron drops?').fill('Not yet.');
  await visit.getByRole('button', { name: 'Another vaccine' }).click();
  await visit.getByLabel('Another vaccine').selectOption({ label: 'Hepatitis B (HepB)' });
  const added = visit.getByRole('checkbox', { name: /^Hepatitis B \(HepB\), dose 3/ });
  await expect(added).toBeChecked();
  await expect(added).toBeFocused();
  await visit.getByText("Product and lot, from the clinic's printout").click();
  await visit.getByLabel('Lot number').fill('HB77');
  await switchChild(page, 'Maya', 'Leo');
  await switchChild(page, 'Leo', 'Maya');

  await expect(added).toBeChecked();
  await expect(visit.getByRole('status')).toHaveText('Maya: 1 shot, weight, 1 answer');
  await visit.getByText("Product and lot, from the clinic's printout").click();
  await expect(visit.getByLabel('Lot number')).toHaveValue('HB77');
  await expectNoSidewaysScroll(page, 320);
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();
  await page.goto('/vaccines');
  await expect(doseCard(page, 'Hepatitis B (HepB), dose 3')).toContainText('Completed');
});

test('[decision 76] a weight whose answer was lost is stored once, also when it is saved again after a look at the other child', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house }, { brother: 'Leo' });
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.71');
  await page.route(/\/visit$/, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The server did not answer').first()).toBeVisible();
  await page.unroute(/\/visit$/);

  await switchChild(page, 'Maya', 'Leo');
  await switchChild(page, 'Leo', 'Maya');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();
  await page.goto('/measurements');

  await expect(page.getByText('6.71')).toHaveCount(1);
});

test('[decision 76] a combination split with one shot checked, the other day, product and lot are still there after a look at the other child', async ({
  page,
  context,
  house,
}) => {
  const { child, visit } = await openVisit({ page, context, house }, { ageDays: 124, brother: 'Leo', on: daysAgo(1) });
  await visit.getByRole('button', { name: 'Same as last time: Pentacel' }).click();
  await visit.getByRole('checkbox', { name: /^Pentacel/ }).uncheck();
  await visit.getByRole('button', { name: 'Given as separate shots' }).click();
  await visit.getByRole('checkbox', { name: /^DTaP/ }).check();
  await visit.getByText('Product and lot').click();
  await visit.getByLabel('Product').selectOption(products.infanrix);
  await visit.getByLabel('Lot number').fill('A123');
  await visit.getByLabel('Where on the body').selectOption('left-thigh');
  await visit.getByRole('button', { name: 'Was the visit on another day?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was the visit on another day?' });
  await dialog.getByLabel('Was on').fill(today());
  await dialog.getByRole('button', { name: 'Use this day' }).click();
  await switchChild(page, 'Maya', 'Leo');
  await switchChild(page, 'Leo', 'Maya');

  await expect(visit.getByRole('checkbox')).toHaveCount(5);
  await expect(visit.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(visit.getByRole('checkbox', { name: /^DTaP/ })).toBeChecked();
  await expect(visit.getByRole('heading', { name: 'Shots given today' })).toBeVisible();
  await visit.getByText('Product and lot').click();
  await expect(visit.getByLabel('Product')).toHaveValue(products.infanrix);
  await expect(visit.getByLabel('Lot number')).toHaveValue('A123');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();
  const plan = await page.request.get(`${house.url}/api/children/${child.id}/vaccine-plan`);
  const { doses } = VaccinePlan.parse(await plan.json());
  expect(doses.filter(({ givenOn }) => givenOn === today())).toMatchObject([
    { cvx: products.infanrix, lot: 'A123', site: 'left-thigh' },
  ]);
});

test('[decision 76] what was filled in is still there when the other parent saves the visit during a look at the other child', async ({
  page,
  context,
  house,
}) => {
  const { child, visit } = await openVisit({ page, context, house }, { brother: 'Leo', questions: questions.slice(1) });
  await visit.getByLabel('Do we need iron drops?').fill('Not yet.');
  await switchChild(page, 'Maya', 'Leo');
  await inDatabase(house, ({ house: { db } }) =>
    db
      .updateTable('checkups')
      .set({ completed: 1, completed_on: today(), version: 2 })
      .where('child_id', '=', child.id)
      .where('visit', '=', 'm4')
      .execute(),
  );
  // Later than what was loaded is shown without asking again.
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
  });
  await switchChild(page, 'Leo', 'Maya');

  await expect(visit.getByText(/saved this visit while it was open here\.$/)).toBeVisible();
  await expect(visit.getByLabel('Do we need iron drops?')).toHaveValue('Not yet.');
  const refused = page.waitForResponse((answer) => answer.status() === 409);
  await visit.getByRole('button', { name: 'Save' }).click();
  await refused;
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();
  await expect(visit).toHaveCount(0);
});
