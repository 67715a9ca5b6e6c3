import { expect } from '@playwright/test';
import { longDayText, shortDayText } from '#domain/time/day-text.ts';
import { addDays, addMonths } from '#domain/time/day.ts';
import { instantOf, timeOfDay } from '#domain/time/time-of-day.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { readCalendar } from '#testing/checkups/calendars.ts';
import { aStopToken } from '#testing/checkups/reminding.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { timeZone, today } from '../days.ts';
import { countOf, doseCard } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { byKeyboard } from '../keyboard.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { fourMonths, visitCard, leaveQuestion, markToday, schedule } from '../visits.ts';

test('[CHK-02] a family that adds its child late is asked once what happened before, now or later', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 201 });
  const faults = listenForFaults(page, house.url);
  await page.goto('/appointments');
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  await expect(dialog, 'it opens once the plan is loaded').toBeVisible();
  await expectUsableByAll(page, dialog);
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: /^Overdue/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Not answered yet/ })).toBeVisible();

  await page.getByRole('button', { name: 'Answer' }).click();
  await dialog.getByText('Choose one by one').click();
  await dialog.getByRole('checkbox', { name: /^2 Month Well-Child Checkup/ }).check();
  await dialog.getByRole('group', { name: '2 months' }).getByRole('button', { name: 'DTaP 1' }).click();
  await dialog.getByText('When: in the usual months').click();
  await dialog.getByLabel('When was it?').selectOption({ label: 'On days or months I know' });
  const on = dialog.getByRole('group', { name: '2 months' }).getByLabel('Date');
  await expect(on, 'no guess is taken for a day that somebody knows').toHaveValue('');
  await on.fill(addDays(today(), 1));
  await dialog.getByRole('button', { name: 'Save 1 shot' }).click();
  await expect(dialog.getByText('Date given cannot be in the future')).toBeVisible();
  await expect(on).toBeFocused();
  await on.fill(addDays(child.bornOn, 64));
  await expect(dialog.getByText('Date given cannot be in the future')).toBeHidden();
  await dialog.getByRole('checkbox', { name: 'On another day' }).check();
  await dialog.getByRole('button', { name: 'Save 1 shot' }).click();
  await expect(dialog.getByText('Check at least one vaccine')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Hepatitis B (HepB)', exact: true })).toBeFocused();
  await dialog.getByRole('checkbox', { name: 'On another day' }).uncheck();
  await dialog.getByRole('button', { name: 'I do not know' }).click();
  await leaveQuestion(page).getByRole('button', { name: 'Cancel' }).click();
  for (const name of ['Rotavirus 1', 'DTaP 2', 'Rotavirus 2']) await dialog.getByRole('button', { name }).click();
  await dialog.getByRole('group', { name: '4 months' }).getByLabel('Date').fill(addMonths(child.bornOn, 4));
  const saving = Promise.withResolvers<void>();
  await page.route('**/past', async (route) => (await saving.promise, route.continue()));
  await dialog.getByRole('button', { name: 'Save 4 shots' }).click();
  for (const name of ['Save 4 shots', 'I do not know'])
    await expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-busy', 'true');
  saving.resolve();

  await expect(page.getByText('Vaccine record updated').first()).toBeVisible();
  await expect(page.getByRole('group').filter({ hasText: '2 Month Well-Child Checkup' })).toContainText('Completed');
  await page.goto('/vaccines');
  for (const name of ['DTaP, dose 1', 'Rotavirus (RV), dose 1', 'DTaP, dose 2', 'Rotavirus (RV), dose 2'])
    await expect(doseCard(page, name).getByText('Completed', { exact: true })).toBeVisible();
  await expect(doseCard(page, 'DTaP, dose 2')).toContainText(shortDayText(addMonths(child.bornOn, 4)));
  await expect(dialog, 'nobody is asked twice').toHaveCount(0);
  expect(faults()).toEqual([]);
});

test('[CHK-02] a family that does not know what happened before can answer later', async ({ page, context, house }) => {
  await signInAFamily(house, context, { ageDays: 100 });
  await page.goto('/vaccines');
  await page.getByRole('dialog').getByRole('button', { name: 'I do not know' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(countOf(page, 'Completed')).toHaveText('0');

  await page.goto('/appointments');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Overdue/ })).toBeVisible();
  await page.getByRole('button', { name: 'Answer' }).click();
  await expect(page.getByRole('dialog', { name: 'What happened before?' })).toBeVisible();
});

test('[CHK-02] a checkup is moved, completed and undone, and every tab of the dashboard shows the next one', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  const faults = listenForFaults(page, house.url);
  const on = addDays(today(), 12);
  await page.goto('/appointments');
  const card = visitCard(page, fourMonths);
  await expect(card).toContainText('recommended day, no appointment yet');
  await expect(card).toContainText('Rotavirus 2, DTaP 2, Hib 2, Pneumococcal 2, Polio 2');

  await card.getByRole('button', { name: 'Add the date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a date for Maya' });
  await expect(dialog.getByLabel('Date', { exact: true }), 'the recommended day is no appointment').toHaveValue('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please choose a date.')).toBeVisible();
  await expect(dialog.getByLabel('Date', { exact: true })).toBeFocused();
  await expectUsableByAll(page, dialog);
  await dialog.getByLabel('Date', { exact: true }).fill(addDays(today(), 10));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup updated successfully').first()).toBeVisible();

  await card.getByRole('button', { name: 'Reschedule' }).click();
  const moving = page.getByRole('dialog', { name: 'Reschedule for Maya' });
  await expect(moving.getByLabel('New date'), 'it opens with the day that it has').toHaveValue(addDays(today(), 10));
  await moving.getByLabel('New date').fill(on);
  await moving.getByLabel('Notes').fill('Bring the stroller');
  await moving.getByRole('button', { name: 'Reschedule' }).click();
  await expect(page.getByText('Checkup rescheduled successfully').first()).toBeVisible();
  await expect(card).toContainText(`${longDayText(on)} · 12 days from now`);
  await expect(card).toContainText('Bring the stroller');

  for (const tab of ['overview', 'growth']) {
    await page.goto(`/dashboard?tab=${tab}`);
    const next = page.getByRole('region', { name: 'Next Checkup' });
    await expect(next).toContainText(fourMonths);
    await expect(next).toContainText('12 days from now');
  }
  await page.getByRole('link', { name: 'View All Appointments' }).click();

  await markToday(page, fourMonths);
  await expect(page.getByText('Checkup marked as completed').first()).toBeVisible();
  const row = page.getByRole('group').filter({ hasText: fourMonths });
  await row.getByRole('heading').click();
  await row.getByRole('button', { name: 'Unmark as Completed' }).click();
  await expect(card).toContainText('Due Soon');
  expect(faults()).toEqual([]);
});

test('[CHK-02] [decision 43] a checkup is moved by keyboard alone', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await schedule(house, child, { on: addDays(today(), 5) });
  const { press, pickDay } = byKeyboard(page);
  const on = addDays(today(), 10);
  await page.goto('/appointments');
  const reschedule = visitCard(page, fourMonths).getByRole('button', { name: 'Reschedule' });

  await press(reschedule);
  const dialog = page.getByRole('dialog', { name: 'Reschedule' });
  await pickDay(dialog.getByLabel('New date'), on);
  await press(dialog.getByRole('button', { name: 'Reschedule' }));

  await expect(visitCard(page, fourMonths)).toContainText(longDayText(on));
  await expect(reschedule).toBeFocused();
});

test('[CHK-02] [decision 77] a visit that was earlier than its day keeps the day that it was on, and Undo brings its appointment back', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  const on = addDays(today(), 10);
  await page.goto('/appointments');
  const card = visitCard(page, fourMonths);
  await card.getByRole('button', { name: 'Add the date' }).click();
  await page.getByLabel('Date', { exact: true }).fill(on);
  await page.getByLabel('Time').fill('09:20');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText(`${longDayText(on)}, 9:20\u00a0a.m.`);

  await card.getByRole('button', { name: 'Mark as Completed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was the visit on another day?' });
  await dialog.getByLabel('Was on').fill(addDays(today(), -1));
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('group').filter({ hasText: fourMonths }) });
  await expect(row).toContainText(longDayText(addDays(today(), -1)));
  await expect(row).toBeFocused();

  const marked = page.getByRole('status').filter({ hasText: 'Checkup marked as completed' });
  await marked.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText(`${longDayText(on)}, 9:20\u00a0a.m.`);
});

test('[CHK-03] a visit whose day has passed is on the dashboard while it is recommended, and gets its date there', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 371 });
  const on = addDays(today(), 9);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: 'Next Checkup' });
  await expect(next).toContainText(/12 Month Well-Child Checkup: recommended until [^.]*, no appointment yet\./);
  await next.getByRole('button', { name: 'Add the date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date', { exact: true }).fill(on);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(next).toContainText(longDayText(on));
  await expect(next.getByRole('button', { name: 'Add the date' })).toHaveCount(0);
});

test('[CHK-01] the status of checkups is updated at midnight on a page that stays open', async ({
  page,
  context,
  clock,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await clock.install();
  await page.goto('/appointments');
  await expect(visitCard(page, fourMonths)).toBeVisible();
  const asked = page.waitForRequest(`**/api/children/${child.id}/checkups`);

  await clock.fastForward('24:00:00');

  await asked;
});

test('[CHK-02] a calendar reads a secret address, follows a moved checkup, and stops working once it is ended', async ({
  page,
  context,
  house,
  request,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await page.goto('/appointments');
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const field = page.getByLabel('Calendar address');
  await expect(field).toBeFocused();
  const address = await field.inputValue();
  await expectUsableByAll(page);
  const checkupOf = async () => {
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const { events } = readCalendar(await answer.text());
    expect(events.some(({ title }) => title.includes('DTaP'))).toBe(true);
    return events.find(({ title }) => title.includes('4 Month'));
  };
  const before = await checkupOf();
  expect(before?.title).toContain('Maya');

  const on = addDays(today(), 9);
  await visitCard(page, fourMonths).getByRole('button', { name: 'Add the date' }).click();
  await page.getByLabel('Date', { exact: true }).fill(on);
  await page.getByLabel('Time').fill('09:20');
  await page.getByLabel('Place').fill('Green Street Pediatrics');
  await lookOver(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Checkup updated successfully').first()).toBeVisible();
  await expect(visitCard(page, fourMonths)).toContainText(`${longDayText(on)}, 9:20\u00a0a.m.`);
  await expect(visitCard(page, fourMonths)).toContainText('Green Street Pediatrics');
  const after = await checkupOf();
  expect(after).toMatchObject({ uid: before?.uid, location: 'Green Street Pediatrics', isFree: false });
  expect(after?.on).toBe(instantOf(on, timeOfDay('09:20'), timeZone).toISOString().replace('.000Z', 'Z'));

  await page.getByRole('button', { name: 'Make a new address' }).click();
  const question = page.getByRole('alertdialog', { name: 'Make a New Calendar Address?' });
  await expectUsableByAll(page, question);
  await question.getByRole('radio', { name: 'M (initial)' }).check();
  await question.getByRole('button', { name: 'Make a new address' }).click();
  await expect(question).toBeHidden();
  await expect(field).toBeFocused();
  expect((await request.get(address)).status()).toBe(404);
  const replaced = await field.inputValue();
  expect(await (await request.get(replaced)).text()).not.toContain('Maya');

  await page.getByRole('button', { name: 'End this address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this address' }).click();
  await expect(page.getByRole('button', { name: 'Make a calendar address' })).toBeVisible();
  expect((await request.get(replaced)).status()).toBe(404);
});

test('[CHK-02] reminders are turned on and off, and the link of a mail stops them without a password', async ({
  page,
  context,
  house,
  browser,
}) => {
  const { child, email } = await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths });
  await page.goto('/appointments');
  const [vaccines, checkups] = [page.getByLabel('Vaccines, a week before'), page.getByLabel('Checkups, three days')];
  await vaccines.click();
  await expect(page.getByText('You will be reminded of vaccines', { exact: true }).first()).toBeVisible();
  await checkups.click();
  await expect(page.getByText('You will be reminded of vaccines and checkups').first()).toBeVisible();
  await page.reload();
  await expect(vaccines).toBeChecked();
  await vaccines.click();
  await expect(page.getByText('You will be reminded of checkups').first()).toBeVisible();

  const reader = await (await browser.newContext({ baseURL: house.url })).newPage();
  await reader.goto(`/reminders-off?token=${await stopTokenOf(house, child, email)}`);
  await expect(reader).toHaveURL('/reminders-off');
  await lookOver(reader);
  await page.reload();
  await expect(checkups, 'opening the page changes nothing').toBeChecked();
  await reader.getByRole('button', { name: 'Stop these mails' }).click();
  await expect(reader.getByText('No more reminders will be mailed to you about this child.')).toBeVisible();

  await page.reload();
  await expect(checkups).not.toBeChecked();
  await reader.context().close();
});

/** The secret in a child's reminders to a parent. */
function stopTokenOf(house: RunningHouse, child: { readonly id: string }, email: string): Promise<string> {
  return inDatabase(house, async (home) => {
    const { db } = home.house;
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    return aStopToken({ ...home, child }, { id });
  });
}
