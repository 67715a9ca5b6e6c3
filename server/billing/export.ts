import type { Db } from '#server/db/db.ts';
import { isFlag } from '#server/db/flag.ts';
import type { Fates } from '#server/db/portable.ts';
import { planChangesOf, storedPlanOf } from './queries/history.ts';

const notImported = { not: 'A plan is with the payment provider of the server where it was begun.' };
const ofTheProvider = { not: 'It holds nothing but numbers under which the payment provider knows things.' };

export const billingFates: Fates = {
  payment_customers: { exported: ofTheProvider, imported: notImported, deleted: { user_id: 'the row' } },
  subscriptions: { exported: 'with its account', imported: notImported, deleted: { user_id: 'the row' } },
  plan_grants: { exported: 'with its account', imported: notImported, deleted: { user_id: 'the row' } },
  plan_changes: { exported: 'with its account', imported: notImported, deleted: { user_id: 'the row' } },
  payment_events: {
    exported: ofTheProvider,
    imported: notImported,
    deleted: {},
    endsBy: 'being 90 days old',
  },
  test_payments: {
    exported: ofTheProvider,
    imported: notImported,
    deleted: {},
    endsBy: 'the erasing of the account, by a job',
  },
};

/** For the file of the account. Without what only the payment provider knows. */
export async function planFile(db: Db, userId: string) {
  const { subscription, grant } = await storedPlanOf(db, userId);
  return {
    subscription: subscription && {
      ...subscription,
      cancelsAtPeriodEnd: isFlag(subscription.cancelsAtPeriodEnd),
    },
    grant,
    changes: await planChangesOf(db, userId),
  };
}
