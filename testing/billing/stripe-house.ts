import { readSubscription } from '#contract/billing.ts';
import { billingJobs } from '#server/billing/jobs.ts';
import { beginPlan } from '#server/billing/queries.ts';
import type { Db } from '#server/db/db.ts';
import { readConfig } from '#server/config.ts';
import { stripePayments } from '#server/payments/stripe.ts';
import type { Answer } from '../client.ts';
import { aFamily, type Family } from '../family.ts';
import { aHouse } from '../house.ts';
import { workOff } from '../jobs.ts';
import { emptyTables } from '../db/stored-rows.ts';
import { signedByStripe, webhookSecret, type StripeStandIn } from './stripe-stand-in.ts';

export type StripeFamily = Family & {
  readonly stripe: StripeStandIn;
  /** Delivers a notice as Stripe does, and works off what follows. */
  readonly tell: (payload: string, given?: { readonly signature?: string }) => Promise<Answer>;
  /** What the parent is told to have. */
  readonly status: () => Promise<string | null>;
};

/** On a server whose payments go through Stripe's package to a server that stands in for Stripe's. */
export async function aFamilyWithStripe(stripe: StripeStandIn, db?: Db): Promise<StripeFamily> {
  const config = readConfig({
    LOG_LEVEL: 'silent',
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_ID: 'price_plan',
    PLAN_PRICE: '$5 a month',
  });
  if (config.payments.provider !== 'stripe') throw new Error('the settings name another provider');
  const place = { ...(await stripe.start()), longestMs: 1500 };
  const payments = await stripePayments(config.payments, config.publicUrl, place);
  const home = await aHouse({ config, payments, ...(db && { db }) });
  await emptyTables(home.house.db);
  await beginPlan(home.house.db, home.clock.now());
  const family = await aFamily(home);
  const { parent, clock } = family;
  return {
    ...family,
    stripe,
    tell: async (payload, { signature = signedByStripe(payload, clock.now()) } = {}) => {
      const answer = await family.visitor().send('POST', '/webhooks/payments', payload, {
        'stripe-signature': signature,
        'content-type': 'application/json',
      });
      await workOff(family, billingJobs(home.house));
      return answer;
    },
    status: async () => (await parent.call(readSubscription, {})).status,
  };
}
