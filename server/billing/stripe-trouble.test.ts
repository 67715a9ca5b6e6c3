import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCheckoutSession } from '#contract/billing.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import { aFamilyWithStripe, type StripeFamily } from '#testing/billing/stripe-house.ts';
import { StripeStandIn } from '#testing/billing/stripe-stand-in.ts';
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

describe('[SUB-03] when no notice comes', () => {
  test.each([20, 70, 300])(
    'of what was paid after %i minutes, it is found out in less than as long',
    async (minutes) => {
      const { parent, clock, status } = family;
      const { sessionId } = await parent.call(createCheckoutSession, {});
      clock.goOn({ minutes });
      await workOff(family, billingJobs(family.house));
      stripe.pay(sessionId, clock.now());
      clock.goOn({ minutes });
      await workOff(family, billingJobs(family.house));

      expect(await status()).toBe('active');
    },
  );

  test('a clock that is set back by two days makes the daily check ask for each account once more', async () => {
    const { house, parent, stranger, clock, status } = family;
    for (const payer of [parent, stranger])
      stripe.pay((await payer.call(createCheckoutSession, {})).sessionId, clock.now());
    clock.goOn({ hours: 26 });
    const questions = () => stripe.calls.filter(({ params }) => params.get('status') === 'all').length;
    const release = stripe.holdNextAnswer('/v1/subscriptions');
    const runner = new JobRunner(house);
    await runner.start(billingJobs(house).filter(({ kind }) => kind === 'check-plans'));
    await until(() => questions() === 1);
    clock.goOn({ hours: -52 });
    release();
    await until(async () => (await house.db.selectFrom('jobs').select('claim').execute()).every((job) => !job.claim));
    await runner.stop();

    expect(questions()).toBe(3);
    expect(await status()).toBe('active');
  });
});

describe('[SUB-03] while Stripe cannot be asked', () => {
  test('whoever may have just paid is not told that nothing was charged', async () => {
    const { parent } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    const session = stripe.sessions.get(sessionId);
    if (session) session.status = 'complete';
    stripe.trouble = 'down';

    expect(await parent.ask(createCheckoutSession, {})).toMatchObject({
      status: 503,
      body: {
        error:
          'The payment provider cannot be reached right now. If you have just paid, that is confirmed later. Please do not pay again.',
      },
    });
  });

  test.each([
    ['wrong key', 'payments-down-401'],
    ['error', 'payments-down-500'],
    ['down', 'payments-down'],
  ] as const)('(%s), the work that waits says %s', async (trouble, code) => {
    const { house, parent, clock, tell } = family;
    const { sessionId } = await parent.call(createCheckoutSession, {});
    const subscription = stripe.pay(sessionId, clock.now());
    stripe.trouble = trouble;
    await tell(stripe.notice('customer.subscription.created', subscription));

    const failed = house.db.selectFrom('jobs').select('last_error').where('last_error', 'is not', null);
    expect(await failed.where('kind', '=', 'fetch-plan').execute()).toEqual([{ last_error: code }]);
  });
});
