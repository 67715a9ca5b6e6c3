import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { RunningHouse } from './a-running-house.ts';
import { signInAFamily, type Wishes } from './a-signed-in-family.ts';
import { givenByTwoMonths } from './a-vaccinated-child.ts';
import { fourMonths, schedule, type Appointment } from './visits.ts';

export const visitAt = (page: Page) => page.getByRole('region', { name: fourMonths });

type On = { readonly page: Page; readonly context: BrowserContext; readonly house: RunningHouse };

/** Signs in the family of Maya, whose checkup is booked, and opens her dashboard. */
export async function openVisit(
  { page, context, house }: On,
  { on, visit, questions: asked, ...wishes }: Wishes & Appointment = {},
) {
  const family = await signInAFamily(house, context, { ageDays: 123, given: givenByTwoMonths, ...wishes });
  await schedule(house, family.child, { on, visit, questions: asked });
  await page.goto('/dashboard');
  return { ...family, visit: visitAt(page) };
}

export async function switchChild(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `${from} Switch child` }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(to) }).click();
  await expect(page.getByRole('heading', { name: `Hello, ${to}'s parent!` })).toBeVisible();
}
