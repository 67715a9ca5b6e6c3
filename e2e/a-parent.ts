import { expect, type Page } from '@playwright/test';
import type { Day } from '#domain/time/day.ts';
import { familyPassword } from '#testing/people.ts';
import type { RunningHouse } from './a-running-house.ts';
import type { Hands } from './hands.ts';

/** The security check takes a second or more. */
const checkWithin = { timeout: 30_000 };

export type NewMeasurement = {
  readonly on: Day;
  readonly weight: string;
  readonly height: string;
  readonly head: string;
};

type SignUp = { readonly name?: string; readonly leadsTo?: RegExp };

export async function signUp(
  page: Page,
  { press, write }: Hands,
  email: string,
  { name = 'Hannah Brooks', leadsTo = /signup-success/ }: SignUp = {},
): Promise<void> {
  await write(page.getByLabel('Name'), name);
  await write(page.getByLabel('Email'), email);
  await write(page.getByLabel('Password', { exact: true }), familyPassword);
  await expect(page.getByText('Security check passed')).toBeVisible(checkWithin);
  await press(page.getByRole('button', { name: 'Sign up' }));
  await expect(page).toHaveURL(leadsTo);
  await expect(page.getByText('Account created!')).toBeVisible();
}

/** Opens the outbox when the mail about an account is its newest: it is written after the answer. */
export async function openOutbox(page: Page, { outboxUrl }: RunningHouse): Promise<void> {
  await expect(async () => {
    await page.goto(outboxUrl);
    const link = page.getByRole('link', { name: 'Open the link' });
    await expect(link).toHaveAttribute('href', /\/(confirm-email|reset-password)\?/, { timeout: 500 });
  }).toPass();
}

/** Opens the mail of the outbox and follows its link. */
export async function confirmFromOutbox(page: Page, { press }: Hands, house: RunningHouse): Promise<void> {
  await openOutbox(page, house);
  await press(page.getByRole('link', { name: 'Open the link' }));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
}

export async function fillInLogin(page: Page, { write }: Hands, email: string, password = familyPassword) {
  await write(page.getByLabel('Email'), email);
  await write(page.getByLabel('Password', { exact: true }), password);
  await expect(page.getByText('Security check passed')).toBeVisible(checkWithin);
}

export async function logIn(page: Page, hands: Hands, email: string): Promise<void> {
  await fillInLogin(page, hands, email);
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Log in' }));
  await expect(page.getByText('Welcome back!')).toBeVisible();
}

export async function fillInMeasurement(page: Page, hands: Hands, measured: NewMeasurement): Promise<void> {
  await hands.pickDay(page.getByLabel('Date measured'), measured.on);
  await hands.write(page.getByLabel('Weight'), measured.weight);
  await hands.write(page.getByLabel('Height'), measured.height);
  await hands.write(page.getByLabel('Head circumference'), measured.head);
}
