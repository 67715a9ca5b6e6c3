import { expect, type BrowserContext, type Page } from '@playwright/test';
import { newId } from '#server/db/id.ts';
import type { Tables } from '#server/db/tables.ts';
import { aTaste } from '#testing/foods/tastes.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import type { RunningHouse } from '../a-running-house.ts';
import { signInAFamily } from '../a-signed-in-family.ts';
import { daysAgo } from '../days.ts';

export const tenMonths = 310;

type Opened = { readonly page: Page; readonly context: BrowserContext; readonly house: RunningHouse };

/** Maya is 10 months old, and had egg five days ago. */
export async function openLog({ page, context, house }: Opened, egg: Partial<Tables['tastes']> = {}): Promise<string> {
  const { child, email } = await signInAFamily(house, context, { ageDays: tenMonths });
  await inDatabase(house, async (home) => {
    const { id } = await home.house.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await aTaste(home, child, { id }, { id: newId(), tried_on: daysAgo(5), ...egg });
  });
  await page.goto('/food-guide/tried');
  await expect(page.getByRole('heading', { level: 1, name: 'Foods Maya has tried' })).toBeVisible();
  return child.id;
}
