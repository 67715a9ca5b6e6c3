import { expect, test } from 'vitest';
import { readSubscription } from '#contract/billing.ts';
import { readTrial } from '#contract/billing/trial.ts';
import { aFamily } from '#testing/family.ts';
import { checkOut, manage } from '#testing/billing/paying.ts';

test('[SUB-02, SUB-03, SUB-04] a parent pays, cancels, keeps it after all and cancels at once, with the test provider', async () => {
  const family = await aFamily();
  const { parent } = family;
  const status = async () => (await parent.call(readSubscription, {})).status;
  expect(await status()).toBeNull();

  await checkOut(family, parent);
  expect(await parent.call(readSubscription, {})).toEqual({
    userId: parent.id,
    status: 'active',
    cancelAt: null,
    currentPeriodEnd: '2026-12-21T15:00:00.000Z',
    isSubscribed: true,
    grantEndsAt: null,
    hasPortal: true,
    isTest: true,
    price: null,
  });
  await manage(family, parent, 'cancel-at-end');
  expect(await parent.call(readSubscription, {})).toMatchObject({
    status: 'pending_cancellation',
    cancelAt: '2026-12-21T15:00:00.000Z',
    isSubscribed: true,
  });
  await manage(family, parent, 'resume');
  expect(await status()).toBe('active');
  await manage(family, parent, 'cancel-now');
  expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'canceled', isSubscribed: false });
});

test('[SUB-01] a trial begins with the account and is told by the clock of the server', async () => {
  const { parent } = await aFamily();

  expect(await parent.call(readTrial, {})).toEqual({
    startedAt: '2026-11-21T15:00:00.000Z',
    endsAt: '2026-12-21T15:00:00.000Z',
    isUsed: true,
    isActive: true,
    daysRemaining: 30,
    isExpiringSoon: false,
    isNew: true,
    subscriptionStatus: null,
    isSubscribed: false,
    mayUseAi: true,
  });
});
