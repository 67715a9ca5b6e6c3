import { expect } from '@playwright/test';
import { longDayText, weekdayText } from '#domain/time/day-text.ts';
import { addDays } from '#domain/time/day.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { daysAgo, today } from '../days.ts';
import { doseCard } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, expectUsableByAll, lookOver } from '../look-over.ts';
import { openVisit, visitAt } from '../visit-at-hand.ts';
import { fourMonths, leaveQuestion, schedule } from '../visits.ts';

test.use({ viewport: { width: 390, height: 844 } });

const questions = ['Does eczema change our allergy plan?', 'Do we need iron drops?'];

test('[decision 76] a checkup is filled in on its day from the dashboard, and one Save puts everything in its room', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 123, given: givenByTwoMonths });
  await schedule(house, child, { questions });
  const faults = listenForFaults(page, house.url);
  await page.goto('/dashboard');
  const visit = visitAt(page);
  await expect(visit).toContainText("Today's checkup");
  await expect(visit).toContainText('Today, 9:20\u00a0a.m.');
  await expect(visit).toContainText(`This card stays here until ${weekdayText(addDays(today(), 3))}.`);
  await expect(visit.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await lookOver(page);
  await expectUsableByAll(page, visit);
  await expectNoSidewaysScroll(page, 320);

  let taps = 0;
  const tap = async (name: RegExp) => {
    taps += 1;
    await visit.getByRole('button', { name }).click();
  };
  await tap(/^All \d+$/);
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.52');
  await visit.getByRole('textbox', { name: 'Height (lying)' }).fill('63.0');
  await visit.getByLabel('Does eczema change our allergy plan?').fill('Peanut early, in thinned butter.');
  await expect(visit.getByRole('status')).toHaveText(/^Maya: 5 shots, weight and height, 1 answer$/);
  await tap(/^Save$/);
  expect(taps + 3, 'three fields and two buttons').toBe(5);

  const next = page.getByRole('region', { name: 'Next Checkup' });
  await expect(next).toContainText('6 Month Well-Child Checkup');
  await expect(visit).toHaveCount(0);
  const said = page.getByRole('status').filter({ hasText: 'Checkup marked as completed' });
  await expect(said).toContainText(`${fourMonths} for Maya: 5 shots, weight and height, 1 answer`);
  await expect(page.getByText('6.52 kg', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^After the shots/ })).toBeVisible();

  await page.goto('/vaccines');
  await expect(doseCard(page, 'DTaP, dose 2')).toContainText('Completed');
  await page.goto('/measurements');
  await expect(page.getByRole('row').nth(1)).toContainText('6.52');
  await expect(page.getByRole('row').nth(1)).toContainText('At the doctor');
  await page.goto('/appointments/questions');
  await expect(page.getByText('Peanut early, in thinned butter.')).toBeVisible();
  await page.goto('/appointments');
  await expect(page.getByRole('group').filter({ hasText: fourMonths })).toContainText(longDayText(today()));
  expect(faults()).toEqual([]);
});

test('[decision 77] one Undo takes the whole visit back', async ({ page, context, house }) => {
  const { visit } = await openVisit({ page, context, house }, { questions });
  await visit.getByRole('checkbox', { name: /^Rotavirus/ }).check();
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.52');
  await visit.getByLabel('Do we need iron drops?').fill('Not yet.');
  await visit.getByRole('button', { name: 'Save' }).click();

  const said = page.getByRole('status').filter({ hasText: 'Checkup marked as completed' });
  await said.getByRole('button', { name: 'Undo' }).click();

  await expect(visit.getByRole('checkbox', { name: /^Rotavirus/ })).not.toBeChecked();
  await expect(visit.getByLabel('Do we need iron drops?')).toHaveValue('');
  await expect(page.getByText('6.52 kg', { exact: true })).toHaveCount(0);
});

test("[decision 77] Undo of a visit gives back the other parent's answer that it replaced", async ({
  page,
  context,
  house,
}) => {
  const { child, visit } = await openVisit({ page, context, house }, { questions });
  const [iron, eczema] = [visit.getByLabel('Do we need iron drops?'), visit.getByLabel(/^Does eczema/)];
  await iron.fill('Not yet.');
  await eczema.fill('Peanut early.');
  await inDatabase(house, ({ house: { db } }) =>
    db
      .updateTable('checkup_questions')
      .set({ answer: 'From six months.', version: 2 })
      .where('child_id', '=', child.id)
      .where('asked', '=', 'Do we need iron drops?')
      .execute(),
  );
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(visit.getByText(/wrote: 'From six months\.'\. Yours would replace it\.$/)).toBeVisible();
  await visit.getByRole('button', { name: 'Save' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Checkup marked as completed' });
  await said.getByRole('button', { name: 'Undo' }).click();

  await expect(eczema).toHaveValue('');
  await expect(iron).toHaveCount(0);
  await page.goto('/appointments/questions');
  await expect(page.getByText('From six months.')).toBeVisible();
  await expect(page.getByText('Peanut early.')).toHaveCount(0);
});

test('[decision 76] what is refused is told at its field, and nothing that was typed is lost', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house }, { questions: questions.slice(0, 1) });
  const weight = visit.getByRole('textbox', { name: 'Weight' });
  const answer = visit.getByLabel('Does eczema change our allergy plan?');
  await visit.getByRole('checkbox', { name: /^Rotavirus/ }).check();
  await visit.getByText('Product and lot').click();
  await expect(visit.getByLabel('Lot number')).toHaveCount(1);
  await visit.getByLabel('Lot number').fill('A123');
  await answer.fill('Peanut early.');
  await weight.fill('652');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(visit.getByRole('link', { name: 'Weight' })).toBeVisible();

  await weight.fill('16.52');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(visit.getByRole('group', { name: /^Is 16\.52\skg right\?/ })).toBeVisible();
  await expect(weight).toBeFocused();
  await expect(answer).toHaveValue('Peanut early.');

  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Appointments', exact: true }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(answer).toHaveValue('Peanut early.');
  await visit
    .getByRole('group', { name: /^Is 16\.52/ })
    .getByRole('button', { name: 'Keep it' })
    .click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();
  await page.goto('/vaccines');
  await expect(doseCard(page, 'Rotavirus (RV), dose 2')).toContainText('Completed');
});

test('[decision 76] two parents save the same visit: the second is told, keeps what was typed, and adds what is left', async ({
  page,
  context,
  browser,
  house,
}) => {
  const { visit: hers, ...family } = await openVisit({ page, context, house }, { questions: questions.slice(1) });
  await hers.getByRole('checkbox', { name: /^Rotavirus/ }).check();
  await hers.getByLabel('Do we need iron drops?').fill('Not yet.');

  const other = await browser.newContext();
  await family.signInDaniel(other);
  const his = await other.newPage();
  await his.goto(`${house.url}/dashboard`);
  await visitAt(his)
    .getByRole('checkbox', { name: /^Rotavirus/ })
    .check();
  await visitAt(his).getByRole('textbox', { name: 'Weight' }).fill('6.52');
  await visitAt(his).getByRole('button', { name: 'Save' }).click();
  await expect(his.getByText('Checkup marked as completed')).toBeVisible();
  await other.close();

  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers.getByText('Daniel Brooks saved this visit while it was open here.')).toBeVisible();
  await expect(hers.getByText(/^Daniel Brooks marked rotavirus dose 2/)).toBeVisible();
  await expect(hers.getByText('Maya was measured on this day already.')).toBeVisible();
  await expect(hers.getByLabel('Do we need iron drops?')).toHaveValue('Not yet.');
  await expect(hers.getByRole('status')).toHaveText('Maya: 1 answer');
  await hers.getByRole('button', { name: 'Save' }).click();

  await expect(hers).toHaveCount(0);
  const measured = await page.request.get(`${house.url}/api/children/${family.child.id}/measurements`);
  expect((await measured.text()).match(/"weightKg":6.52/g), 'nothing is doubled').toHaveLength(1);
});

test('[decision 76] a visit of the day before is saved under the day on which it was', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house }, { ageDays: 124, on: daysAgo(1) });
  await expect(visit).toContainText("Yesterday's checkup");

  await visit.getByRole('button', { name: 'Was the visit on another day?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was the visit on another day?' });
  await expectUsableByAll(page, dialog);
  await dialog.getByLabel('Was on').fill(addDays(today(), 1));
  await dialog.getByRole('button', { name: 'Use this day' }).click();
  await expect(dialog.getByText('A completed checkup cannot be in the future')).toBeVisible();
  await dialog.getByLabel('Was on').fill(today());
  await dialog.getByRole('button', { name: 'Use this day' }).click();
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.52');
  await visit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup marked as completed')).toBeVisible();

  await page.goto('/appointments');
  await expect(page.getByRole('group').filter({ hasText: fourMonths })).toContainText(longDayText(today()));
});

test('[decision 76] a visit of the day before lists what was due then, also while the next checkup is booked', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 124, given: givenByTwoMonths });
  await schedule(house, child, { on: daysAgo(1) });
  await schedule(house, child, { on: addDays(today(), 3), visit: 'm6' });
  await page.goto('/dashboard');
  await expect(visitAt(page)).toContainText("Yesterday's checkup");
  await expect(visitAt(page).getByRole('button', { name: 'All 5' })).toBeVisible();
});

test('[decision 76] who may only view sees the next checkup', async ({ page, context, house }) => {
  const { visit } = await openVisit({ page, context, house }, { given: [], asCoParentWho: 'view' });
  await expect(page.getByRole('region', { name: 'Next Checkup' })).toContainText(fourMonths);
  await expect(visit).toHaveCount(0);
});

test('[decision 76] on the fourth day after it the visit is under Appointments alone', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house }, { ageDays: 126, on: daysAgo(4) });
  await expect(page.getByRole('region', { name: 'Next Checkup' })).toContainText('6 Month Well-Child Checkup');
  await expect(visit).toHaveCount(0);
});

test('[decision 76] a question that is added during the visit is saved alone, and leaves the visit open', async ({
  page,
  context,
  house,
}) => {
  const { visit } = await openVisit({ page, context, house });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '');
  });
  await visit.getByRole('textbox', { name: 'Weight' }).fill('6.5');

  await visit.getByRole('button', { name: 'Question' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Is this rash eczema?');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(visit.getByLabel('Is this rash eczema?')).toBeVisible();
  expect(sent).toEqual(['questions']);
  await expect(visit.getByRole('textbox', { name: 'Weight' })).toHaveValue('6.5');
});

test('[decision 76] a day on which a shot will not count is asked about before the visit is saved, and kept where it was given', async ({
  page,
  context,
  house,
}) => {
  const { child, visit } = await openVisit({ page, context, house });
  const dialog = page.getByRole('dialog', { name: 'Was the visit on another day?' });
  const pick = async (ageDays: number) => {
    await dialog.getByLabel('Was on').fill(addDays(child.bornOn, ageDays));
    await dialog.getByRole('button', { name: 'Use this day' }).click();
  };
  await visit.getByRole('checkbox', { name: /^Rotavirus/ }).check();
  await visit.getByRole('textbox', { name: 'Weight' }).fill('5.52');
  await visit.getByRole('button', { name: 'Was the visit on another day?' }).click();
  await pick(80);
  await visit.getByRole('button', { name: 'Save' }).click();
  const asked = visit.getByRole('alert');
  await expect(asked).toContainText('On this day this will probably not count. Is the date right?');
  await expect(asked).toContainText(/Rotavirus: \d+ days? too early \(earliest: 4 weeks after the dose of .*\)/);
  await expectUsableByAll(page, visit);

  await asked.getByRole('button', { name: 'Change the date' }).click();
  await pick(81);
  await expect(asked).toHaveCount(0);
  await visit.getByRole('button', { name: 'Save' }).click();
  await asked.getByRole('button', { name: 'It was given' }).click();

  const said = page.getByRole('status').filter({ hasText: 'Checkup marked as completed' });
  await expect(said).toContainText('Rotavirus dose 2 does not count: the list says why.');
  await page.goto('/vaccines');
  await expect(doseCard(page, 'Rotavirus (RV), dose 2')).toContainText('Completed, not counted');
});
