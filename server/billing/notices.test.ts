import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCheckoutSession, readSubscription } from '#contract/billing.ts';
import { aFamilyWithStripe, type StripeFamily } from '#testing/billing/stripe-house.ts';
import { signedByStripe, StripeStandIn } from '#testing/billing/stripe-stand-in.ts';
import { storedRows } from '#testing/db/stored-rows.ts';

const stripe = new StripeStandIn();
let family: StripeFamily;
let subscription: ReturnType<StripeStandIn['subscribe']>;

beforeAll(async () => {
  family = await aFamilyWithStripe(stripe);
  const { parent, clock, tell } = family;
  const { sessionId } = await parent.call(createCheckoutSession, {});
  subscription = stripe.pay(sessionId, clock.now());
  await tell(stripe.notice('customer.subscription.created', subscription));
});

afterAll(() => stripe.end());

beforeEach(async () => {
  subscription.status = 'active';
  await family.tell(stripe.notice('customer.subscription.updated', subscription));
});

const secondsAgo = (seconds: number) => new Date(family.clock.now().getTime() - seconds * 1000);

describe('[SUB-03] what Stripe has is what is stored, if its notices come', () => {
  test('twice', async () => {
    const { house, tell } = family;
    const payload = stripe.notice('customer.subscription.updated', subscription, 'evt_twice');
    subscription.status = 'past_due';
    const first = await tell(payload);
    const asked = stripe.calls.length;

    const second = await tell(payload);

    expect([first.status, second.status]).toEqual([200, 200]);
    expect(stripe.calls).toHaveLength(asked);
    const kept = house.db.selectFrom('payment_events').select('id').where('id', '=', 'stripe:evt_twice');
    expect(await kept.execute()).toHaveLength(1);
    expect(await family.status()).toBe('past_due');
  });

  test('at the same moment, in ten copies', async () => {
    subscription.status = 'past_due';
    const payload = stripe.notice('customer.subscription.updated', subscription, 'evt_ten');
    const asked = stripe.calls.length;

    const answers = await Promise.all(Array.from({ length: 10 }, () => family.tell(payload)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(stripe.calls.length - asked).toBe(1);
    expect(await family.status()).toBe('past_due');
  });

  test('in the wrong order: deleted before updated', async () => {
    const updated = stripe.notice('customer.subscription.updated', { ...subscription });
    subscription.status = 'canceled';
    await family.tell(stripe.notice('customer.subscription.deleted', subscription));

    await family.tell(updated);

    expect(await family.status()).toBe('canceled');
  });

  test('a day late', async () => {
    const { tell, clock, status } = family;
    const old = stripe.notice('customer.subscription.updated', { ...subscription, status: 'past_due' });
    clock.goOn({ days: 1 });

    expect(await tell(old)).toMatchObject({ status: 200 });

    expect(await status()).toBe('active');
  });

  test('signed 300 seconds ago or ahead', async () => {
    for (const [seconds, state] of [
      [300, 'past_due'],
      [-300, 'unpaid'],
    ] as const) {
      subscription.status = state;
      const payload = stripe.notice('customer.subscription.updated', subscription);
      await family.tell(payload, { signature: signedByStripe(payload, secondsAgo(seconds)) });
      expect(await family.status()).toBe(state);
    }
  });

  test('with the signature of an older secret beside the right one', async () => {
    subscription.status = 'past_due';
    const payload = stripe.notice('customer.subscription.updated', subscription);
    const [time = '', right = ''] = signedByStripe(payload, family.clock.now()).split(',');
    await family.tell(payload, { signature: `${time},v1=${'0'.repeat(64)},${right}` });

    expect(await family.status()).toBe('past_due');
  });
});

describe('[SUB-03] nothing is stored and nobody is asked for a notice', () => {
  type Sent = { readonly payload: string; readonly signature?: string };
  const forged: Readonly<Record<string, (payload: string) => Sent>> = {
    'with the signature of another secret': (payload) => ({
      payload,
      signature: signedByStripe(payload, family.clock.now(), 'whsec_forged'),
    }),
    'without a signature': (payload) => ({ payload, signature: '' }),
    'with half a signature': (payload) => ({ payload, signature: `t=${secondsAgo(0).getTime() / 1000},v1=abc` }),
    'signed 301 seconds ago': (payload) => ({ payload, signature: signedByStripe(payload, secondsAgo(301)) }),
    'signed an hour ahead': (payload) => ({ payload, signature: signedByStripe(payload, secondsAgo(-3600)) }),
    'of which one byte was changed': (payload) => ({
      payload: payload.replace('past_due', 'past_dua'),
      signature: signedByStripe(payload, family.clock.now()),
    }),
    'with two times': (payload) => ({
      payload,
      signature: `t=${secondsAgo(9).getTime() / 1000},${signedByStripe(payload, family.clock.now())}`,
    }),
    'that is no JSON': () => ({ payload: 'hello', signature: signedByStripe('hello', family.clock.now()) }),
    'with an id that cannot be stored': () => {
      const payload = JSON.stringify({ id: 'evt_\u0000', data: { object: {} } });
      return { payload, signature: signedByStripe(payload, family.clock.now()) };
    },
    'that names nothing': () => ({ payload: '{}', signature: signedByStripe('{}', family.clock.now()) }),
  };

  test.each(Object.entries(forged))('%s', async (_, forge) => {
    const { house, tell } = family;
    const before = await storedRows(house.db);
    const asked = stripe.calls.length;
    const { payload, ...given } = forge(
      stripe.notice('customer.subscription.updated', { ...subscription, status: 'past_due' }),
    );

    const answer = await tell(payload, given);

    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed' } });
    const { jobs: _jobs, ...after } = await storedRows(house.db);
    expect(before).toMatchObject(after);
    expect(stripe.calls).toHaveLength(asked);
  });

  test('of 5 MB', async () => {
    const payload = JSON.stringify({ id: 'evt_large', data: { object: { customer: 'x'.repeat(5_000_000) } } });

    expect(await family.tell(payload)).toMatchObject({ status: 413 });
    expect(
      await family.house.db.selectFrom('payment_events').select('id').where('id', 'like', '%evt_large').execute(),
    ).toEqual([]);
  });
});

test.each([
  ['cus_of_somebody_else', ['/v1/customers/cus_of_somebody_else']],
  ['', []],
  ['cus_\u0000', []],
])(
  '[SUB-03] a notice about a customer that is none of this server (%j) is taken, and only whose it is is asked',
  async (customer, questions) => {
    const asked = stripe.calls.length;

    const answer = await family.tell(stripe.notice('customer.subscription.updated', { ...subscription, customer }));

    expect(answer.status).toBe(200);
    expect(stripe.calls.slice(asked).map(({ path }) => path)).toEqual(questions);
    expect(await family.status()).toBe('active');
  },
);

test('[SUB-03] a notice about one account changes no other', async () => {
  const { stranger, coParent, clock, tell } = family;
  const { sessionId } = await stranger.call(createCheckoutSession, {});
  const other = stripe.pay(sessionId, clock.now());
  other.status = 'past_due';

  await tell(stripe.notice('customer.subscription.updated', other));

  expect(await stranger.call(readSubscription, {})).toMatchObject({ status: 'past_due' });
  expect(await coParent.call(readSubscription, {})).toMatchObject({ status: null });
  expect(await family.status()).toBe('active');
});

test('[SUB-03] what identifies a notice is kept for 90 days', async () => {
  const { house, clock, tell } = family;
  await tell(stripe.notice('customer.subscription.updated', subscription, 'evt_old'));
  const count = async () =>
    (await house.db.selectFrom('payment_events').select('id').where('id', 'like', '%evt_old').execute()).length;
  expect(await count()).toBe(1);
  clock.goOn({ days: 91 });

  await tell(stripe.notice('customer.subscription.updated', subscription, 'evt_new'));

  expect(await count()).toBe(0);
});
