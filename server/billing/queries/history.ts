import type { Db, Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import type { PlanEvent } from '../tables.ts';

/** The newest of many years. */
const MOST_CHANGES = 1000;

type Change = { readonly userId: string; readonly what: PlanEvent; readonly until: Date | null };

export async function recordChange(trx: Trx, { userId, what, until }: Change, now: Date): Promise<void> {
  await trx
    .insertInto('plan_changes')
    .values({
      user_id: userId,
      id: newId(now.getTime()),
      what,
      until_at: until?.toISOString() ?? null,
      at: now.toISOString(),
    })
    .execute();
}

export async function storedPlanOf(db: Db, userId: string) {
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['status', 'cancels_at_period_end as cancelsAtPeriodEnd', 'cancel_at as cancelAt'])
    .select('current_period_end as currentPeriodEnd')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const grant = await db
    .selectFrom('plan_grants')
    .select(['made_at as madeAt', 'until_at as endsAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { subscription: subscription ?? null, grant: grant ?? null };
}

/** Newest first. */
export async function planChangesOf(db: Db, userId: string) {
  return db
    .selectFrom('plan_changes')
    .select(['what', 'until_at as endsAt', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MOST_CHANGES)
    .execute();
}
