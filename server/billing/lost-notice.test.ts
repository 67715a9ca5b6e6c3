import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSubscription, createCheckoutSession } from '#contract/billing.ts';
import { aFamilyWithStripe, type StripeFamily } from '#testing/billing/stripe-house.ts';
import { StripeStandIn } from '#testing/billing/stripe-stand-in.ts';

let stripe: StripeStandIn;
let family: StripeFamily;

beforeEach(async () => {
  stripe = new StripeStandIn();
  family = await aFamilyWithStripe(stripe);
});

afterEach(() => stripe.end());

test("[SUB-03] [PUB-09] whoever has paid and waits for a notice that was lost has it by 'Check again'", async () => {
  const { parent, clock, status } = family;
  const { sessionId } = await parent.call(createCheckoutSession, {});
  stripe.pay(sessionId, clock.now());
  expect(await status()).toBeNull();

  expect(await parent.call(checkSubscription, {})).toMatchObject({ status: 'active', isSubscribed: true });

  expect(await status()).toBe('active');
});

test('[SUB-03] an account that never began to pay has nothing to ask for', async () => {
  const asked = stripe.calls.length;

  expect(await family.stranger.call(checkSubscription, {})).toMatchObject({ status: null, isSubscribed: false });

  expect(stripe.calls).toHaveLength(asked);
});

test('[SUB-03] it is told when Stripe cannot be asked, and that nothing has to be paid again', async () => {
  const { parent } = family;
  await parent.call(createCheckoutSession, {});
  stripe.trouble = 'down';

  expect(await parent.ask(checkSubscription, {})).toMatchObject({
    status: 503,
    body: { title: expect.stringContaining('Please do not pay again.') },
  });
});
