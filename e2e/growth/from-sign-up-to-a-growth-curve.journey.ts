import { expect, type Page } from '@playwright/test';
import { confirmFromOutbox, fillInMeasurement, logIn, signUp, type NewMeasurement } from '../a-parent.ts';
import { test } from '../a-running-house.ts';
import { daysAgo, today } from '../days.ts';
import { ways, type Hands, type Way } from '../hands.ts';
import { expectUsableByAll } from '../look-over.ts';
import { listenForFaults } from '../faults.ts';

const rows = '[AUTH-01] [AUTH-02] [AUTH-04] [CHILD-02] [GRO-01] [GRO-02] [GRO-03] [DASH-01] [AUTH-08]';

for (const way of ways) {
  test.describe(way.name, () => {
    test.use(way.screen);

    test(`${rows} a parent signs up, confirms the address, adds a child, records three measurements, sees the curve, corrects one and logs out`, async ({
      page,
      house,
    }) => {
      const faults = listenForFaults(page, house.url);
      const hands = way.hands(page);
      const email = `${way.name.replaceAll(' ', '-')}@example.org`;

      await page.goto('/');
      await hands.press(page.getByRole('main').getByRole('link', { name: 'Get Started' }));
      await signUp(page, hands, email);
      await confirmFromOutbox(page, hands, house);
      await logIn(page, hands, email);
      await expect(page).toHaveURL(/\/dashboard/);

      await addFirstChild(page, way, hands);
      await seeDashboard(page, way, hands);
      await addMeasurement(page, hands, { on: daysAgo(125), weight: '3.4', height: '49.7', head: '34' });
      await addMeasurement(page, hands, { on: daysAgo(60), weight: '5,2', height: '57.5', head: '38.1' });
      await addMeasurement(page, hands, { on: today(), weight: '6.94', height: '63.2', head: '41' });
      await seeCurve(page, way, hands);
      await mendNewest(page, way, hands);
      await logOut(page, way, hands);

      expect(faults()).toEqual([]);
    });
  });
}

async function addFirstChild(page: Page, way: Way, { press, write, pickDay, choose }: Hands): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, parent!');
  await expect(page.getByText("Please add your baby's information in settings")).toBeVisible();
  await press(page.getByRole('link', { name: 'Add Your First Child' }));
  await expect(page.getByRole('main')).toBeFocused();

  await press(page.getByRole('button', { name: 'Add Child' }));
  const summary = page.getByRole('alert').filter({ hasText: 'Three fields need another look.' });
  await expect(summary).toBeFocused();
  if (way.hasOwnScreen) await expectUsableByAll(page);
  await press(summary.getByRole('link', { name: 'First name' }));
  await expect(page.getByLabel('First name')).toBeFocused();

  await write(page.getByLabel('First name'), 'Maya');
  await pickDay(page.getByLabel('Date of birth'), daysAgo(125));
  await choose(page.getByRole('radio', { name: 'Girl' }));
  await press(page.getByRole('button', { name: 'Add Child' }));
  await expect(page.getByText('Child information saved')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\?tab=overview/);
  await expect(page.getByRole('region', { name: 'First steps for Maya' })).toContainText("Today's weight");
  await expect(page.getByRole('main')).toBeFocused();
  if (way.isPhone) await press(page.getByRole('button', { name: 'Open menu' }));
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }));
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Maya' })).toContainText('Girl');
}

/** By the bar, or on a phone by the menu behind its button. */
async function seeDashboard(page: Page, { isPhone }: Way, { press }: Hands): Promise<void> {
  if (isPhone) await press(page.getByRole('button', { name: 'Open menu' }));
  if (isPhone) await expectUsableByAll(page);
  await press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }));
  await expect(page).toHaveURL(/tab=overview/);
  await expect(page).toHaveTitle("Maya's Dashboard | Fernling");
  await expect(page.getByRole('main')).toBeFocused();

  const sections = page.getByRole('navigation', { name: 'Dashboard Sections' });
  const opener = page.getByRole('button', { name: 'Dashboard Sections' });
  if (isPhone) {
    await press(opener);
    await expectUsableByAll(page);
  }
  await press(sections.getByRole('link', { name: 'Growth' }));
  await expect(page).toHaveURL(/tab=growth/);
  await expect(page.getByText('Sample data, of no child.')).toBeVisible();
  if (isPhone) await expect(opener).toBeFocused();
}

async function addMeasurement(page: Page, hands: Hands, measured: NewMeasurement): Promise<void> {
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Add Measurement' }));
  const sheet = page.getByRole('dialog', { name: 'Weight for Maya' });
  await expect(sheet.getByRole('textbox', { name: /^Weight/ })).toBeFocused();
  await hands.press(sheet.getByRole('link', { name: 'Height, head or a note too' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add measurement for Maya');
  await expect(page.getByRole('main')).toBeFocused();
  await fillInMeasurement(page, hands, measured);
  await hands.press(page.getByRole('button', { name: 'Add Measurement' }));
  await expect(page).toHaveURL(/tab=growth/);
  await expect(page.getByText('Measurements added successfully').first()).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
}

async function seeCurve(page: Page, way: Way, { choose, press }: Hands): Promise<void> {
  await expect(
    page.getByRole('img', { name: /^Weight of Maya .* 3 values\. The last one: .* 6\.94\skg/ }),
  ).toBeVisible();
  await choose(page.getByRole('tab', { name: 'Head Circumference' }));
  await expect(page.getByRole('img', { name: /^Head Circumference of Maya .* 41\.0\scm/ })).toBeVisible();
  await press(page.getByRole('button', { name: 'Show as table' }));
  await expect(page.getByRole('region', { name: 'Head Circumference, table' }).getByRole('row')).toHaveCount(4);
  if (way.hasOwnScreen) await expectUsableByAll(page);
}

async function mendNewest(page: Page, way: Way, { press, write }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: 'View All Measurements' }));
  await expect(page.getByRole('row')).toHaveCount(4);
  const pencil = page.getByRole('button', { name: /^Edit the measurement/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Edit measurement of Maya' });

  await press(pencil);
  await expect(dialog).toBeVisible();
  if (way.hasOwnScreen) await expectUsableByAll(page);
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toBeHidden();
  await expect(pencil).toBeFocused();

  await press(pencil);
  await write(dialog.getByLabel('Weight'), '6.98');
  await press(dialog.getByRole('button', { name: 'Update Measurement' }));
  await expect(page.getByText('Measurement updated successfully')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('6.98');
  await expect(pencil).toBeFocused();
}

async function logOut(page: Page, { isPhone }: Way, { press }: Hands): Promise<void> {
  if (isPhone) await press(page.getByRole('button', { name: 'Open menu' }));
  await press(page.getByRole('button', { name: 'Log out' }));
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
}
