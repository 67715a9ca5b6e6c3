import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCheckoutSession, createPortalSession, readSubscription } from '#contract/billing.ts';
import { readTrial } from '#contract/billing/trial.ts';
import { aFamilyWithStripe, type StripeFamily } from '#testing/billing/stripe-house.ts';
import { StripeStandIn } from '#testing/billing/stripe-stand-in.ts';
import { billingJobs } from './jobs.ts';
import { workOff } from '#testing/jobs.ts';
import { until } from '#testing/until.ts';

let stripe: StripeStandIn;
let family: StripeFamily;

beforeEach(async () => {
  stripe = new StripeStandIn();
  family = await aFamilyWithStripe(stripe);
});

afterEach(() => stripe.end());

/** Pays and has the notice of it delivered. */
async function subscribed() {
  const { parent, clock, tell } = family;
  const { sessionId } = await parent.call(createCheckoutSession, {});
  const subscription = stripe.pay(sessionId, clock.now());
  await tell(stripe.notice('customer.subscription.created', subscription));
  return subscription;
}

describe('[SUB-03] a checkout', () => {
  test('names the account to Stripe, and tells it nothing of a child', async () => {
    const { parent, child } = family;

    const begun = await parent.call(createCheckoutSession, {});

    const [customer] = [...stripe.customers.values()];
    expect(begun).toEqual({ sessionId: 'cs_2', url: 'https://stripe.example/pay/cs_2' });
    expect(customer).toMatchObject({ email: parent.email, metadata: { account: parent.id } });
    const asked = stripe.calls.at(-1);
    expect(Object.fromEntries(asked?.params ?? [])).toEqual({
      mode: 'subscription',
      customer: customer?.id,
      client_reference_id: parent.id,
      'metadata[account]': parent.id,
      'subscription_data[metadata][account]': parent.id,
      'line_items[0][price]': 'price_plan',
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost:3000/payment-success',
      cancel_url: 'http://localhost:3000/settings?section=subscription',
    });
    expect(asked?.key).toContain(parent.id);
    expect(JSON.stringify([...stripe.customers, ...stripe.sessions])).not.toContain(child.firstName);
  });

  test('makes the subscription active by the notice, and by nothing else', async () => {
    const { parent, clock, tell, status } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    await parent.get('/payment-success');
    const subscription = stripe.pay(sessionId, clock.now());
    await parent.get(`/payment-success?session_id=${sessionId}`);
    await workOff(family);
    expect(await status()).toBeNull();

    expect(await tell(stripe.notice('checkout.session.completed', stripe.sessions.get(sessionId) ?? {}))).toMatchObject(
      {
        status: 200,
      },
    );

    expect(await parent.call(readSubscription, {})).toMatchObject({
      status: 'active',
      isSubscribed: true,
      currentPeriodEnd: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000).toISOString(),
      cancelAt: null,
      hasPortal: true,
      isTest: false,
      price: '$5 a month',
    });
  });

  test('is found out about ten minutes later should no notice come', async () => {
    const { parent, clock, status } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    stripe.pay(sessionId, clock.now());
    clock.goOn({ minutes: 10 });
    await workOff(family);

    expect(await status()).toBe('active');
  });

  test('of two tabs is one, of one customer, however often it is begun', async () => {
    const { parent } = family;

    const [one, other] = await Promise.all([
      parent.call(createCheckoutSession, {}),
      parent.call(createCheckoutSession, {}),
    ]);
    const later = await parent.call(createCheckoutSession, {});

    expect(other).toEqual(one);
    expect(later).toEqual(one);
    expect([stripe.customers.size, stripe.sessions.size]).toEqual([1, 1]);
  });

  test('that has ended is begun anew, for the same customer', async () => {
    const { parent } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    const session = stripe.sessions.get(sessionId);
    if (session) session.status = 'expired';

    const next = await parent.call(createCheckoutSession, {});

    expect(next.sessionId).not.toBe(sessionId);
    expect([stripe.customers.size, stripe.sessions.size]).toEqual([1, 2]);
  });

  test('that is paid is not begun again, be there a notice or not', async () => {
    const { parent, clock } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    stripe.pay(sessionId, clock.now());

    const early = await parent.ask(createCheckoutSession, {});
    await workOff(family);
    const late = await parent.ask(createCheckoutSession, {});

    expect(early).toMatchObject({ status: 409, body: { error: 'You have a subscription already.' } });
    expect(late).toMatchObject({ status: 409, body: { error: 'You have a subscription already.', details: [] } });
    expect(stripe.sessions.size).toBe(1);
  });

  test('that is paid and not told yet is waited for', async () => {
    const { parent } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    const session = stripe.sessions.get(sessionId);
    if (session) session.status = 'complete';

    expect(await parent.ask(createCheckoutSession, {})).toMatchObject({
      status: 409,
      body: { error: 'Your payment is being confirmed. This takes a moment.' },
    });
    expect(stripe.sessions.size).toBe(1);
  });

  test('is begun at once by whose subscription has ended', async () => {
    const { parent, tell } = family;
    const subscription = await subscribed();
    subscription.status = 'canceled';
    await tell(stripe.notice('customer.subscription.deleted', subscription));

    await expect(parent.call(createCheckoutSession, {})).resolves.toMatchObject({ url: expect.any(String) });
  });

  test.each(['paused', 'unpaid', 'incomplete'] as const)(
    'is not begun beside a subscription that is %s, and is once that has ended',
    async (state) => {
      const { parent, tell } = family;
      const subscription = await subscribed();
      subscription.status = state;
      await tell(stripe.notice('customer.subscription.updated', subscription));

      const refused = await parent.ask(createCheckoutSession, {});
      subscription.status = 'canceled';

      expect(refused).toMatchObject({
        status: 409,
        body: { error: expect.stringContaining('Open "Manage Subscription" to continue it') },
      });
      await expect(parent.call(createCheckoutSession, {})).resolves.toMatchObject({ url: expect.any(String) });
    },
  );

  test('that is about to end makes way for another, and can be paid no more', async () => {
    const { parent, clock } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    clock.set('2026-11-22T14:55:00Z');

    const next = await parent.call(createCheckoutSession, {});

    expect(next.sessionId).not.toBe(sessionId);
    expect(stripe.sessions.get(sessionId)?.status).toBe('expired');
  });

  test('of a customer whom somebody removed at Stripe is one of a new customer', async () => {
    const { parent, clock, status } = family;
    await subscribed();
    stripe.customers.clear();
    clock.goOn({ days: 1 });
    await workOff(family);
    expect(await status()).toBe('canceled');

    await parent.call(createCheckoutSession, {});

    expect(stripe.customers.size).toBe(1);
  });
});

describe('[SUB-02] a subscription is as Stripe has it', () => {
  test('canceled for the end of the period, kept after all, overdue, paid again and ended', async () => {
    const { parent, clock, tell, status } = family;
    const subscription = await subscribed();
    const change = async (changes: Partial<typeof subscription>) => {
      Object.assign(subscription, changes);
      await tell(stripe.notice('customer.subscription.updated', subscription));
      return status();
    };

    expect(await change({ cancel_at_period_end: true })).toBe('pending_cancellation');
    expect(await parent.call(readSubscription, {})).toMatchObject({ cancelAt: '2026-12-21T15:00:00.000Z' });
    expect(await change({ cancel_at_period_end: false })).toBe('active');
    expect(await change({ cancel_at: Date.parse('2027-01-05T00:00:00Z') / 1000 })).toBe('pending_cancellation');
    expect(await change({ cancel_at: null, status: 'past_due' })).toBe('past_due');
    expect(await change({ status: 'active' })).toBe('active');
    clock.goOn({ minutes: 1 });
    expect(await change({ status: 'canceled' })).toBe('canceled');
    expect(await parent.call(readSubscription, {})).toMatchObject({ isSubscribed: false, hasPortal: true });
  });

  test('the one that counts is a subscribed one, even beside a newer one that was never paid', async () => {
    const { clock, tell, status } = family;
    const subscription = await subscribed();
    const second = stripe.subscribe(subscription.customer, clock.now());
    second.status = 'incomplete';
    await tell(stripe.notice('customer.subscription.created', second));

    expect(await status()).toBe('active');
  });

  test('its history goes into the export once for each change', async () => {
    const { house, clock, parent, tell } = family;
    const subscription = await subscribed();
    await tell(stripe.notice('invoice.paid', { object: 'invoice', customer: subscription.customer }));
    clock.goOn({ hours: 1 });
    subscription.status = 'canceled';
    await tell(stripe.notice('customer.subscription.deleted', subscription));

    const changes = await house.db
      .selectFrom('plan_changes')
      .select(['what', 'at'])
      .where('user_id', '=', parent.id)
      .orderBy('id')
      .execute();
    expect(changes).toEqual([
      { what: 'active', at: '2026-11-21T15:00:00.000Z' },
      { what: 'canceled', at: '2026-11-21T16:00:00.000Z' },
    ]);
  });

  test('[SUB-04] and is managed at its portal, by whom Stripe knows', async () => {
    const { parent, stranger } = family;
    const { customer } = await subscribed();

    expect(await parent.call(createPortalSession, {})).toEqual({
      portalUrl: `https://stripe.example/portal/${customer}`,
    });
    expect(await stranger.ask(createPortalSession, {})).toMatchObject({
      status: 404,
      body: { error: 'There is no subscription to manage yet.' },
    });
  });
});

describe('[SUB-03] while Stripe', () => {
  test.each(['down', 'error', 'html', 'silent', 'wrong key'] as const)(
    'is in trouble (%s), a parent is told, what is stored stays, and what comes late is right',
    async (trouble) => {
      const { parent, stranger, clock, tell, status } = family;
      const subscription = await subscribed();
      stripe.trouble = trouble;
      subscription.status = 'past_due';
      await tell(stripe.notice('customer.subscription.updated', subscription));

      const refused = await stranger.ask(createCheckoutSession, {});
      const portal = await parent.ask(createPortalSession, {});
      expect(await status()).toBe('active');
      for (let minute = 0; minute < 20; minute += 1) {
        clock.goOn({ minutes: 1 });
        if (trouble !== 'silent') await workOff(family, billingJobs(family.house));
      }
      expect(await status()).toBe('active');
      stripe.trouble = null;
      clock.goOn({ minutes: 1 });
      await workOff(family);

      expect(await status()).toBe('past_due');
      for (const { status: code, body } of [refused, portal]) {
        expect(code).toBe(503);
        expect(body).toMatchObject({
          code: 'unavailable',
          error: 'The payment provider cannot be reached right now. Nothing was charged. Please try again later.',
        });
      }
      await expect(stranger.call(createCheckoutSession, {})).resolves.toMatchObject({ url: expect.any(String) });
    },
  );

  test('is down for a night, what it told of before is asked when it is back', async () => {
    const { clock, tell, status } = family;
    const subscription = await subscribed();
    stripe.trouble = 'down';
    subscription.status = 'canceled';
    await tell(stripe.notice('customer.subscription.deleted', subscription));
    for (let hour = 0; hour < 12; hour += 1) {
      clock.goOn({ hours: 1 });
      await workOff(family, billingJobs(family.house));
    }
    expect(await status()).toBe('active');

    stripe.trouble = null;
    clock.goOn({ minutes: 1 });
    await workOff(family, billingJobs(family.house));

    expect(await status()).toBe('canceled');
  });

  test('answers late what it was asked early, the later answer stands', async () => {
    const { house, tell, status } = family;
    const subscription = await subscribed();
    const release = stripe.holdNextAnswer();
    const early = tell(stripe.notice('customer.subscription.updated', subscription));
    await until(
      () =>
        stripe.calls.filter(({ path, params }) => path === '/v1/subscriptions' && params.has('customer')).length === 2,
    );
    subscription.status = 'canceled';
    const asked = await house.db.selectFrom('payment_customers').select('asked').executeTakeFirstOrThrow();
    await tell(stripe.notice('customer.subscription.deleted', subscription));
    expect(await status()).toBe('canceled');

    release();
    await early;

    expect(asked.asked).toBe(2);
    expect(await status()).toBe('canceled');
  });

  test('was asked by a clock that was ahead, the state is looked up within a day all the same', async () => {
    const { clock, status } = family;
    const subscription = await subscribed();
    clock.goOn({ days: 365 });
    await workOff(family, billingJobs(family.house));
    clock.set('2026-11-22T16:00:00Z');
    subscription.status = 'unpaid';

    clock.goOn({ days: 1 });
    await workOff(family, billingJobs(family.house));

    expect(await status()).toBe('unpaid');
  });

  test('lost a notice, the state is looked up within a day', async () => {
    const { clock, status } = family;
    const subscription = await subscribed();
    clock.goOn({ minutes: 10 });
    await workOff(family);
    subscription.status = 'unpaid';
    clock.goOn({ hours: 22 });
    await workOff(family);
    expect(await status()).toBe('active');

    clock.goOn({ hours: 2 });
    await workOff(family);

    expect(await status()).toBe('unpaid');
  });
});

test('[SUB-01] a subscription that has ended leaves the trial as it was', async () => {
  const { parent, tell } = family;
  const subscription = await subscribed();
  subscription.status = 'canceled';
  await tell(stripe.notice('customer.subscription.deleted', subscription));

  expect(await parent.call(readTrial, {})).toMatchObject({ isActive: true, daysRemaining: 30, mayUseAi: true });
});
