import { expect, type Locator, type Page } from '@playwright/test';
import type { Day } from '#domain/time/day.ts';
import { timeOfDay } from '#domain/time/time-of-day.ts';
import { aQuestion } from '#testing/checkups/checkups.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import type { RunningHouse } from './a-running-house.ts';
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

export type Appointment = {
  readonly on?: Day | undefined;
  readonly visit?: string | undefined;
  readonly questions?: readonly string[] | undefined;
};

/** Gives a planned checkup of a child its day, time, place and questions. */
export async function schedule(
  house: RunningHouse,
  { id: child_id }: { readonly id: string },
  { on = today(), visit = 'm4', questions = [] }: Appointment = {},
): Promise<void> {
  await inDatabase(house, async (home) => {
    const { db } = home.house;
    const checkup = await db
      .updateTable('checkups')
      .set({ scheduled_on: on, scheduled_time: timeOfDay('09:20'), place: 'Green Street Pediatrics' })
      .where('child_id', '=', child_id)
      .where('visit', '=', visit)
      .returning(['id', 'made_by'])
      .executeTakeFirstOrThrow();
    for (const asked of questions) {
      await aQuestion(home, { id: child_id }, { id: checkup.made_by ?? '' }, { checkup_id: checkup.id, asked });
    }
  });
}
