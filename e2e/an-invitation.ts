import { expect, type Page } from '@playwright/test';
import type { RunningHouse } from './a-running-house.ts';

/** An address that no other journey uses. */
export function aGuest(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;
}

/** In the open settings. */
export async function invite(page: Page, email: string, right = 'Can edit', relationship = 'Guardian'): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Relationship').selectOption(relationship);
  await page.getByLabel('What may they do?').selectOption(right);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent').first()).toBeVisible();
}

/** The two links of the invitation in the outbox. */
export async function linksIn(
  page: Page,
  { url, outboxUrl }: RunningHouse,
  email: string,
): Promise<{ open: string; decline: string }> {
  await page.goto(outboxUrl);
  await page.getByRole('navigation', { name: 'Mails' }).getByRole('link', { name: email }).first().click();
  const links = page.getByRole('main').getByRole('link', { name: `${url}/invitation?token=` });
  await expect(links).toHaveCount(2);
  const [open = '', decline = ''] = await links.allTextContents();
  return { open, decline };
}
