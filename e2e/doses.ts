import type { Locator, Page } from '@playwright/test';

/** By its name on the page of vaccines: 'DTaP, dose 2'. */
export function doseCard(page: Page, name: string): Locator {
  return page.locator('details.dose').filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The part that is visible when folded, and focusable. */
export function summaryOf(page: Page, name: string): Locator {
  return doseCard(page, name).locator('summary').first();
}

export async function openDose(page: Page, name: string): Promise<Locator> {
  const card = doseCard(page, name);
  await card.getByRole('heading', { name, exact: true }).click();
  return card;
}

/** The heading over the doses that are due, with how many they are. */
export function dueHeading(page: Page, doses: number): Locator {
  return page.getByRole('heading', { level: 2, name: new RegExp(`^Due now.* ${doses}$`) });
}

/** How many doses are 'Overdue'. */
export function countOf(page: Page, tab: string): Locator {
  return page
    .getByRole('navigation', { name: 'Vaccines by status' })
    .getByRole('link', { name: tab })
    .locator('.count');
}

/** A shot in the dialog, by its first words: 'Pentacel'. */
export function shotRow(page: Page, name: string): Locator {
  return page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });
}
