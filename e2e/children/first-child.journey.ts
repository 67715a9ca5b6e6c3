import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily, signInAlone } from '../a-signed-in-family.ts';
import { daysAgo } from '../days.ts';
import { listenForFaults } from '../faults.ts';
import { expectNoSidewaysScroll, lookOver } from '../look-over.ts';

test.use({ viewport: { width: 390, height: 844 } });

async function addLeo(page: Page, ageDays: number): Promise<void> {
  await page.goto('/settings?section=newborn&action=add');
  await page.getByLabel('First name').fill('Leo');
  await page.getByLabel('Date of birth').fill(daysAgo(ageDays));
  await page.getByRole('radio', { name: 'Boy' }).check();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByRole('heading', { name: "Hello, Leo's parent!" })).toBeVisible();
}

test('[CHILD-02] after the first child, a newborn, come two offers, each gone once it is done or put away, and the questions about the birth once', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  const faults = listenForFaults(page, house.url);
  await addLeo(page, 5);
  const steps = page.getByRole('region', { name: 'First steps for Leo' });
  const offers = steps.getByRole('listitem');
  await expect(offers).toHaveCount(2);
  await expect(page.getByText(/questions? about the birth/i)).toHaveCount(1);
  const adds = page.getByRole('group', { name: 'Add for Leo' });
  await expect(adds, 'above the fold').toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(adds.getByRole('button').first()).toBeInViewport({ ratio: 0.5 });
  await page.setViewportSize({ width: 390, height: 844 });
  await lookOver(page);
  await expectNoSidewaysScroll(page, 320);

  await steps.getByRole('button', { name: 'Weight', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Weight for Leo' });
  await dialog.getByLabel('Weight').fill('3.4');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(offers).toHaveCount(1);

  const asked = page.getByRole('region', { name: /questions? about the birth$/ });
  await asked.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(asked.getByRole('group', { name: /hepatitis B shot/ })).toHaveCount(0);
  await asked
    .getByRole('group', { name: /RSV vaccine/ })
    .getByRole('button', { name: 'I do not know' })
    .click();
  await expect(asked.getByRole('group', { name: /RSV vaccine/ })).toHaveCount(0);
  await asked
    .getByRole('group', { name: /hepatitis B test/ })
    .getByRole('button', { name: 'Negative' })
    .click();
  await expect(asked).toHaveCount(0);
  await expect(offers).toHaveCount(1);

  await page.reload();
  await expect(steps.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', /section=parents.*action=add/);
  await steps.getByRole('button', { name: 'Put away: Invite the other parent' }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vaccine Schedule' })).toBeVisible();
  await expect(steps).toHaveCount(0);
  expect(faults()).toEqual([]);
});

test('[CHILD-02] after an older first child, what it has had is asked beside the two other offers', async ({
  page,
  context,
  house,
}) => {
  await signInAlone(house, context);
  await addLeo(page, 300);

  await expect(page.getByRole('region', { name: 'What has Leo had so far?' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps for Leo' }).getByRole('listitem')).toHaveCount(2);
});

test('[CHILD-02] [CHILD-06] a second child is shown at once, on its own dashboard, with the two offers', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const faults = listenForFaults(page, house.url);
  await addLeo(page, 5);

  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByRole('button', { name: 'Leo Switch child' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'First steps for Leo' });
  await expect(steps.getByRole('listitem')).toHaveCount(2);
  await steps.getByRole('link', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Leo' })).toBeChecked();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Leo Switch child' }).click();
  await page.getByRole('menuitemradio', { name: /Maya/ }).click();
  await expect(page.getByRole('button', { name: 'Maya Switch child' })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: "Hello, Maya's parent!" })).toBeVisible();
  await expect(steps, 'they are of the child that was added').toHaveCount(0);
  expect(faults()).toEqual([]);
});
