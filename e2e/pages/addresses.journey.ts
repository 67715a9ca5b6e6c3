import { expect } from '@playwright/test';
import { test } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';

test('[DASH-01] the tab of the dashboard is in the address, survives a reload, and back leads to the one before', async ({
  page,
  context,
  house,
}) => {
  await signInAFamily(house, context);
  const sections = page.getByRole('navigation', { name: 'Dashboard Sections' });
  const current = sections.locator('[aria-current=page]');
  await page.goto('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?tab=overview');
  await expect(current).toHaveText('Overview');

  await sections.getByRole('link', { name: 'Growth' }).click();
  await expect(page).toHaveURL('/dashboard?tab=growth');
  await page.reload();
  await expect(current).toHaveText('Growth');
  await expect(page.getByRole('heading', { name: 'Growth Tracking' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/dashboard?tab=overview');
  await expect(current).toHaveText('Overview');
  await page.goForward();
  await expect(current).toHaveText('Growth');
  await page.goBack();
  await page.goBack();
  await expect(page, 'the address without a tab was replaced').toHaveURL('/');
});

test('[DASH-01] a tab that does not exist is the overview', async ({ page, context, house }) => {
  await signInAFamily(house, context);

  await page.goto('/dashboard?tab=nonsense');

  await expect(page).toHaveURL('/dashboard?tab=overview');
});

test('[ACC-01] section, child and action of the settings are in the address and are restored from it', async ({
  page,
  context,
  house,
}) => {
  const { child } = await signInAFamily(house, context);
  const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await page.goto('/settings');
  await expect(page).toHaveURL('/settings?section=newborn');

  await page.getByRole('link', { name: 'Add Another Child' }).click();
  await expect(page).toHaveURL('/settings?section=newborn&action=add');
  await expect(heading).toHaveText('Add New Child');
  await page.reload();
  await expect(heading).toHaveText('Add New Child');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Edit Maya Brooks' }).click();
  await expect(page).toHaveURL(`/settings?section=newborn&childId=${child.id}`);
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');

  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Account' }).click();
  await expect(page).toHaveURL('/settings?section=account');
  await expect(heading).toHaveText('Account Profile');
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
});

test('[ACC-01] tab is another word for section', async ({ page, context, house }) => {
  await signInAFamily(house, context);

  await page.goto('/settings?tab=account');

  await expect(page).toHaveURL('/settings?section=account');
  await expect(page.getByRole('heading', { name: 'Account Profile' })).toBeVisible();
});

test('[PUB-11] every page has its own title', async ({ page, context, house }) => {
  const forVisitors = { '/login': 'Log in | Fernling', '/signup': 'Create your account | Fernling' };
  for (const [path, title] of Object.entries(forVisitors)) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
  await signInAFamily(house, context);
  const titles = {
    '/': "Fernling: track your baby's first two years",
    '/terms': 'Terms of use | Fernling',
    '/dashboard': "Maya's Dashboard | Fernling",
    '/measurements': 'Measurements of Maya | Fernling',
    '/add-measurement': 'Add measurement for Maya | Fernling',
    '/appointments': 'Appointments of Maya | Fernling',
    '/vaccines': 'Vaccines of Maya | Fernling',
    '/milestones': 'Milestones of Maya | Fernling',
    '/print/visit': 'For the doctor visit · Maya | Fernling',
    '/import-measurements': 'Import measurements for Maya | Fernling',
    '/settings': 'Settings | Fernling',
    '/no-such-page': 'Page not found | Fernling',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
  }
});
