import type { Reminders } from '#contract/checkups/reminders.ts';
import { day } from '#domain/time/day.ts';
import { seal } from '#server/auth/seal.ts';
import { hashOf, newToken } from '#server/auth/token.ts';
import type { Tables } from '#server/db/tables.ts';
import type { Family } from '../family.ts';
import { marked } from '../vaccines/stored-vaccines.ts';
import type { Person } from '../people.ts';
import type { TestHouse } from '../house-on.ts';

type Kept = TestHouse & { readonly child: { readonly id: string } };

/** @returns the secret of the address */
export async function aCalendarToken(
  { house, child }: Kept,
  { id }: Person,
  facts: Partial<Tables['calendar_feeds']> = {},
): Promise<string> {
  const token = newToken();
  const row = { shows: 'first-name' as const, made_at: house.clock().toISOString(), ...facts };
  await house.db
    .insertInto('calendar_feeds')
    .values({ child_id: child.id, user_id: id, token_hash: hashOf(token), ...row })
    .execute();
  return token;
}

export async function aStopToken(
  { house: { db }, child }: Kept,
  { id }: Pick<Person, 'id'>,
  expiresAt = new Date('2099-01-01T00:00:00.000Z'),
): Promise<string> {
  return seal(db, { purpose: 'stop-reminders', text: `${child.id} ${id}`, expiresAt });
}

export async function turnOnReminders(
  { house, child }: Kept,
  { id }: Pick<Person, 'id'>,
  wanted: Partial<Reminders> = { vaccines: true, checkups: true },
): Promise<void> {
  await house.db
    .insertInto('reminders')
    .values({
      child_id: child.id,
      user_id: id,
      vaccines: wanted.vaccines ? 1 : 0,
      checkups: wanted.checkups ? 1 : 0,
      changed_at: house.clock().toISOString(),
    })
    .execute();
}

/** From the day after birth, so that no dose predates the plan. */
export async function planSinceBirth({ house: { db }, child }: Kept): Promise<void> {
  const since = new Date('2026-07-20T08:00:00.000Z');
  await db.updateTable('children').set({ made_at: since.toISOString() }).where('id', '=', child.id).execute();
  const unanswered = { hepatitis_b_at_birth: null, mother_rsv_answered: 0 } as const;
  const worked = {
    authority: 'cdc',
    edition: 'of that day',
    computed_on: day('2026-07-20'),
    past_open: 0 as const,
    ...unanswered,
  };
  await db
    .insertInto('vaccine_plans')
    .values({ child_id: child.id, ...worked, ...ofNobody(since) })
    .execute();
}

/** On time at birth and two months, so that those of November 19 are next. */
export async function giveFirstDoses(family: Family): Promise<void> {
  const given = (cvx: string, on: string) => ({ cvx, givenOn: day(on) });
  await marked(family, [
    given('08', '2026-07-19'),
    given('146', '2026-09-19'),
    given('119', '2026-09-19'),
    given('215', '2026-09-19'),
    given('306', '2026-10-05'),
  ]);
}

function ofNobody(now: Date) {
  const at = now.toISOString();
  return { made_by: null, made_at: at, changed_by: null, changed_at: at, version: 1 };
}
