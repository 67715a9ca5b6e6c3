import { expect, type Locator, type Page } from '@playwright/test';
import { today } from './days.ts';
import { expectUsableByAll } from './look-over.ts';

export const fourMonths = '4 Month Well-Child Checkup';

export function visitCard(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });
}

export function leaveQuestion(page: Page): Locator {
  return page.getByRole('alertdialog', { name: 'Leave without saving?' });
}

/** Before its day: the visit was today. */
export async function markToday(page: Page, title: string): Promise<void> {
  await visitCard(page, title).getByRole('button', { name: 'Mark as Completed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was the visit on another day?' });
  await expect(dialog.getByLabel('Was on')).toHaveValue(today());
  await expectUsableByAll(page, dialog);
  await dialog.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(dialog).toBeHidden();
}
