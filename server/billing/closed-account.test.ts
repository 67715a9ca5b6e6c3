import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cancelDeletion, closeAccount } from '#contract/accounts/deletion.ts';
import { createCheckoutSession } from '#contract/billing.ts';
import { aFamilyWithStripe, type StripeFamily } from '#testing/billing/stripe-house.ts';
import { StripeStandIn } from '#testing/billing/stripe-stand-in.ts';
import { familyPassword } from '#testing/family.ts';
import { workOff } from '#testing/jobs.ts';
import { until } from '#testing/until.ts';
import { billingJobs } from './jobs.ts';

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

const close = () => family.parent.call(closeAccount, { body: { password: familyPassword, confirmation: 'delete' } });

describe('[ACC-03] an account that is deleted', () => {
  test('is not billed again once it is closed', async () => {
    const subscription = await subscribed();
    await close();
    await workOff(family);

    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test('goes on as it was if it is reopened before Stripe could be asked', async () => {
    const { parent, clock } = family;
    const subscription = await subscribed();
    stripe.trouble = 'down';
    await close();
    await workOff(family);
    await parent.call(cancelDeletion, { body: {} });
    stripe.trouble = null;
    clock.goOn({ minutes: 2 });
    await workOff(family);

    expect(subscription.cancel_at_period_end).toBe(false);
  });

  test('is erased although Stripe is down for a night, and then canceled and removed there', async () => {
    const { house, parent, clock } = family;
    const subscription = await subscribed();
    await close();
    stripe.trouble = 'down';
    clock.goOn({ days: 30 });
    await workOff(family);
    const left = await house.db
      .selectFrom('jobs')
      .select(['kind', 'payload'])
      .where('kind', '=', 'remove-customer')
      .execute();
    expect(await house.db.selectFrom('users').select('id').where('id', '=', parent.id).execute()).toEqual([]);
    expect(left).toEqual([
      { kind: 'remove-customer', payload: JSON.stringify({ provider: 'stripe', customerId: subscription.customer }) },
    ]);
    for (let hour = 0; hour < 12; hour += 1) {
      clock.goOn({ hours: 1 });
      await workOff(family);
    }
    expect(subscription.status).toBe('active');

    stripe.trouble = null;
    clock.goOn({ minutes: 1 });
    await workOff(family);

    expect(subscription.status).toBe('canceled');
    expect(stripe.customers.has(subscription.customer)).toBe(false);
    expect(await house.db.selectFrom('jobs').select('kind').where('kind', '=', 'remove-customer').execute()).toEqual(
      [],
    );
  });

  test('while it begins to pay leaves no customer at Stripe', async () => {
    const { house, parent } = family;
    const release = stripe.holdNextAnswer('/v1/customers');
    const begun = parent.ask(createCheckoutSession, {});
    await until(() => stripe.customers.size === 1);
    await house.db.deleteFrom('users').where('id', '=', parent.id).execute();
    release();

    expect((await begun).status).toBe(401);
    await workOff(family, billingJobs(house));

    expect([stripe.customers.size, stripe.sessions.size]).toEqual([0, 0]);
  });

  test('changes nothing when Stripe tells of it later, once or again', async () => {
    const { house, clock, tell } = family;
    const subscription = await subscribed();
    await close();
    clock.goOn({ days: 30 });
    await workOff(family);

    const answer = await tell(stripe.notice('customer.subscription.deleted', subscription));

    expect(answer.status).toBe(200);
    expect(await house.db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
    expect(await house.db.selectFrom('plan_changes').selectAll().execute()).toEqual([]);
  });
});

describe('[ACC-03] an account that is closed while its checkout is open', () => {
  test('cannot be paid for any more', async () => {
    const { sessionId } = await family.parent.call(createCheckoutSession, {});

    await close();
    await workOff(family);

    expect(stripe.sessions.get(sessionId)?.status).toBe('expired');
  });

  test('is not renewed if it was paid before Stripe could be asked', async () => {
    const { parent, clock, tell } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    await close();
    await workOff(family);
    const subscription = stripe.pay(sessionId, clock.now());

    await tell(
      stripe.notice('checkout.session.completed', { object: 'checkout.session', customer: subscription.customer }),
    );

    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: true });
  });

  test.each(['incomplete', 'unpaid', 'paused'] as const)('does not come back from %s', async (state) => {
    const subscription = await subscribed();
    subscription.status = state;
    await close();
    await workOff(family);

    expect(subscription.status).toBe('canceled');
  });

  test('keeps it all if it is reopened first', async () => {
    const { parent } = family;
    const subscription = await subscribed();
    await close();
    await parent.call(cancelDeletion, { body: {} });
    await workOff(family);

    expect(subscription).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });
});
