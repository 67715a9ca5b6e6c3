import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { makeEditor } from '#testing/foods/guide.ts';
import { inDatabase } from '#testing/servers/beside.ts';
import type { RunningHouse } from '../a-running-house.ts';
import { signInAFamily, type SignedInFamily } from '../a-signed-in-family.ts';
import { day } from '#domain/time/day.ts';
import { byMouse, type Hands } from '../hands.ts';

/** Signs Hannah in, who is an editor. */
export async function signInAnEditor(house: RunningHouse, context: BrowserContext): Promise<SignedInFamily> {
  const family = await signInAFamily(house, context);
  await inDatabase(house, async (home) => makeEditor(home, { id: await idOf(home, family.email) }));
  return family;
}

/** She edits no longer. */
export async function endEditing(house: RunningHouse, email: string): Promise<void> {
  await inDatabase(house, async (home) => {
    await home.house.db
      .deleteFrom('editors')
      .where('user_id', '=', await idOf(home, email))
      .execute();
  });
}

type Home = Parameters<Parameters<typeof inDatabase>[1]>[0];

async function idOf({ house: { db } }: Home, email: string): Promise<string> {
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  return id;
}

export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** On phones a field is in one of three views. */
export async function openView(page: Page, name: 'Write' | 'Preview' | 'Details', hands: Hands = byMouse) {
  const tab = page.getByRole('tab', { name });
  if (await tab.isVisible()) await hands.choose(tab);
}

/** As long as an article has to be. */
export const longText = Array.from(
  { length: 8 },
  () => 'Give a small spoon, watch the mouth, and wait until your child opens it again.',
).join(' ');

/** Everything that an article needs. */
export async function fillIn(page: Page, title: string, hands: Hands = byMouse): Promise<void> {
  await openView(page, 'Write', hands);
  await hands.write(field(page, 'Title'), title);
  await hands.write(field(page, 'Summary'), 'Small spoons for small mouths.');
  await hands.write(field(page, 'Content'), longText);
  await openView(page, 'Details', hands);
  await page.getByLabel('Category').selectOption('Nutrition');
  await hands.write(field(page, 'Age range'), '6-12 months');
  await hands.write(field(page, 'Source 1'), 'Clinic handout, 2026');
  await hands.pickDay(page.getByLabel('Facts checked on'), day('2026-03-02'));
}

/** Saves a new article, which then has its address. */
export async function saveNew(page: Page, hands: Hands = byMouse): Promise<void> {
  await hands.press(button(page, 'Save draft'));
  await expect(page).toHaveURL(/\/education\/edit\/[0-9a-f-]{36}$/);
}
