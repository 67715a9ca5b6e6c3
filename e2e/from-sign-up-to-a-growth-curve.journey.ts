import { expect, type Page } from '@playwright/test';
import { test } from './a-running-house.ts';

const password = 'seven quiet owls at dusk';
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date(Date.now() - days * 86_400_000));

test('[AUTH-01] [AUTH-02] [AUTH-04] [CHILD-02] [GRO-01] [GRO-03] [AUTH-08] a parent signs up, confirms the address, adds a child, records three measurements, sees the curve, mends one and logs out', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await signUp(page, 'hannah@example.org');
  await confirmFromOutbox(page);
  await logIn(page, 'hannah@example.org');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, parent!');
  await expect(page.getByText("Please add your baby's information in settings")).toBeVisible();

  await page.getByRole('link', { name: 'Add Your First Child' }).click();
  await page.getByLabel('First name').fill('Maya');
  await page.getByLabel('Date of birth').fill(daysAgo(125));
  await page.getByText('Girl', { exact: true }).click();
  await page.getByRole('button', { name: 'Add Child' }).click();
  await expect(page.getByText('Child information saved')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Maya' })).toContainText('Girl');

  await page.goto('/dashboard');
  await expect(page).toHaveURL(/tab=overview/);
  await expect(page).toHaveTitle("Maya's Dashboard | Fernling");
  await addMeasurement(page, daysAgo(125), '3.4', '49.7', '34');
  await addMeasurement(page, daysAgo(60), '5,2', '57.5', '38.1');
  await addMeasurement(page, today(), '6.94', '63.2', '41');

  const chart = page.getByRole('img', { name: /Weight/ }).first();
  await expect(chart).toBeVisible();
  await expect(page.getByText(/percentile/).first()).toBeVisible();

  await page.getByRole('link', { name: 'View All Measurements' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await page
    .getByRole('button', { name: /^Edit the measurement/ })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Weight').fill('6.98');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Update|Save/ })
    .click();
  await expect(page.getByText('Measurement updated successfully')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('6.98');

  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

async function signUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Hannah Brooks');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByText('Security check passed')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/signup-success/);
  await expect(page.getByText('Account created!')).toBeVisible();
}

async function confirmFromOutbox(page: Page): Promise<void> {
  await page.goto('/outbox');
  await page
    .getByRole('link', { name: /confirm-email/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/login/);
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expect(page.getByRole('button', { name: 'Log in', exact: true }).last()).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Log in', exact: true }).last().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

async function addMeasurement(page: Page, on: string, weight: string, height: string, head: string): Promise<void> {
  await page.getByRole('link', { name: 'Add Measurement' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add measurement for Maya');
  await page.getByLabel('Date measured').fill(on);
  await page.getByLabel('Weight').fill(weight);
  await page.getByLabel('Height').fill(height);
  await page.getByLabel('Head circumference').fill(head);
  await page.getByRole('button', { name: 'Add Measurement' }).click();
  await expect(page.getByText('Measurements added successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/tab=growth/);
}
