import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeAccount } from '#contract/accounts/deletion.ts';
import { createCheckoutSession, readSubscription } from '#contract/billing.ts';
import { aFamilyWithStripe, type StripeFamily } from '#testing/billing/stripe-house.ts';
import { StripeStandIn } from '#testing/billing/stripe-stand-in.ts';
import { familyPassword } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';

let stripe: StripeStandIn;
let family: StripeFamily;

beforeEach(async () => {
  stripe = new StripeStandIn();
  family = await aFamilyWithStripe(stripe);
});

afterEach(() => stripe.end());

async function subscribed() {
  const { parent, clock, tell } = family;
  const { sessionId } = await parent.call(createCheckoutSession, {});
  const subscription = stripe.pay(sessionId, clock.now());
  await tell(stripe.notice('customer.subscription.created', subscription));
  return subscription;
}

/** Pays, and then has the rows of a backup from before that. */
async function restored() {
  const subscription = await subscribed();
  const { db } = family.house;
  for (const table of ['payment_customers', 'subscriptions', 'plan_changes', 'payment_events', 'jobs'] as const)
    await db.deleteFrom(table).execute();
  return subscription;
}

const close = () => family.parent.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });

describe('[SUB-03] who paid after the backup that was restored', () => {
  test('has the plan again with the next notice of Stripe', async () => {
    const { tell, status } = family;
    const subscription = await restored();
    expect(await status()).toBeNull();

    await tell(stripe.notice('invoice.paid', { object: 'invoice', customer: subscription.customer }));

    expect(await status()).toBe('active');
  });

  test('has the plan again within a day without one, however many pay', async () => {
    const { clock, status } = family;
    const subscription = await restored();
    for (let n = 0; n < 3; n += 1) stripe.subscribe('cus_of_another_shop', clock.now());

    clock.goOn({ days: 1 });
    await workOff(family);

    expect(await status()).toBe('active');
    expect(subscription.cancel_at_period_end).toBe(false);
  });

  test('is not charged twice by beginning to pay again', async () => {
    const { parent, status } = family;
    await restored();

    const answer = await parent.ask(createCheckoutSession, {});

    expect(answer).toMatchObject({ status: 409, body: { error: 'You have a subscription already.' } });
    expect(await status()).toBe('active');
    expect([stripe.customers.size, stripe.sessions.size]).toEqual([1, 1]);
  });

  test('is not billed on once the account is closed, nor after it is erased', async () => {
    const { clock } = family;
    const subscription = await restored();
    await close();
    await workOff(family);
    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });

    clock.goOn({ days: 30 });
    await workOff(family);

    expect(subscription.status).toBe('canceled');
    expect(stripe.customers.size).toBe(0);
  });

  test('is canceled at every customer of the account', async () => {
    const { parent, clock } = family;
    const first = await restored();
    stripe.customers.set('cus_second', {
      id: 'cus_second',
      object: 'customer',
      email: parent.email,
      metadata: { account: parent.id },
    });
    const second = stripe.subscribe('cus_second', clock.now());

    await close();
    clock.goOn({ days: 30 });
    await workOff(family);

    expect([first.status, second.status]).toEqual(['canceled', 'canceled']);
    expect(stripe.customers.size).toBe(0);
  });
});

describe('[SUB-03] a notice is not believed', () => {
  test('when it names an account: Stripe is asked whose the customer is', async () => {
    const { parent, stranger, tell } = family;
    const subscription = await restored();

    const forgotten = { ...subscription, metadata: { account: stranger.id }, client_reference_id: stranger.id };
    await tell(stripe.notice('customer.subscription.updated', forgotten));

    expect(await stranger.call(readSubscription, {})).toMatchObject({ status: null });
    expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'active' });
  });

  test('for an account that has a customer: the first one stays', async () => {
    const { parent, clock, tell, status } = family;
    const first = await subscribed();
    stripe.customers.set('cus_second', {
      id: 'cus_second',
      object: 'customer',
      email: parent.email,
      metadata: { account: parent.id },
    });
    const second = stripe.subscribe('cus_second', clock.now());
    second.status = 'past_due';

    await tell(stripe.notice('customer.subscription.created', second));

    expect(await status()).toBe('active');
    const kept = await family.house.db.selectFrom('payment_customers').select('customer_id').execute();
    expect(kept).toEqual([{ customer_id: first.customer }]);
  });
});
