import { expect, type Locator, type Page } from '@playwright/test';
import { count } from '#domain/time/age-text.ts';
import { addDays, type Day } from '#domain/time/day.ts';
import { test } from '../a-running-house.ts';
import { signInAFamily, type Wishes } from '../a-signed-in-family.ts';
import { givenByTwoMonths, products } from '../a-vaccinated-child.ts';
import { aGuest } from '../an-invitation.ts';
import { today } from '../days.ts';
import { doseCard } from '../doses.ts';
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
};

type Hand = { readonly tap: (place: Locator) => Promise<void> };

const ofFourMonths: Wishes = { ageDays: 123, given: givenByTwoMonths };
const add = (page: Page, what: string) =>
  page.getByRole('group', { name: 'Add for Maya' }).getByRole('button', { name: what });

const errands: readonly Errand[] = [
  {
    what: 'note a weight',
    taps: 2,
    run: async ({ tap }, page) => {
      await tap(add(page, 'Weight'));
      await expect(page.getByRole('dialog').getByLabel('Weight')).toBeFocused();
      await page.keyboard.type('6.55');
      await tap(page.getByRole('dialog').getByRole('button', { name: 'Save' }));
      await expect(page.getByText('6.55 kg', { exact: true })).toBeVisible();
    },
  },
  {
    what: "mark today's shots, from the dashboard",
    taps: 2,
    family: { given: [] },
    run: async ({ tap }, page) => {
      await tap(add(page, 'Shots'));
      await tap(page.getByRole('dialog').getByRole('button', { name: /^Mark \d+ as Completed$/ }));
      await expect(page.getByText('Vaccine record updated')).toBeVisible();
    },
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
      await expect(page.getByText('Checkup marked as completed')).toBeVisible();
    },
  },
  {
    what: 'see what is due',
    taps: 0,
    family: { ageDays: 123, given: givenByTwoMonths },
    booked: addDays(today(), 3),
    run: async (_, page) => {
      const next = page.getByRole('region', { name: 'Next Checkup' });
      await expectOnFirstScreen(next.getByText('3 days from now'));
      await expectOnFirstScreen(next.getByText(/^\d shots are due there\.$/));
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
      await expect(page.getByText('Question added')).toBeVisible();
    },
  },
  {
    what: 'invite a grandmother to both children',
    taps: 5,
    family: { brother: 'Leo' },
    run: async ({ tap }, page) => {
      await tap(page.getByRole('button', { name: 'Maya Switch child' }));
      await tap(page.getByRole('menuitem', { name: 'Invite Co-Parent' }));
      const dialog = page.getByRole('dialog');
      const email = aGuest('ruth');
      await expect(dialog.getByLabel('Email')).toBeFocused();
      await page.keyboard.type(email);
      await tap(dialog.getByLabel('Relationship'));
      await dialog.getByLabel('Relationship').selectOption('Grandparent');
      await tap(dialog.getByLabel('Leo'));
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
      await dialog.getByLabel('New date').fill(addDays(today(), 12));
      await tap(dialog.getByRole('button', { name: 'Reschedule' }));
      await expect(page.getByText('Checkup rescheduled successfully')).toBeVisible();
    },
  },
  {
    what: 'correct a wrong weight',
    taps: 3,
    screens: 2,
    run: async ({ tap }, page) => {
      await tap(page.getByRole('link', { name: 'Correct', exact: true }));
      await tap(page.getByRole('button', { name: /^Edit/ }).first());
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Weight' }).fill('6.1');
      await tap(dialog.getByRole('button', { name: /^(Save|Update)/ }));
      await expect(page.getByText('Measurement updated successfully')).toBeVisible();
    },
  },
  {
    what: 'correct the day of a shot',
    taps: 3,
    family: ofFourMonths,
    from: '/vaccines?tab=completed',
    run: async ({ tap }, page) => {
      const shot = doseCard(page, 'Rotavirus (RV), dose 1');
      await tap(shot.getByRole('heading').first());
      await tap(shot.getByRole('button', { name: 'Correct the date' }));
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Date given').fill(addDays(today(), -60));
      await tap(dialog.getByRole('button', { name: /^(Save|Correct|Update)/ }));
      await expect(page.getByText('Vaccine record updated')).toBeVisible();
    },
  },
  {
    what: 'see why a dose does not count',
    taps: 0,
    family: { ageDays: 123, given: [...givenByTwoMonths, { cvx: products.infanrix, ageDays: 75 }] },
    from: '/vaccines',
    run: async (_, page) => {
      await expectOnFirstScreen(page.getByText('DTaP, dose 2 does not count.'));
      await expect(doseCard(page, 'DTaP, dose 2').locator('summary').first()).toContainText('Completed, not counted');
    },
  },
];

async function expectOnFirstScreen(place: Locator): Promise<void> {
  await expect(place).toBeVisible();
  const { y, height } = (await place.boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height).toBeLessThan(SCREEN_PX);
}

for (const { what, taps, family = {}, booked, from = '/dashboard', screens = 1, run } of errands) {
  test(`[decision 76] ${what}: ${count(taps, 'tap')}`, async ({ page, context, house }) => {
    const { child } = await signInAFamily(house, context, family);
    if (booked) await schedule(house, child, { on: booked });
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
  });
}
