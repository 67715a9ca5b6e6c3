import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { loseAnswer, loseCall, withoutFirstData } from '../connection.ts';
import { expectUsableByAll, lookOver } from '../look-over.ts';
import { milestoneRow, squeals, tab, toast } from './milestone-rows.ts';

const listPath = '/api/milestones';

test('[UI-02] a mark that is not saved is taken back, with a sentence, and one that was saved all the same is shown', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const add = { method: 'POST', path: `/api/children/${child.id}/milestone-answers` };
  await page.goto('/milestones');
  const achieved = milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' });

  const found = await loseCall(page, add);
  await achieved.click();
  await expect(toast(page, 'Error')).toContainText(
    'An unexpected error occurred. Please try again. Maya: “Squeals” may not be marked.',
  );
  await expect(achieved).toHaveAttribute('aria-pressed', 'false');
  await expect(achieved).toBeFocused();
  await expectUsableByAll(page);
  await found();

  const answered = await loseAnswer(page, add);
  const lost = page.waitForEvent('requestfailed');
  await achieved.click();
  await lost;
  // It was stored, which the answers say that are asked for again.
  await expect(achieved).toHaveAttribute('aria-pressed', 'true');
  await answered();
  await page.reload();
  await expect(tab(page, 'Achieved')).toContainText('1');
});

test('[UI-02] a mark whose answer cannot be read may be stored, and is shown once it is known', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const path = `/api/children/${child.id}/milestone-answers`;
  await page.goto('/milestones');
  const achieved = milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' });
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fulfill({ response: await route.fetch(), body: '<html>' });
    },
  );

  await achieved.click();

  await expect(toast(page, 'Error')).toContainText('Maya: “Squeals” may not be marked.');
  await expect(achieved).toHaveAttribute('aria-pressed', 'true');
});

test('[UI-02] a mark that failed is tried again from its toast', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context);
  await page.goto('/milestones');
  const found = await loseCall(page, { method: 'POST', path: `/api/children/${child.id}/milestone-answers` });
  await milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await found();

  await toast(page, 'Error').getByRole('button', { name: 'Try again' }).click();

  await expect(toast(page, 'Milestone achieved!')).toContainText('Maya: Squeals');
  await expect(milestoneRow(page, squeals)).toContainText('Achieved today, by you');
});

test('[MIL-02] of what is pressed while an answer is being saved the last is shown at once and sent after it', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  await page.goto('/milestones');
  const row = milestoneRow(page, squeals);
  const achieved = row.getByRole('button', { name: 'Achieved' });
  const go = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(`**/api/children/${child.id}/milestone-answers*/**`, async (route) => {
    sent.push(`${route.request().method()} ${route.request().postDataJSON().answer ?? ''}`.trim());
    await route.continue();
  });
  await page.route(`**/api/children/${child.id}/milestone-answers`, async (route) => {
    if (route.request().method() !== 'GET') {
      sent.push(`${route.request().method()} ${route.request().postDataJSON().answer}`);
      await go.promise;
    }
    await route.continue();
  });

  await achieved.click();
  await expect(achieved).toHaveAttribute('aria-pressed', 'true');
  await achieved.click();
  await expect(achieved).toHaveAttribute('aria-pressed', 'false');
  // The row is drawn anew.
  await tab(page, 'Achieved').click();
  await expect(achieved).toHaveCount(0);
  await tab(page, 'All').click();
  await row.getByRole('button', { name: 'Other answer' }).click();
  await page.getByRole('radio', { name: 'Not sure yet' }).click();
  await page.getByRole('radio', { name: 'Used to, but not any more' }).click();
  await expect(row.getByRole('alert')).toContainText('Call the doctor within a day');
  await expect(row.getByRole('button', { name: 'When?' })).toBeFocused();
  expect(sent).toEqual(['POST achieved']);
  go.resolve();

  await expect(toast(page, 'Noted: not any more')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: 'When?' })).toBeVisible();
  await expect(row).toContainText('Not any more, noted');
  expect(sent).toEqual(['POST achieved', 'PUT achieved']);
});

test('[MIL-02] without a connection what is shown stays, and what is marked is taken back', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/milestones');
  await page.context().setOffline(true);

  await expect(page.getByText(/What you see is from/)).toBeVisible();
  await milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' }).click();
  await expect(toast(page, 'Error')).toContainText('may not be marked.');
  await expect(milestoneRow(page, squeals)).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(toast(page, 'Failed to refresh milestone data.')).toBeVisible({ timeout: 2000 });
  await expect(page.getByText('There was an issue loading milestones.')).toHaveCount(0);
  await expect(milestoneRow(page, squeals)).toBeVisible();
});

test('[UI-02] a loss that could not be saved is not stored by a later press on Save', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  await page.goto('/milestones');
  const row = milestoneRow(page, squeals);
  await row.getByRole('button', { name: 'Achieved' }).click();
  await expect(toast(page, 'Milestone achieved!')).toBeVisible();
  await row.getByRole('button', { name: 'When?' }).click();
  const form = row.getByRole('form');
  await page.context().setOffline(true);

  await form.getByRole('button', { name: 'Used to, but not any more' }).click();
  await expect(form).toContainText('An unexpected error occurred. Please try again.');
  await page.context().setOffline(false);
  const saved = page.waitForResponse((response) => response.url().includes(`${child.id}/milestone-answers/`));
  await form.getByRole('button', { name: 'Save' }).click();

  expect((await saved).request().postDataJSON()).toMatchObject({ answer: 'achieved', lostOn: null });
  await expect(form).toBeHidden();
  await expect(row).toContainText('Achieved today, by you');
  await expect(row).not.toContainText('Not any more');
});

test('[UI-02] a mark after the session has ended leads to logging in again, in a new window', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.goto('/milestones');
  const achieved = milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' });
  await expect(achieved).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clearCookies();

  await achieved.click();
  const said = toast(page, 'Error');
  await expect(said).toContainText('missing baby information or user authentication.');
  const opened = context.waitForEvent('page');
  await said.getByRole('button', { name: 'Log in again' }).click();

  await expect(await opened).toHaveURL(/\/login/);
  await expect(achieved).toHaveAttribute('aria-pressed', 'false');
});

test('[MIL-04] a list that cannot be loaded is the one that the browser kept, for half an hour', async ({
  page,
  context,
  house,
  clock,
}) => {
  await signInAFamily(house, context);
  await clock.install();
  await page.goto('/milestones');
  await expect(milestoneRow(page, squeals)).toBeVisible();
  await withoutFirstData(page);
  const cached = 'Could not load milestones. Using cached data if available.';

  const back = await loseCall(page, { method: 'GET', path: listPath });
  await page.goto('/milestones');
  await clock.runFor(20_000);
  await expect(page.getByText(cached)).toBeVisible();
  await milestoneRow(page, squeals).getByRole('button', { name: 'Achieved' }).click();
  await expect(toast(page, 'Milestone achieved!')).toBeVisible();
  await lookOver(page);

  await clock.setSystemTime(Date.now() + 31 * 60_000);
  const mirror = milestoneRow(page, 'Enjoys looking in a mirror');
  await mirror.getByRole('button', { name: 'Achieved' }).click();
  await expect(mirror).toContainText('by you');
  await expect(page.getByText(cached)).toBeVisible();

  await page.goto('/milestones');
  await clock.runFor(20_000);
  await expect(page.getByText('Unable to load milestones. Please try again later.')).toBeVisible();
  await expect(page.getByText(cached)).toHaveCount(0);
  await back();
  await page.getByRole('button', { name: 'Try again' }).click();
  // In half an hour today may be yesterday.
  await expect(milestoneRow(page, squeals)).toContainText(/Achieved .*, by you/);
});

test('[MIL-02] where the browser keeps nothing a skip lasts for the visit, which is said once', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/milestones');

  await milestoneRow(page, squeals).getByRole('button', { name: 'Skip' }).click();
  await expect(toast(page, 'Milestone skipped')).toContainText('This browser could not keep it');
  await milestoneRow(page, 'Enjoys looking in a mirror').getByRole('button', { name: 'Skip' }).click();
  await expect(toast(page, 'Maya: Enjoys looking in a mirror')).not.toContainText('This browser could not keep it');
  await expect(tab(page, 'Skipped')).toContainText('2');
  await page.reload();
  await expect(tab(page, 'Skipped')).toHaveCount(0);
});
