import { statusOf } from '#domain/billing/subscription.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import { prepared } from '#server/db/prepared.ts';
import { insertSettingIfMissing } from '#server/db/settings.ts';
import type { Provider } from '#server/payments/payments.ts';
import { planBegan, type KnownStatus, type PlanFacts } from './rules.ts';

const factsByAccount = prepared(['userId', 'provider'], (db, { userId, provider }) =>
  db
    .selectFrom('users')
    .leftJoin('subscriptions as subscription', (on) =>
      on.onRef('subscription.user_id', '=', 'users.id').on('subscription.provider', '=', asProvider(provider)),
    )
    .leftJoin('payment_customers as customer', (on) =>
      on.onRef('customer.user_id', '=', 'users.id').on('customer.provider', '=', asProvider(provider)),
    )
    .leftJoin('plan_grants as grant', 'grant.user_id', 'users.id')
    .leftJoin('settings as began', (on) => on.on('began.name', '=', planBegan))
    .select([
      'users.made_at as madeAt',
      'began.value as planBeganAt',
      'grant.until_at as grantEndsAt',
      'customer.customer_id as customerId',
    ])
    .select(['subscription.status', 'subscription.cancels_at_period_end as cancelsAtPeriodEnd'])
    .select(['subscription.cancel_at as cancelAt', 'subscription.current_period_end as currentPeriodEnd'])
    .where('users.id', '=', userId),
);

/** Null once the account is gone. */
export async function planFacts(db: Db, userId: string, provider: Provider, now: Date): Promise<PlanFacts | null> {
  const [row] = await factsByAccount(db, { userId, provider });
  if (!row) return null;
  const { madeAt, planBeganAt, grantEndsAt, customerId, status, cancelsAtPeriodEnd, cancelAt, currentPeriodEnd } = row;
  const subscription: KnownStatus | null =
    status === null
      ? null
      : {
          status: statusOf(
            { status, cancelsAtPeriodEnd: isFlag(cancelsAtPeriodEnd ?? undefined), cancelAt: instant(cancelAt) },
            now,
          ),
          cancelAt: instant(cancelAt),
          currentPeriodEnd: instant(currentPeriodEnd),
        };
  return {
    userId,
    accountMadeAt: new Date(madeAt),
    planBeganAt: instant(planBeganAt),
    subscription,
    hasCustomer: customerId !== null,
    grantEndsAt: instant(grantEndsAt),
  };
}

function instant(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}

/**
 * Notes that this server has a plan: the trials of accounts that are there already start now. It is no earlier than the
 * last use of an account, and what a clock that was ahead has noted counts no more.
 */
export async function beginPlan(db: Db, now: Date): Promise<void> {
  const { usedAt } = await db
    .selectFrom('users')
    .select((row) => row.fn.max('used_at').as('usedAt'))
    .executeTakeFirstOrThrow();
  const at = usedAt !== null && usedAt > now.toISOString() ? usedAt : now.toISOString();
  await insertSettingIfMissing(db, planBegan, at);
  await db.updateTable('settings').set({ value: at }).where('name', '=', planBegan).where('value', '>', at).execute();
}

/** The placeholder of a prepared query stands for any provider. */
function asProvider(text: string): Provider {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return text as Provider;
}

export async function upsertGrant(trx: Trx, userId: string, until: Date, now: Date): Promise<void> {
  const grant = { until_at: until.toISOString(), made_at: now.toISOString() };
  await trx
    .insertInto('plan_grants')
    .values({ user_id: userId, ...grant })
    .onConflict((on) => on.column('user_id').doUpdateSet(grant))
    .execute();
}

/** @returns whether there was one */
export async function deleteGrant(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('plan_grants')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
