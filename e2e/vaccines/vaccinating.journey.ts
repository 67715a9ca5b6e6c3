import { expect, type Page } from '@playwright/test';
import { addDays, type Day } from '#domain/time/day.ts';
import { shortDayText } from '#domain/time/day-text.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths, products } from '../a-vaccinated-child.ts';
import { today } from '../days.ts';
import { countOf, doseCard, dueHeading, openDose, shotRow } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { byKeyboard } from '../keyboard.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { schedule } from '../visits.ts';

const saved = (page: Page) => page.getByText('Vaccine record updated').first();

test('[VAX-03] a whole visit is marked with one click, a combination as one shot, and the dashboard says what to watch for', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const faults = listenForFaults(page, house.url);
  await page.goto('/vaccines');
  await expect(page.getByText('5 shots are due.')).toBeVisible();
  await expect(dueHeading(page, 5)).toBeVisible();
  await expect(countOf(page, 'Overdue')).toHaveText('0');
  await expect(countOf(page, 'Completed')).toHaveText('8');

  await page.getByRole('button', { name: 'What was given?' }).click();
  await expect(shotRow(page, 'Pentacel'), 'nobody has said so yet').toHaveCount(0);
  await page.getByRole('button', { name: 'Same as last time: Pentacel' }).click();
  await expect(shotRow(page, 'Pentacel')).toContainText('One shot, three doses');
  await expect(shotRow(page, 'Pentacel')).toContainText('DTaP dose 2, Hib dose 2, polio dose 2');
  for (const name of ['Pneumococcal (PCV), dose 2', 'Rotavirus (RV), dose 2'])
    await shotRow(page, name).getByText('Product, lot and place on the body').click();
  await shotRow(page, 'Pneumococcal (PCV), dose 2').getByLabel('Lot number').fill('EK4410');
  await shotRow(page, 'Rotavirus (RV), dose 2').getByLabel('Product').selectOption('RotaTeq');
  await shotRow(page, 'Rotavirus (RV), dose 2').getByLabel('Where on the body').selectOption('By mouth');
  await expectUsableByAll(page, page.getByRole('dialog'));
  await page.getByRole('button', { name: 'Mark 5 as Completed' }).click();

  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'What was given?' })).toBeFocused();
  await expect(countOf(page, 'Overdue')).toHaveText('0');
  await expect(countOf(page, 'Completed')).toHaveText('13');
  await expect(page.getByRole('heading', { name: /^Due now/ })).toHaveCount(0);
  const rv = await openDose(page, 'Rotavirus (RV), dose 2');
  await expect(rv).toContainText(`Completed: ${shortDayText(today())}`);
  await expect(rv).toContainText('By mouth');
  await expect(await openDose(page, 'Pneumococcal (PCV), dose 2')).toContainText('EK4410');
  await expect(await openDose(page, 'Hib, dose 2')).toContainText('Pentacel');

  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /^After the shots/ }).click();
  await expect(page.getByText('Call 911 at once').first()).toBeVisible();
  const card = page.getByRole('region', { name: 'Vaccine Schedule' });
  await expect(card.getByRole('heading', { level: 3 })).toHaveText([
    'Hepatitis B (HepB), dose 3',
    'Rotavirus (RV), dose 2',
  ]);
  expect(faults()).toEqual([]);
});

test('[VAX-03] [decision 43] a visit is marked by keyboard alone', async ({ page, context, house }) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const { press, pickDay, tick } = byKeyboard(page);
  await page.goto('/vaccines');

  await press(page.getByRole('button', { name: 'What was given?' }));
  const dialog = page.getByRole('dialog');
  await pickDay(dialog.getByLabel('Date given'), addDays(today(), -1));
  await tick(shotRow(page, 'Pneumococcal (PCV), dose 2').getByRole('checkbox'));
  await press(dialog.getByRole('button', { name: 'Mark 4 as Completed' }));

  await expect(saved(page)).toBeVisible();
  await expect(doseCard(page, 'Polio (IPV), dose 2')).toContainText(`Completed: ${shortDayText(addDays(today(), -1))}`);
  await expect(dueHeading(page, 1)).toBeVisible();
});

test('[VAX-04] [VAX-03] notes stay with a dose, and unmarking a combination says which doses become open again', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  const card = await openDose(page, 'DTaP, dose 1');
  await card.getByRole('button', { name: 'Add Notes' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill('Slept a lot the day after');
  await page.getByRole('button', { name: 'Save Notes' }).click();
  await expect(card).toContainText('Slept a lot the day after');

  await card.getByRole('button', { name: 'Unmark as Completed' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Unmark DTaP, dose 1 of Maya?' });
  await expect(asked).toContainText(/One shot of .*Pentacel.* was DTaP dose 1, Hib dose 1 and polio dose 1\./);
  await asked.getByRole('button', { name: 'Unmark' }).click();

  await expect(countOf(page, 'Completed')).toHaveText('5');
  for (const name of ['DTaP, dose 1', 'Hib, dose 1', 'Polio (IPV), dose 1'])
    await expect(doseCard(page, name).locator('summary').first()).toContainText(/Due now|Overdue/);
  await expect(await openDose(page, 'DTaP, dose 1')).toContainText('Slept a lot the day after');
});

test('[VAX-03] a day on which a dose will not count is asked about before it is saved, and kept where it was given', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 123, given: givenByTwoMonths });
  await page.goto('/vaccines');
  const card = doseCard(page, 'DTaP, dose 2');
  await (await openDose(page, 'DTaP, dose 2')).getByRole('button', { name: 'Mark as Completed' }).click();
  const dialog = page.getByRole('dialog', { name: 'What was given to Maya?' });
  const day = dialog.getByLabel('Date given');
  await day.fill(addDays(child.bornOn, 80));
  await dialog.getByRole('button', { name: 'Mark 1 as Completed' }).click();
  const asked = dialog.getByRole('alert');
  await expect(asked).toContainText('On this day this will probably not count. Is the date right?');
  await expect(asked).toContainText(/DTaP: \d+ days? too early \(earliest: 4 weeks after the dose of .*\)/);
  await expectUsableByAll(page, dialog);

  await asked.getByRole('button', { name: 'Change the date' }).click();
  await expect(day).toBeFocused();
  await day.fill(addDays(child.bornOn, 81));
  await expect(asked).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Mark 1 as Completed' }).click();
  await asked.getByRole('button', { name: 'It was given' }).click();

  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('DTaP dose 2 does not count: the list says why.').first()).toBeVisible();
  await expect(card).toContainText('Completed, not counted');
});

test('[VAX-03] a dose given too early says so and why, until its date is corrected', async ({
  page,
  context,
  house,
}) => {
  const tooEarly = { cvx: products.infanrix, ageDays: 75 };
  const { child } = await signInAFamily(house, context, { given: [...givenByTwoMonths, tooEarly] });
  await page.goto('/vaccines');
  const card = doseCard(page, 'DTaP, dose 2');
  await expect(card).toContainText('Completed, not counted');
  await openDose(page, 'DTaP, dose 2');
  await expect(card).toContainText(/too soon after the dose of/);
  await expect(card).toContainText('Your doctor decides whether a dose is repeated.');
  await expect(doseCard(page, 'DTaP, dose 3')).toContainText('Due now');
  const onTop = page.locator('.alert', { hasText: 'DTaP, dose 2 does not count.' });
  await expect(onTop).toContainText(/too soon after the dose of/);

  await card.getByRole('button', { name: 'Correct the date' }).click();
  const dialog = page.getByRole('dialog', { name: /^Correct .*Infanrix.* of Maya$/ });
  await dialog.getByLabel('Date given').fill(addDays(child.bornOn, 120));
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(saved(page)).toBeVisible();
  await expect(card.getByText('Completed', { exact: true })).toBeVisible();
  await expect(page.getByText('Completed, not counted')).toHaveCount(0);
  await expect(doseCard(page, 'DTaP, dose 3')).not.toContainText('Due now');
});

test('[VAX-03] a child who missed a visit sees the way to catch up, and earlier doses may have unknown days', async ({
  page,
  context,
  house,
}) => {
  const given = givenByTwoMonths.filter(({ cvx }) => cvx !== products.prevnar20);
  await signInAFamily(house, context, { ageDays: 240, given });
  await page.goto('/vaccines');
  const plan = page.getByRole('region', { name: /^Catch-up plan/ });
  await expect(plan).toContainText('Nothing starts over.');
  const [first, second] = [plan.locator('.visit').nth(0), plan.locator('.visit').nth(1)];
  await expect(first).toContainText('As soon as you can');
  await expect(first).toContainText('Pneumococcal dose 1 (for example');
  await expect(first).toContainText('DTaP dose 2');
  await expect(second.getByRole('heading')).toHaveText(/^(\d+ weeks later|At the \d+ month checkup)$/);

  await page.goto('/vaccines?tab=upcoming');
  const third = await openDose(page, 'Pneumococcal (PCV), dose 3');
  await third.getByRole('button', { name: 'Mark as Completed' }).click();
  await page.getByRole('button', { name: 'Mark 1 as Completed' }).click();
  const asked = page.getByRole('dialog', { name: 'When were doses 1 to 2 given to Maya?' });
  await asked.getByRole('button', { name: 'Mark 3 as Completed' }).click();
  await expect(asked.getByText('Date given is required')).toHaveCount(2);
  await expectUsableByAll(page, page.getByRole('dialog'));
  await asked.getByRole('checkbox', { name: /^I do not know the days/ }).check();
  await expect(asked.getByText('Date given is required')).toHaveCount(0);
  await asked.getByRole('button', { name: 'Mark 3 as Completed' }).click();

  await expect(saved(page)).toBeVisible();
  await page.getByRole('link', { name: 'Completed' }).click();
  await expect(doseCard(page, 'Pneumococcal (PCV), dose 1')).toContainText(`Completed: ${shortDayText(today())}`);
  for (const number of [2, 3])
    await expect(doseCard(page, `Pneumococcal (PCV), dose ${number}`)).toContainText('Date not recorded');
});

test('[VAX-02] a vaccine is deferred, declined and planned again without red', async ({ page, context, house }) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  const until: Day = addDays(today(), 20);
  await page.goto('/vaccines');
  const card = await openDose(page, 'Rotavirus (RV), dose 2');
  await card.getByRole('button', { name: 'Not now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotavirus (RV) for Maya: not now?' });
  await dialog.getByLabel('Until').fill(today());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose a day after today')).toBeVisible();
  await dialog.getByLabel('Until').fill(until);
  await dialog.getByLabel('Why').fill('A cold');
  await expectUsableByAll(page, page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText(`Deferred until ${shortDayText(until)}`);
  await expect(dueHeading(page, 4)).toBeVisible();

  await openDose(page, 'Rotavirus (RV), dose 2');
  await expect(card).toContainText('“A cold”');
  await card.getByRole('button', { name: 'Change this decision' }).click();
  await dialog.getByRole('radio', { name: /^We decided against it/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Declined', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: 'Change this decision' }).click();
  await dialog.getByRole('button', { name: 'Plan it again' }).click();
  await expect(card).toContainText('Due now');
  await expect(dueHeading(page, 5)).toBeVisible();
});

test('[VAX-02] the schedule of the AAP is chosen for the child, and the page says who chose it', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  await page.getByText('About this schedule').click();
  const choose = page.getByRole('button', { name: 'Choose the one your doctor uses' });
  await choose.click();
  const dialog = page.getByRole('dialog', { name: "Which schedule does Maya's doctor use?" });
  await expect(dialog).toContainText('A shorter list; a court stopped it in March 2026.');
  await expectUsableByAll(page, page.getByRole('dialog'));
  await dialog.getByRole('radio', { name: /^American Academy of Pediatrics, 2026/ }).check();
  await dialog.getByRole('button', { name: 'Use this schedule' }).click();

  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('AAP 2026', { exact: true })).toBeVisible();
  await expect(dueHeading(page, 5), 'ages and intervals stay').toBeVisible();
  await choose.click();
  await expect(dialog).toContainText(/Last changed by you on/);
});

test('[VAX-02] on a phone what is due, its button and the first dose are seen without scrolling', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/vaccines');
  const seen = [page.getByText('5 shots are due.'), page.getByRole('button', { name: 'What was given?' })];
  const last = page.getByRole('navigation', { name: 'Vaccines by status' }).getByRole('link').last();
  for (const part of [...seen, last, page.locator('.dose > summary').first()])
    await expect(part).toBeInViewport({ ratio: 0.95 });
});

test('[VAX-02] doses are found by a disease, and listed by tab, by visit and by disease', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  const cards = page.locator('details.dose');
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });

  await page.getByRole('searchbox', { name: 'Search vaccines' }).fill('whooping');
  await expect(page.getByRole('status').filter({ hasText: '5 doses found' })).toHaveCount(1);
  await expect(cards).toHaveCount(5);
  await expect(cards.filter({ hasNotText: 'DTaP' })).toHaveCount(0);
  await page.getByRole('searchbox').fill('covid');
  await expect(page.getByRole('status').filter({ hasText: '0 doses, 1 other vaccine found' })).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'COVID-19' })).toBeVisible();
  await page.getByRole('searchbox').fill('quokka');
  await expect(page.getByText('No vaccine found')).toBeVisible();
  await page.getByRole('searchbox').fill('');

  await page.getByRole('link', { name: 'Overdue' }).click();
  await expect(page).toHaveURL('/vaccines?tab=overdue');
  await expect(page.getByText('No vaccines are overdue')).toBeVisible();
  await page.getByRole('link', { name: 'Upcoming' }).click();
  const upcoming = Number(await countOf(page, 'Upcoming').textContent());
  await expect(cards).toHaveCount(upcoming);
  await page.reload();
  await expect(cards).toHaveCount(upcoming);

  await page.getByRole('link', { name: 'Completed' }).click();
  await page.getByRole('radio', { name: 'Visit' }).click();
  await expect(groups.filter({ hasText: 'Hospital' })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'What was given?' })).toBeVisible();
  await page.getByRole('radio', { name: 'Disease' }).click();
  await expect(groups.filter({ hasText: 'Diphtheria, tetanus, whooping cough (pertussis)' })).toHaveCount(1);
  await lookOver(page);
});

test('[VAX-03] the arrow keys move past combinations without losing typed text, and another vaccine is added', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  await page.getByRole('button', { name: 'What was given?' }).click();
  await page.getByRole('button', { name: 'Same as last time: Pentacel' }).click();
  await page.getByRole('button', { name: 'Given as separate shots' }).click();
  for (const name of ['DTaP, dose 2', 'Polio (IPV), dose 2'])
    await shotRow(page, name).getByText('Product, lot and place on the body').click();
  const lot = shotRow(page, 'Polio (IPV), dose 2').getByLabel('Lot number');
  await lot.fill('EK4410');

  const product = shotRow(page, 'DTaP, dose 2').getByLabel('Product');
  await product.focus();
  for (const _ of await product.locator('option').all()) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(lot).toHaveValue('EK4410');

  await product.focus();
  await page.keyboard.type('Pentacel');
  await page.keyboard.press('Tab');
  await expect(shotRow(page, 'Pentacel')).toContainText('DTaP dose 2, Hib dose 2, polio dose 2');
  await shotRow(page, 'Pentacel').getByLabel('Product').press('Home');
  await page.keyboard.press('Tab');
  for (const name of ['DTaP, dose 2', 'Hib, dose 2', 'Polio (IPV), dose 2'])
    await expect(shotRow(page, name)).toHaveCount(1);

  await page.getByRole('button', { name: 'Another vaccine' }).click();
  await page.getByLabel('Another vaccine').selectOption('hepb');
  await expect(shotRow(page, 'Hepatitis B (HepB), dose 3').getByRole('checkbox')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Mark 6 as Completed' })).toBeVisible();

  await page.getByRole('button', { name: 'Another vaccine' }).click();
  await page.getByLabel('Another vaccine').selectOption({ label: 'BCG · not part of the US schedule' });
  await expect(shotRow(page, 'BCG').getByRole('checkbox'), 'of no US schedule').toBeChecked();
  await expect(page.getByRole('button', { name: 'Mark 7 as Completed' })).toBeVisible();
});

test('[VAX-02] a shown or added dose keeps the focus, and an added vaccine that was declined is planned again', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: givenByTwoMonths });
  await page.goto('/vaccines');
  const upcoming = page.getByRole('region', { name: /^Upcoming/ });
  await upcoming.getByRole('button', { name: /^Show \d+ more$/ }).press('Enter');
  await expect(upcoming.locator('details.dose > summary').nth(3)).toBeFocused();

  const covid = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'COVID-19' }) });
  await covid.getByRole('button', { name: 'Add to the plan' }).press('Enter');
  const takeOff = covid.getByRole('button', { name: 'Take off the plan' });
  await expect(takeOff).toBeFocused();

  await (await openDose(page, 'COVID-19, dose 1')).getByRole('button', { name: 'Not now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^We decided against it/ }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(takeOff).toHaveCount(0);
  await (await openDose(page, 'COVID-19, dose 1')).getByRole('button', { name: 'Change this decision' }).click();
  await dialog.getByRole('button', { name: 'Plan it again' }).click();

  await expect(takeOff).toBeVisible();
  await expect(doseCard(page, 'COVID-19, dose 1')).not.toContainText('Declined');
});

test('[decision 76] what is due can be marked from the dashboard and the list, also while a checkup is booked for it', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 123, given: givenByTwoMonths });
  await schedule(house, child, { on: addDays(today(), 3) });
  await page.goto('/dashboard');
  const dialog = page.getByRole('dialog', { name: 'What was given to Maya?' });
  for (const name of ['Shots', 'Mark what was given']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(5);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
  await page.goto('/vaccines');
  await expect(doseCard(page, 'DTaP, dose 2')).toContainText('At your checkup');
  await page.getByRole('button', { name: 'What was given?' }).click();
  await dialog.getByRole('button', { name: 'Mark 5 as Completed' }).click();
  await expect(saved(page)).toBeVisible();
  await expect(doseCard(page, 'DTaP, dose 2')).toContainText('Completed');
});
