import { expect, type Locator, type Page } from '@playwright/test';
import { count } from '#domain/time/age-text.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily, type Wishes } from '../a-signed-in-family.ts';
import { givenByTwoMonths, products } from '../a-vaccinated-child.ts';
import { aGuest } from '../an-invitation.ts';
import { today } from '../days.ts';
import { countOf, doseCard } from '../doses.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, expectUsableByAll } from '../look-over.ts';
import { schedule, visitCard, fourMonths } from '../visits.ts';

const SCREEN_PX = 844;
/** What opens below what was pressed is seen from there. */
const NEAR_PX = 250;

test.use({ viewport: { width: 390, height: SCREEN_PX } });

type Errand = {
  readonly what: string;
  readonly taps: number;
  readonly family?: Wishes;
  readonly booked?: Day;
  readonly from?: string;
  /** How many screens down the pressed things may be; one by default. */
  readonly screens?: number;
  readonly run: (hand: Hand, page: Page) => Promise<void>;
  /** The title of the toast that it ends with, which offers Undo, and what Undo says or shows. */
  readonly undo?: { readonly of: string; readonly says: string | RegExp };
};

type Hand = { readonly tap: (place: Locator) => Promise<void> };

const ofFourMonths: Wishes = { ageDays: 123, given: givenByTwoMonths };
const toVaccines = (page: Page) => page.getByRole('link', { name: 'See the full schedule' });
const adds = (page: Page) => page.getByRole('group', { name: 'Add for Maya' });
const add = (page: Page, what: string) => adds(page).getByRole('button', { name: what });

const errands: readonly Errand[] = [
  {
    what: 'note a weight',
    taps: 2,
    run: async ({ tap }, page) => {
      await tap(add(page, 'Weight'));
      const dialog = page.getByRole('dialog', { name: 'Weight for Maya' });
      await expect(dialog.getByLabel('Weight')).toBeFocused();
      await expectUsableByAll(page, dialog);
      await expectNoSidewaysScroll(page, 320);
      await page.keyboard.type('6.55');
      await tap(dialog.getByRole('button', { name: 'Save' }));
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText('6.55 kg', { exact: true })).toBeVisible();
      await expect(page.getByText(/^6\.55\skg, \d+(st|nd|rd|th) percentile for Maya$/)).toBeVisible();
      await expect(add(page, 'Weight')).toBeFocused();
    },
    undo: { of: 'Measurements added successfully', says: 'Measurement deleted' },
  },
  {
    what: "mark today's shots, from the dashboard",
    taps: 2,
    family: { given: [] },
    run: async ({ tap }, page) => {
      await tap(add(page, 'Shots'));
      const mark = page.getByRole('dialog').getByRole('button', { name: /^Mark \d+ as Completed$/ });
      const marked = /\d+/.exec((await mark.textContent()) ?? '')?.[0] ?? '';
      await tap(mark);
      await expect(page.getByText('Vaccine record updated')).toBeVisible();
      await expectCompleted(page, marked);
    },
    undo: { of: 'Vaccine record updated', says: /^Taken back: .* for Maya$/ },
  },
  {
    what: "mark today's shots, at the visit",
    taps: 2,
    family: ofFourMonths,
    booked: today(),
    screens: 2,
    run: async ({ tap }, page) => {
      const visit = page.getByRole('region', { name: fourMonths });
      await tap(visit.getByRole('button', { name: /^All \d+$/ }));
      await tap(visit.getByRole('button', { name: 'Save' }));
    },
    undo: { of: 'Checkup marked as completed', says: `Taken back: ${fourMonths} for Maya` },
  },
  {
    what: 'see what is due',
    taps: 0,
    family: { ageDays: 123, given: givenByTwoMonths },
    booked: addDays(today(), 3),
    run: async (_, page) => {
      const next = page.getByRole('region', { name: 'Next Checkup' });
      await expectOnFirstScreen(next.getByText('3 days from now'));
      await expectOnFirstScreen(next.getByText('5 shots are due there.'));
      const due = page.getByRole('region', { name: 'Vaccine Schedule' });
      await expectOnFirstScreen(due.getByText('5 shots are due: rotavirus, DTaP, Hib, pneumococcal and polio.'));
      await expectOnFirstScreen(due.getByText(/They can wait until \w+ \d+\. Your checkup is on \w+\./));
    },
  },
  {
    what: 'show the doctor',
    taps: 1,
    run: async ({ tap }, page) => {
      await tap(page.getByRole('region', { name: 'Next Checkup' }).getByRole('link', { name: 'Show the doctor' }));
      await expect(page).toHaveURL(/\/print\/visit/);
      await expectOnFirstScreen(page.getByText('Maya Brooks').first());
    },
  },
  {
    what: 'add a question for the doctor',
    taps: 2,
    run: async ({ tap }, page) => {
      await tap(add(page, 'Question'));
      await expect(page.getByRole('dialog').getByLabel('Your question')).toBeFocused();
      await page.keyboard.type('When can she sleep without a swaddle?');
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
    },
    undo: { of: 'Question added', says: /^Taken back: “When can she sleep/ },
  },
  {
    what: 'invite a grandmother to both children',
    taps: 4,
    family: { brother: 'Leo' },
    run: async ({ tap }, page) => {
      await tap(page.getByRole('button', { name: 'Maya Switch child' }));
      await tap(page.getByRole('menuitem', { name: 'Invite Co-Parent' }));
      const dialog = page.getByRole('dialog');
      const email = aGuest('ruth');
      await expect(dialog.getByLabel('Email')).toBeFocused();
      await page.keyboard.type(email);
      await tap(dialog.getByText('Grandparent', { exact: true }));
      await expect(dialog.getByLabel('What may they do?')).toHaveValue('view');
      await expect(dialog.getByLabel('Leo')).toBeChecked();
      await tap(dialog.getByRole('button', { name: 'Send invitation' }));
      await expect(page.getByText(`To ${email} for Maya and Leo.`)).toBeVisible();
    },
  },
  ...['/dashboard', '/vaccines', '/appointments', '/measurements', '/settings'].map((from) => ({
    what: `switch to the other child, on ${from}`,
    taps: 2,
    family: { brother: 'Leo', given: [] },
    from,
    run: async ({ tap }: Hand, page: Page) => {
      await tap(page.getByRole('button', { name: 'Maya Switch child' }));
      await tap(page.getByRole('menuitemradio', { name: /^Leo/ }));
      await expect(page.getByRole('button', { name: 'Leo Switch child' })).toBeVisible();
    },
    // On these two pages the brother, who was added late, is asked about first.
    ...(!['/vaccines', '/appointments'].includes(from) && {
      undo: { of: 'Active child changed successfully', says: 'You now see Maya.' },
    }),
  })),
  {
    what: 'reschedule a checkup, also where others are overdue',
    taps: 3,
    family: ofFourMonths,
    booked: addDays(today(), 20),
    run: async ({ tap }, page) => {
      await tap(page.getByRole('link', { name: 'View All Appointments' }));
      await tap(visitCard(page, fourMonths).getByRole('button', { name: 'Reschedule' }));
      const dialog = page.getByRole('dialog', { name: 'Reschedule' });
      await expect(dialog.getByLabel('New date'), 'its present day').toHaveValue(addDays(today(), 20));
      await dialog.getByLabel('New date').fill(addDays(today(), 12));
      await tap(dialog.getByRole('button', { name: 'Reschedule' }));
    },
    undo: { of: 'Checkup rescheduled successfully', says: `Taken back: ${fourMonths} for Maya` },
  },
  {
    what: 'correct a wrong weight',
    taps: 2,
    screens: 2,
    run: async ({ tap }, page) => {
      await tap(page.getByRole('button', { name: 'Correct', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Edit measurement of Maya' });
      await expect(dialog.getByRole('textbox', { name: 'Weight' })).not.toHaveValue('');
      await dialog.getByRole('textbox', { name: 'Weight' }).fill('6.1');
      await tap(dialog.getByRole('button', { name: /^(Save|Update)/ }));
    },
    undo: { of: 'Measurement updated successfully', says: 'Measurement is back' },
  },
  {
    what: 'correct the day of the last shot',
    taps: 3,
    family: ofFourMonths,
    screens: 3,
    run: async ({ tap }, page) => {
      const card = page.getByRole('region', { name: 'Vaccine Schedule' });
      const shot = card.getByRole('group').filter({ hasText: 'Completed' });
      await tap(shot.getByRole('heading').first());
      await tap(shot.getByRole('button', { name: 'Correct the date' }));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Date given').fill(addDays(today(), -60));
      await tap(dialog.getByRole('button', { name: /^(Save|Correct|Update)/ }));
    },
    undo: { of: 'Vaccine record updated', says: /^Taken back: .* for Maya$/ },
  },
  {
    what: 'see why a dose does not count',
    taps: 1,
    screens: 3,
    family: { ageDays: 123, given: [...givenByTwoMonths, { cvx: products.infanrix, ageDays: 75 }] },
    run: async ({ tap }, page) => {
      await tap(toVaccines(page));
      await expectOnFirstScreen(page.getByText('DTaP, dose 2 does not count.'));
      await expect(doseCard(page, 'DTaP, dose 2').locator('summary').first()).toContainText('Completed, not counted');
    },
  },
];

/** On the page of vaccines in another tab, so that the toast stays here. */
async function expectCompleted(page: Page, doses: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/vaccines');
  await expect(countOf(other, 'Completed')).toHaveText(doses);
  await other.close();
}

async function expectUndo(page: Page, { of, says }: NonNullable<Errand['undo']>): Promise<void> {
  await page.getByRole('status').filter({ hasText: of }).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('status').getByText(says)).toBeVisible();
}

async function expectOnFirstScreen(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const { y, height } = (await place.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(SCREEN_PX);
}

for (const { what, taps, family = {}, booked, from = '/dashboard', screens = 1, run, undo } of errands) {
  test(`[decision 76] ${what}: ${count(taps, 'tap')}`, async ({ page, context, house }) => {
    const { child } = await signInAFamily(house, context, family);
    if (booked) await schedule(house, child, { on: booked });
    const faults = listenForFaults(page, house.url);
    await page.goto(from);
    let tapped = 0;
    let lastY = 0;
    const tap = async (place: Locator) => {
      await expect(place).toBeVisible();
      tapped += 1;
      const y = (await place.boundingBox())?.y ?? Infinity;
      const most = Math.max(screens * SCREEN_PX, lastY + NEAR_PX);
      expect(y, `tap ${tapped} of '${what}' is ${y} px down`).toBeLessThan(most);
      lastY = y;
      await place.click();
    };
    await run({ tap }, page);
    expect(tapped).toBe(taps);
    if (undo) await expectUndo(page, undo);
    expect(faults()).toEqual([]);
  });
}

test('a weight of another day, of another place or in other units is noted in the same dialog, and an unlikely one is asked about', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/dashboard');
  await add(page, 'Weight').click();
  const dialog = page.getByRole('dialog', { name: 'Weight for Maya' });

  await dialog.getByRole('textbox', { name: 'Weight' }).fill('65.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('group', { name: /^Is 65\.5\skg right\?/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Change', exact: true }).last().click();
  await expect(dialog.getByLabel('Date measured')).toBeVisible();
  await dialog.getByText('At the doctor').click();
  await dialog.getByRole('textbox', { name: 'Weight' }).fill('6.55');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  await page.goto('/measurements');
  await expect(page.getByRole('row').nth(1)).toContainText('6.55');
});

test('a question for the next checkup is asked with two taps, and what was typed is asked about before it is lost', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { given: [] });
  await page.goto('/dashboard');
  const question = add(page, 'Question');
  await question.click();
  const dialog = page.getByRole('dialog', { name: 'Question for the doctor' });
  const field = dialog.getByLabel('Your question');
  await expect(field).toBeFocused();
  await expectUsableByAll(page, dialog);

  await page.keyboard.type('When can she sleep without a swaddle?');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue('When can she sleep without a swaddle?');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Question added')).toBeVisible();
  await question.click();
  await page.keyboard.type('Never mind');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await question.click();
  await expect(field).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/appointments');
  await expect(page.getByText('When can she sleep without a swaddle?')).toBeVisible();
});

test('who can only view has no buttons to add', async ({ page, context, house }) => {
  await signInAFamily(house, context, { asCoParentWho: 'view' });
  await page.goto('/dashboard');

  await expect(page.getByRole('heading', { name: 'Vaccine Schedule' })).toBeVisible();
  await expect(adds(page)).toHaveCount(0);
});
