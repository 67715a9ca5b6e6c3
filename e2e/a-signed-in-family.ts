import type { BrowserContext } from '@playwright/test';
import { addDays, daysBetween, day, type Day } from '#domain/time/day.ts';
import { openSession } from '#server/auth/session.ts';
import { newId } from '#server/db/id.ts';
import { close, openDb } from '#server/db/open-db.ts';
import type { RunningHouse } from './a-running-house.ts';

/** A parent with a child, as the database has them. */
export type SignedInFamily = { readonly childId: string; readonly bornOn: Day; readonly firstName: string };

type Wishes = { readonly ageDays?: number; readonly measurements?: number; readonly gestationDays?: number | null };

/** Writes a family and a session into the house and gives the session to the browser. */
export async function signInAFamily(
  { dataDir, url }: RunningHouse,
  context: BrowserContext,
  { ageDays = 125, measurements = 4, gestationDays = null }: Wishes = {},
): Promise<SignedInFamily> {
  const db = await openDb({ dataDir });
  const now = new Date();
  const at = now.toISOString();
  const [userId, childId] = [newId(), newId()];
  const bornOn = addDays(day(at.slice(0, 10)), -ageDays);
  const made = { made_by: userId, made_at: at, changed_by: userId, changed_at: at, version: 1 };
  const email = `${userId}@example.org`;
  await db
    .insertInto('users')
    .values({
      id: userId,
      name: 'Hannah Brooks',
      email,
      email_key: email,
      password_hash: '-',
      made_at: at,
      changed_at: at,
    })
    .execute();
  await db
    .insertInto('children')
    .values({
      id: childId,
      first_name: 'Maya',
      last_name: 'Brooks',
      born_on: bornOn,
      gender: 'female',
      gestation_days: gestationDays,
      ...made,
    })
    .execute();
  await db
    .insertInto('child_parents')
    .values({
      id: newId(),
      child_id: childId,
      user_id: userId,
      relationship: 'mother',
      is_primary: 1,
      may: 'edit',
      joined_at: at,
    })
    .execute();
  for (let n = 0; n < measurements; n += 1) {
    const measuredOn = addDays(bornOn, Math.round((n * ageDays) / measurements));
    const age = daysBetween(bornOn, measuredOn);
    const [grams, tenthMm, headTenthMm] = [3400 + age * 28, 4970 + age * 11, 3400 + age * 5];
    await db
      .insertInto('measurements')
      .values({
        ...made,
        child_id: childId,
        id: newId(),
        measured_on: measuredOn,
        weight_g: grams,
        weight_text: `${grams / 1000} kg`,
        height_tenth_mm: tenthMm,
        height_text: `${tenthMm / 100} cm`,
        head_tenth_mm: headTenthMm,
        head_text: `${headTenthMm / 100} cm`,
        place: 'doctor',
        kept: '[]',
      })
      .execute();
  }
  const token = await openSession(db, { userId, remember: false, now });
  await close(db);
  await context.addCookies([{ name: 'sid', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  return { childId, bornOn, firstName: 'Maya' };
}
