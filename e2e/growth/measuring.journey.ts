import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { expectUsableByAll } from '../look-over.ts';

const add = (page: Page) => page.getByRole('button', { name: 'Add Measurement' });
const newestRow = (page: Page) => page.getByRole('row').nth(1);

test('[GRO-01] of two tabs that change one measurement the later shows what changed, and chooses', async ({
  page: first,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const second = await context.newPage();
  for (const tab of [first, second]) await openNewest(tab);
  await first.getByRole('dialog').getByLabel('Weight').fill('6.5');
  await first.getByRole('button', { name: 'Update Measurement' }).click();
  await expect(newestRow(first)).toContainText('6.50');

  await second.getByRole('dialog').getByLabel('Weight').fill('6.6');
  await second.getByRole('button', { name: 'Update Measurement' }).click();

  const notice = second.getByRole('alert').filter({ hasText: 'while it was open here' });
  await expect(notice).toContainText('You changed this measurement while it was open here.');
  await expect(notice.getByRole('listitem')).toHaveText(/^Weight: 6\.032\skg, now 6\.50\skg$/);
  await expectUsableByAll(second);
  await second.getByRole('dialog').getByRole('radio', { name: 'lb, in' }).click();
  await expect(notice.getByRole('listitem')).toHaveText(/^Weight: 13\slb\s4\.8\soz, now 14\slb\s5\.3\soz$/);
  await second.getByRole('dialog').getByRole('radio', { name: 'kg, cm' }).click();
  await notice.getByRole('button', { name: 'Load the new values' }).click();
  await expect(second.getByRole('dialog').getByLabel('Weight')).toHaveValue('6.5');
  await second.getByRole('dialog').getByLabel('Weight').fill('6.6');
  await second.getByRole('button', { name: 'Update Measurement' }).click();
  await expect(newestRow(second)).toContainText('6.60');
});

test('[GRO-01] on a phone the growth tab opens the sheet whose weight field is seen and has the focus', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard?tab=growth');
  await page.getByRole('main').getByRole('link', { name: 'Add Measurement' }).click();
  const sheet = page.getByRole('dialog', { name: 'Weight for Maya' });
  const weight = sheet.getByRole('textbox', { name: /^Weight/ });

  await expect(weight).toBeFocused();
  await expect(weight).toBeInViewport();
  await weight.fill('6.9');
  await sheet.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/tab=growth/);
  await expect(newestRow(page)).toContainText('6.90');
});

test('[GRO-01] an unlikely weight is asked about, and saved when the parent confirms it', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.getByLabel('Weight').fill('69.4');
  await add(page).click();

  const question = page.getByRole('group', { name: /^Is 69\.4\skg right\?/ });
  await expect(question).toContainText("That is about ten times Maya's last weight.");
  await expectUsableByAll(page);
  await question.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByLabel('Weight')).toBeFocused();
  await expect(question).toBeHidden();
  await add(page).click();
  await question.getByRole('button', { name: 'Keep it' }).click();

  await expect(page).toHaveURL(/tab=growth/);
  await expect(newestRow(page)).toContainText('69.40');
});

test('[GRO-01] grams typed as kilograms are refused, and one click corrects them', async ({ page, context, house }) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.getByLabel('Weight').fill('6940');
  await add(page).click();
  await expect(page.getByText(/^Weight must be above 0 and at most 150\skg\.$/)).toBeVisible();
  await expect(page.getByText(/^Did you mean 6,940\sg\?$/)).toBeVisible();

  await page.getByRole('button', { name: /^Put 6\.94\skg$/ }).click();
  await expect(page.getByLabel('Weight')).toHaveValue('6.94');
  await add(page).click();

  await expect(page).toHaveURL(/tab=growth/);
  await expect(newestRow(page)).toContainText('6.94');
});

test('[GRO-01] pounds, ounces and inches are accepted, shown and edited as typed', async ({ page, context, house }) => {
  await signInAFamily(house, context, { units: 'us' });
  await page.goto('/add-measurement');
  await page.getByLabel('Pounds').fill('15');
  await page.getByLabel('Ounces').fill('4.8');
  await page.getByLabel('Height').fill('24 7/8');
  await expect(page.getByText(/^That is 6\.94\skg\. We keep what you typed\.$/)).toBeVisible();
  await expect(page.getByText(/^That is 63\.18\scm\.$/)).toBeVisible();
  await add(page).click();
  await expect(newestRow(page)).toContainText(/15\slb\s4\.8\soz/);

  await page
    .getByRole('button', { name: /^Edit the measurement/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Pounds')).toHaveValue('15');
  await expect(dialog.getByLabel('Ounces')).toHaveValue('4.8');
  await expect(dialog.getByLabel('Height')).toHaveValue('24 7/8');
  await dialog.getByRole('radio', { name: 'kg, cm' }).click();
  await expect(dialog.getByLabel('Weight')).toHaveValue('6.94');
});

test('[GRO-01] a form without a value shows a message at the weight, and accepts any one value', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'One field needs another look.' })).toBeFocused();
  await expect(page.getByText('Enter at least one measurement')).toBeVisible();
  await expectUsableByAll(page);

  await page.getByLabel('Head circumference').fill('41');
  await add(page).click();

  await expect(page).toHaveURL(/tab=growth/);
  await expect(newestRow(page)).toContainText('41.0');
});

test('[GRO-01] [decision 40] without a connection typed text stays, and the next try saves it once', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  await page.getByLabel('Weight').fill('6.94');
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add measurements.' })).toContainText(
    'The server did not answer. Nothing you entered is lost.',
  );
  await expectUsableByAll(page);
  await expect(page.getByLabel('Weight')).toHaveValue('6.94');

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await add(page).click();

  await expect(page).toHaveURL(/tab=growth/);
  await page.goto('/measurements');
  await expect(page.getByRole('row').filter({ hasText: '6.94' })).toHaveCount(1);
});

test('[GRO-01] what was saved though no answer came is changed to the corrected value', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/add-measurement');
  await page.route(
    '**/measurements',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByLabel('Weight').fill('6.5');
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add measurements.' })).toBeVisible();
  await page.getByLabel('Weight').fill('6.6');
  await add(page).click();

  const question = page.getByRole('alert').filter({ hasText: 'Your earlier entry was saved' });
  await expect(question).toContainText(/^Your earlier entry was saved: 6\.50\skg\. Change it to 6\.60\skg\?/);
  await expectUsableByAll(page);
  await question.getByRole('button', { name: 'Change it' }).click();

  await expect(page).toHaveURL(/tab=growth/);
  await page.goto('/measurements');
  await expect(newestRow(page)).toContainText('6.60');
  await expect(page.getByRole('row').filter({ hasText: '6.50' })).toHaveCount(0);
});

test('[GRO-01] [decision 40] a form stays open with its text when the page refreshes without a connection', async ({
  page,
  context,
  clock,
  house,
}) => {
  await clock.install();
  const { child } = await signInAFamily(house, context);
  await page.goto(`/settings?section=newborn&childId=${child.id}`);
  await page.getByLabel('Last name').fill('Okafor');
  await context.setOffline(true);

  let tries = 0;
  page.on('requestfailed', (request) => (tries += request.url().endsWith('/api/children') ? 1 : 0));
  await clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect
    .poll(async () => {
      await clock.runFor(4000);
      return tries;
    })
    .toBe(4);
  await clock.runFor(1000);

  await expect(page.getByLabel('Last name')).toHaveValue('Okafor');
});

async function openNewest(page: Page): Promise<void> {
  await page.goto('/measurements');
  await page
    .getByRole('button', { name: /^Edit the measurement/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('[GRO-02] what can be done with a measurement stays in view on a phone, also beside a corrected age', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 190, gestationDays: 210 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/measurements');
    const table = page.getByRole('region', { name: 'Measurements, table' });
    await expect(table.getByText('corrected').first()).toBeVisible();
    const [edit, seen] = [table.getByRole('button', { name: /^Edit/ }).first(), table];
    const [button, region] = [await edit.boundingBox(), await seen.boundingBox()];
    const ends = [button, region].map((box) => (box ? box.x + box.width : NaN));
    expect(ends[0], `at ${width} px`).toBeLessThanOrEqual(ends[1] ?? NaN);
  }
});
