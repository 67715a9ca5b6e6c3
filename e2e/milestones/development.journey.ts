import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { daysAgo } from '../days.ts';
import { lookOver } from '../look-over.ts';
import { onPaper } from '../paper.ts';
import { toast } from './milestone-rows.ts';

test('[DASH-02] one press on the dashboard marks the next milestone, and it stays', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${house.url}/dashboard`);
  const card = page.getByRole('region', { name: 'Development Milestones' });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText('0 of 12');

  await card.getByRole('button', { name: 'Achieved: Recognizes the people they see often' }).click();

  await expect(page.getByText('Milestone achieved!')).toBeVisible();
  await expect(card).toContainText('1 of 12');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(card).toContainText('Enjoys looking in a mirror');
  await page.reload();
  await expect(card).toContainText('1 of 12');
});

for (const { where, path, name } of [
  { where: 'card of the dashboard', path: '/dashboard', name: /^Achieved/ },
  { where: 'Development tab', path: '/dashboard?tab=development', name: 'Achieved' },
]) {
  test(`[DASH-04] on the ${where} a second tap on the same spot marks no other milestone`, async ({
    page,
    context,
    house,
  }) => {
    const { child } = await signInAFamily(house, context);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(child.id)) sent.push(request.url());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${house.url}${path}`);
    const card = page.getByRole('region', { name: /^(Development|Upcoming) Milestones$/ });
    await card.scrollIntoViewIfNeeded();
    const first = 'Recognizes the people they see often';
    const box = await card.getByRole('button', { name }).first().boundingBox();
    const tap = () => page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);

    await tap();
    await expect(toast(page, 'Milestone achieved!')).toContainText(first);
    await tap();
    await expect(card).toContainText(first);
    await toast(page, 'Milestone achieved!').getByRole('button', { name: 'Close' }).click();
    await expect(card).not.toContainText(first);

    await page.goto('/milestones?tab=achieved');
    await expect(page.locator('.ms > li')).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });
}

test('[DASH-04] on the Development tab a milestone is skipped and another achieved, by keyboard', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${house.url}/dashboard?tab=development`);
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text });

  await row('Recognizes the people').getByRole('button', { name: 'Skip' }).press('Enter');
  await expect(row('Recognizes the people')).toContainText('Skipped');
  await expect(page.getByRole('group', { name: 'Upcoming Milestones' })).toBeFocused();
  await row('Enjoys looking in a mirror').getByRole('button', { name: 'Achieved' }).press('Enter');

  await expect(row('Recognizes the people')).toHaveCount(0);
  const latest = page.getByRole('region', { name: 'Recently Achieved' });
  await expect(latest).toContainText('Enjoys looking in a mirror');
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('1 of 12');
  await lookOver(page);
});

test('[MIL-01] a day on the way from sitting to walking is added, stands in its band, and is on the sheet', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 320 });
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(`${house.url}/milestones`);
  await page.getByRole('link', { name: 'From sitting to walking' }).click();
  await page.getByRole('button', { name: 'Add the day: Sits without support' }).click();
  const form = page.getByRole('form', { name: /Sits without support/ });
  await form.getByLabel('Day', { exact: true }).fill(daysAgo(130));
  await form.getByLabel('Note').fill('In the kitchen.');
  await form.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('One seen, inside its window.')).toBeVisible();
  await expect(page.getByText('at 6.2 months')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change the day: Sits without support' })).toBeFocused();
  await expect(page.locator('svg.win .did:visible')).toHaveCount(2);
  await lookOver(page);

  await page.goto(`${house.url}/print/visit?only=milestones`);
  await expect(page.getByText('“In the kitchen.”')).toBeVisible();
  const [paper, ...others] = await onPaper(page, 'A4');
  expect(others).toHaveLength(0);
  expect(paper?.lines.join(' ')).toMatch(/Milestones.*Seen, 9 Months: 1 of 13.*not a screening test/is);
});

test('[MIL-01] past the end of a window not yet is one press, is told to the doctor, and is on the sheet', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { ageDays: 400 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${house.url}/milestones/motor`);
  await page.getByRole('button', { name: 'Add the day: Stands holding on' }).click();
  const form = page.getByRole('form', { name: /Stands holding on/ });
  await lookOver(page, form);
  await form.getByRole('button', { name: 'Not yet' }).click();

  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add the day: Stands holding on' })).toBeFocused();
  await expect(page.getByRole('row', { name: /^Stands holding on/ })).toContainText(
    'Its window ended at 11.4 months. Now tell the doctor',
  );
  await lookOver(page);

  await page.goto(`${house.url}/print/visit`);
  await expect(page.getByText("Not yet: stands holding on, WHO's window ended at 11.4 months")).toBeVisible();
});

test('[PUB-04] the preview of milestones can be read without an account, and leads to sign-up', async ({
  page,
  house,
}) => {
  await page.goto(`${house.url}/preview/milestone-tracking`);

  await expect(page.getByText('Sample data')).toBeVisible();
  await lookOver(page);
  await page.getByRole('link', { name: 'Create Free Account' }).click();
  await expect(page).toHaveURL(/\/signup/);
});
