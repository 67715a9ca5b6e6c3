import { expect, type Page } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { givenByTwoMonths } from '../a-vaccinated-child.ts';

const changing =
  /\badd\b|^skip$|other answer|^achieved|import|edit|update|delete|remove|invitation|change|cancel|mark|reschedule|not now|what was given|choose the one|correct|what did the doctor|tried today/i;

const pages = [
  { path: '/dashboard?tab=overview', shows: 'Growth Tracking', may: ['Add Measurement'] },
  { path: '/dashboard?tab=growth', shows: 'Latest measurements', may: ['Add Measurement', 'Edit the measurement'] },
  {
    path: '/measurements',
    shows: 'Growth Measurements',
    may: ['Add New Measurement', 'Import CSV', 'Edit the measurement'],
  },
  { path: '/add-measurement', shows: 'Add measurement for Maya', may: ['Add Measurement'] },
  { path: '/import-measurements', shows: 'Import measurements for Maya', may: ['Add measurements'] },
  {
    path: '/vaccines',
    shows: 'Due now',
    may: ['What was given?', 'Choose the one your doctor uses', 'Add to the plan', 'Mark as Completed'],
  },
  { path: '/milestones', shows: 'Recognizes the people they see often', may: ['Skip', 'Other answer', 'Achieved'] },
  { path: '/dashboard?tab=food', shows: 'Food Introduction Resources', may: [] },
  { path: '/food-guide/tried', shows: 'The nine common allergens', may: ['Tried today'] },
  { path: '/appointments', shows: 'Scheduled', may: ['Mark as Completed', 'Add the date', 'Add Notes', 'Add'] },
  { path: '/settings?section=newborn', shows: 'Maya Brooks', may: ['Edit Maya Brooks'] },
  { path: '/settings?section=parents', shows: "Maya's parents", may: ['Send invitation'] },
];

test('[API-03] a viewer finds nothing on any page that changes the child, and a co-parent does', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context, { asCoParentWho: 'view', given: givenByTwoMonths });
  for (const { path, shows } of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows).first(), path).toBeVisible();
    await unfold(page);
    expect(
      (await actions(page)).filter((name) => name !== 'Add Another Child'),
      `${path}, to a viewer`,
    ).toEqual([]);
  }

  await signInAFamily(house, context, { asCoParentWho: 'edit', given: givenByTwoMonths });
  for (const { path, shows, may } of pages) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(shows).first(), path).toBeVisible();
    await unfold(page);
    const found = await actions(page);
    for (const name of may)
      expect(
        found.some((one) => one.startsWith(name)),
        `${path}: ${name}, of ${String(found)}`,
      ).toBe(true);
  }
});

test('[API-03] a viewer cannot open the form of the child by its address', async ({ page, context, house }) => {
  const { child } = await signInAFamily(house, context, { asCoParentWho: 'view' });

  await page.goto(`/settings?section=newborn&childId=${child.id}`);

  await expect(page.getByText('It was removed, or you cannot change it.')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveCount(0);
});

test('[CHILD-05] only the primary parent finds a button that removes the child', async ({ page, context, house }) => {
  const remove = page.getByRole('button', { name: 'Remove Maya Brooks' });
  await signInAFamily(house, context, { asCoParentWho: 'edit' });
  await page.goto('/settings?section=newborn');
  await expect(page.getByRole('link', { name: 'Edit Maya Brooks' })).toBeVisible();
  await expect(remove).toHaveCount(0);

  await signInAFamily(house, context);
  await page.goto('/settings?section=newborn');

  await expect(remove).toBeVisible();
});

async function unfold(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .locator('details')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
}

/** Names of the buttons and links of the main part that would change something; not of articles, which are other ones for each child. */
async function actions(page: Page): Promise<string[]> {
  const all = await page
    .getByRole('main')
    .locator('button:visible, a:not(nav a, [href^="/education"]):visible')
    .evaluateAll((elements) => elements.map((one) => one.ariaLabel ?? one.textContent));
  return all.map((name) => name.trim()).filter((name) => changing.test(name));
}
