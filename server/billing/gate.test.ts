import { describe, expect, test } from 'vitest';
import { readSubscription } from '#contract/billing.ts';
import { readTrial } from '#contract/billing/trial.ts';
import { readConfig } from '#server/config.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { checkOut, manage } from '#testing/billing/paying.ts';
import { aFamily } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { beginPlan } from './queries.ts';
import { requireAi } from './service.ts';

const refusal = { code: 'needs-plan', status: 403 };

describe('[SUB-05] what needs the plan', () => {
  test('is given one second before the end of a trial, and refused one second after', async () => {
    const { house, clock, parent } = await aFamily();
    clock.goOn({ days: 30, seconds: -1 });
    await expect(requireAi(house, parent, clock.now())).resolves.toBeUndefined();
    expect(await parent.call(readTrial, {})).toMatchObject({ isActive: true, daysRemaining: 1, mayUseAi: true });

    clock.goOn({ seconds: 2 });

    await expect(requireAi(house, parent, clock.now())).rejects.toMatchObject(refusal);
    expect(await parent.call(readTrial, {})).toMatchObject({
      isActive: false,
      isUsed: true,
      daysRemaining: 0,
      mayUseAi: false,
    });
  });

  test('does not depend on a clock that a browser names', async () => {
    const { clock, parent } = await aFamily();
    clock.goOn({ days: 31 });

    const { body } = await parent.get('/api/trial', { date: 'Sat, 21 Nov 2026 15:00:00 GMT' });

    expect(body).toMatchObject({ isActive: false, mayUseAi: false });
  });

  test.each([
    ['active', []],
    ['pending_cancellation', ['cancel-at-end']],
    ['past_due', ['fail-payment']],
    ['trialing', ['start-trial']],
  ] as const)('is given after the trial while the subscription is %s', async (status, acts) => {
    const family = await aFamily();
    const { house, clock, parent } = family;
    clock.goOn({ days: 40 });
    await checkOut(family, parent);
    for (const act of acts) await manage(family, parent, act);

    expect(await parent.call(readSubscription, {})).toMatchObject({ status, isSubscribed: true });
    await expect(requireAi(house, parent, clock.now())).resolves.toBeUndefined();
  });

  test.each([
    ['unpaid', 'give-up'],
    ['paused', 'pause'],
    ['canceled', 'cancel-now'],
  ] as const)('is refused after the trial while the subscription is %s', async (status, act) => {
    const family = await aFamily();
    const { house, clock, parent } = family;
    clock.goOn({ days: 40 });
    await checkOut(family, parent);
    await manage(family, parent, act);

    expect(await parent.call(readSubscription, {})).toMatchObject({ status, isSubscribed: false });
    expect(await parent.call(readTrial, {})).toMatchObject({ subscriptionStatus: status, isSubscribed: false });
    await expect(requireAi(house, parent, clock.now())).rejects.toMatchObject(refusal);
  });

  test('[SUB-02] is refused, and told as waiting, while a payment is being confirmed', async () => {
    const family = await aFamily();
    const { house, clock, parent } = family;
    clock.goOn({ days: 40 });
    await checkOut(family, parent, 'leave-open');

    expect(await parent.call(readTrial, {})).toMatchObject({ subscriptionStatus: 'incomplete', isSubscribed: false });
    await expect(requireAi(house, parent, clock.now())).rejects.toMatchObject(refusal);
  });

  test('is given to everybody on a server without a plan, which names no price', async () => {
    const config = { ...readConfig({ LOG_LEVEL: 'silent' }), hasPlan: false, planPrice: '$5 a month' };
    const { house, clock, parent } = await aFamily(await aHouse({ config }));
    clock.goOn({ days: 50 });
    await expect(requireAi(house, parent, clock.now())).resolves.toBeUndefined();

    expect(await parent.call(readTrial, {})).toMatchObject({ startedAt: null, isUsed: false, mayUseAi: true });
    expect(await parent.call(readSubscription, {})).toMatchObject({ status: null, price: null, isTest: false });
    for (const path of ['create-checkout-session', 'create-customer-portal-session']) {
      expect(await parent.post(`/functions/v1/${path}`, {})).toMatchObject({ status: 404 });
    }
  });
});

test.each([
  { clock: 'behind', at: '2026-10-12T15:00:00.000Z' },
  { clock: 'ahead', at: '2036-11-21T15:00:00.000Z' },
])('[SUB-01] a first start by a clock that is $clock takes no trial and gives none for years', async ({ at }) => {
  const db = await openDb(await aPlace());
  const { house, clock, parent } = await aFamily(await aHouse({ db }));
  clock.goOn({ days: 40 });
  await db.updateTable('users').set({ used_at: clock.now().toISOString() }).execute();
  await beginPlan(house.db, new Date(at));
  clock.goOn({ minutes: 5 });

  await beginPlan(house.db, clock.now());

  expect(await parent.call(readTrial, {})).toMatchObject({ isActive: true, daysRemaining: 30 });
  clock.goOn({ days: 30 });
  expect(await parent.call(readTrial, {})).toMatchObject({ isActive: false });
  await close(db);
});

test('[SUB-01] a later start by a clock that is behind moves no trial', async () => {
  const db = await openDb(await aPlace());
  const { house, clock, parent } = await aFamily(await aHouse({ db }));
  await db.updateTable('users').set({ made_at: '2026-08-01T12:00:00.000Z' }).execute();
  await beginPlan(house.db, clock.now());
  const began = clock.now().toISOString();

  await beginPlan(house.db, new Date('2026-01-01T00:00:00.000Z'));

  expect(await parent.call(readTrial, {})).toMatchObject({ startedAt: began, isActive: true });
  await close(db);
});

test('[SUB-01] the trial of an account older than the plan starts with the plan, and no later start moves it', async () => {
  const db = await openDb(await aPlace());
  const { house, clock, parent } = await aFamily(await aHouse({ db }));
  clock.goOn({ days: 20 });
  await beginPlan(house.db, clock.now());
  clock.goOn({ days: 29 });
  await beginPlan(house.db, clock.now());

  expect(await parent.call(readTrial, {})).toMatchObject({
    startedAt: '2026-12-11T15:00:00.000Z',
    isActive: true,
    isExpiringSoon: true,
    daysRemaining: 1,
  });
  await close(db);
});
