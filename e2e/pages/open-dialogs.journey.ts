import { expect, type Page } from '@playwright/test';
import type { Tables } from '#server/db/tables.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { addDays } from '#domain/time/day.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import { test, type RunningHouse } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';
import { today } from '../days.ts';
import { lookAgain, switchToLeoElsewhere } from '../meanwhile.ts';
import { fourMonths, visitCard } from '../visits.ts';

test.beforeEach(({ clock }) => clock.install());

const nextCheckup = (page: Page) => page.locator('section[aria-labelledby=next-checkup]');

test('[CHILD-06] a weight is stored for the child it was opened for, also when another becomes active', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { brother: 'Leo' });
  await page.goto('/dashboard?tab=growth');
  await page.getByRole('main').getByRole('link', { name: 'Add Measurement' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Weight/ }).fill('6.9');
  await switchToLeoElsewhere(page);
  await expect(page).toHaveTitle("Leo's Dashboard | Fernling");

  await expect(dialog).toHaveAccessibleName('Weight for Maya');
  const saving = page.waitForRequest((request) => request.method() === 'POST');
  await dialog.getByRole('button', { name: 'Save' }).click();

  expect(new URL((await saving).url()).pathname).toBe(`/api/children/${child.id}/measurements`);
});

for (const at of ['/measurements', '/dashboard?tab=growth', '/dashboard']) {
  test(`[CHILD-06] the correction of a measurement stays open when another child becomes active, ${at}`, async ({
    page,
    context,
    house,
  }) => {
    await signInAFamily(house, context, { brother: 'Leo' });
    await page.goto(at);
    await page
      .getByRole('button', { name: /^(Edit the measurement|Correct$)/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Edit measurement of Maya' });
    await dialog.getByLabel('Note').fill('With clothes on');
    await switchToLeoElsewhere(page);
    await expect(page).toHaveTitle(/Leo/);

    await expect(dialog.getByLabel('Note')).toHaveValue('With clothes on');
  });
}

test('[CHK-02] the date is added to the checkup that was opened, also when the other parent marks it as completed', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 110 });
  await page.goto('/dashboard');
  await nextCheckup(page).getByRole('button', { name: 'Add the date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date', { exact: true }).fill(addDays(today(), 15));
  await changeElsewhere(house, child, 'm4', { completed: 1, completed_on: today() });
  await lookAgain(page, `/api/children/${child.id}/checkups`);
  await expect(nextCheckup(page).getByText('6 Month Well-Child Checkup')).toBeVisible();

  await expect(dialog).toContainText(`Maya's ${fourMonths}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed this checkup while it was open here.');
  await expect(dialog.getByRole('alert')).toContainText('Completed: no, now yes');
  await expect(dialog.getByLabel('Date', { exact: true })).toHaveValue(addDays(today(), 15));
});

test('[CHK-02] what was typed stays when the other parent agrees on a day first', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context, { ageDays: 371 });
  const theirs = addDays(today(), 12);
  await page.goto('/dashboard');
  await nextCheckup(page).getByRole('button', { name: 'Add the date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Date', { exact: true }).fill(addDays(today(), 9));
  await dialog.getByLabel('Notes').fill('Ask about the rash');
  await changeElsewhere(house, child, 'm12', { scheduled_on: theirs });
  await lookAgain(page, `/api/children/${child.id}/checkups`);
  await expect(nextCheckup(page)).toContainText(longDayText(theirs));

  await expect(dialog.getByLabel('Notes')).toHaveValue('Ask about the rash');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('changed this checkup while it was open here.');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();

  await expect(dialog).toHaveCount(0);
  await expect(nextCheckup(page)).toContainText(longDayText(addDays(today(), 9)));
});

test('[CHK-02] what was typed stays when the visit turns out to be today', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context, { ageDays: 110 });
  await page.goto('/dashboard');
  await nextCheckup(page).getByRole('button', { name: 'Add the date' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Notes').fill('Ask about the rash');
  await changeElsewhere(house, child, 'm4', { scheduled_on: today() });
  await lookAgain(page, `/api/children/${child.id}/checkups`);
  await expect(page.locator('section[aria-labelledby=visit-at-hand]')).toBeVisible();

  await expect(dialog.getByLabel('Notes')).toHaveValue('Ask about the rash');
});

test('[CHK-02] [CHILD-06] notes on a checkup stay open when another child becomes active', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 115, given: givenByTwoMonths, brother: 'Leo' });
  await page.goto('/appointments');
  await visitCard(page, fourMonths).getByRole('button', { name: 'Add Notes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Notes for Maya' });
  await dialog.getByLabel('Notes').fill('Ask about the rash');
  await switchToLeoElsewhere(page);
  await expect(page).toHaveTitle(/Leo/);

  await expect(dialog.getByLabel('Notes')).toHaveValue('Ask about the rash');
});

test('[CHK-04] a question is for the checkup that was shown, also when the other parent marks it as completed', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 110, given: givenByTwoMonths });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Question', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your question').fill('Is this rash eczema?');
  await changeElsewhere(house, child, 'm4', { completed: 1, completed_on: today() });
  await lookAgain(page, `/api/children/${child.id}/checkups`);
  await expect(nextCheckup(page).getByText('6 Month Well-Child Checkup')).toBeVisible();

  await expect(dialog).toContainText(fourMonths);
  await expect(dialog.getByLabel('Your question')).toHaveValue('Is this rash eczema?');
});

test('[VAX-03] what is marked as given stays when the other parent marks it first', async ({
  page,
  context,
  browser,
  house,
}) => {
  const { child, signInDaniel } = await signInAFamily(house, context, { ageDays: 125, given: givenByTwoMonths });
  await page.goto('/dashboard');
  const mark = page.getByRole('button', { name: 'Mark what was given' });
  await mark.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Product, lot and place on the body').first().click();
  await dialog.getByLabel('Lot number').first().fill('EK4410');
  const rows = await dialog.getByRole('listitem').allTextContents();
  const daniels = await browser.newContext({ baseURL: house.url });
  await signInDaniel(daniels);
  const other = await daniels.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Mark what was given' }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Mark \d+ as Completed$/ })
    .click();
  await expect(other.getByText('Vaccine record updated').first()).toBeVisible();
  await lookAgain(page, `/api/children/${child.id}/vaccine-plan`);
  await expect(page.getByText('Mark what was given')).toHaveCount(0);

  await expect(dialog.getByLabel('Lot number').first()).toHaveValue('EK4410');
  expect(await dialog.getByRole('listitem').allTextContents()).toEqual(rows);
});

test('[CHK-01] answers about the time before stay when they are given elsewhere first', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context, { ageDays: 201 });
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  const open = 'Answer, 2 minutes';
  await page.goto('/dashboard');
  await page.getByRole('button', { name: open }).click();
  await dialog.getByRole('button', { name: 'DTaP 1' }).click();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: open }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'I do not know' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await lookAgain(page, `/api/children/${child.id}/vaccine-plan`);
  await expect(page.getByText(open, { exact: true })).toHaveCount(0);

  await expect(dialog.getByRole('button', { name: 'DTaP 1' })).toHaveAttribute('aria-pressed', 'true');
});

test('[CHK-01] [CHILD-06] answers about the time before stay when a child becomes active that is asked about, too', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 201, brother: 'Leo' });
  const dialog = page.getByRole('dialog', { name: 'What happened before?' });
  await page.goto('/vaccines');
  await dialog.getByRole('button', { name: 'DTaP 1' }).click();
  await switchToLeoElsewhere(page);
  await expect(page).toHaveTitle(/Leo/);
  await expect(page.getByText('Answer', { exact: true })).toBeVisible();

  await expect(dialog.getByRole('button', { name: 'DTaP 1' })).toHaveAttribute('aria-pressed', 'true');
});

async function changeElsewhere(
  house: RunningHouse,
  { id }: { readonly id: string },
  visit: string,
  facts: Partial<Pick<Tables['checkups'], 'completed' | 'completed_on' | 'scheduled_on'>>,
): Promise<void> {
  await inDatabase(house, ({ house: { db } }) =>
    db
      .updateTable('checkups')
      .set({ ...facts, version: 2 })
      .where('child_id', '=', id)
      .where('visit', '=', visit)
      .execute(),
  );
}
