import { describe, expect, test } from 'vitest';
import { createCheckoutSession } from '#contract/billing.ts';
import { openSession } from '#server/auth/session.ts';
import { aFamily } from '#testing/family.ts';
import { aHouseWithFreshLimits, noLimits } from '#testing/house.ts';
import { grant } from './service.ts';

const checkout = '/functions/v1/create-checkout-session';
const portal = '/functions/v1/create-customer-portal-session';

describe('[API-01] the functions of payments', () => {
  test('take a bearer token, and any body or none', async () => {
    const { house, parent, visitor } = await aFamily();
    const token = await openSession(house.db, { userId: parent.id, remember: false, now: house.clock() });
    const headers = { authorization: `Bearer ${token}`, apikey: 'anon', origin: house.config.publicUrl };

    const answers = [
      await visitor().send('POST', checkout, undefined, headers),
      await visitor().send('POST', checkout, '{}', headers),
      await visitor().send('POST', checkout, 'null', { ...headers, 'content-type': 'text/plain' }),
      await visitor().send('POST', portal, undefined, headers),
    ];

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.body).toEqual({ sessionId: expect.stringMatching(/^cs_/), url: expect.stringMatching(/^http/) });
    expect(answers[3]?.body).toEqual({ portalUrl: expect.stringMatching(/^http/) });
  });

  test.each([checkout, portal])('refuse a visitor with the fields of the specification: %s', async (path) => {
    const { nobody } = await aFamily();

    expect(await nobody.post(path, {})).toMatchObject({
      status: 401,
      body: { code: 'sign-in-needed', error: 'Please log in first.', details: [] },
    });
  });

  test('[SUB-03] begin no payment for what the operator has given, until that has ended', async () => {
    const { house, parent, clock } = await aFamily();
    const until = new Date(clock.now().getTime() + 60_000);
    await grant(house.db, parent.id, until, clock.now());

    expect(await parent.ask(createCheckoutSession, {})).toMatchObject({
      status: 409,
      body: { code: 'already-exists', title: 'You have the plan for nothing. There is nothing to pay.' },
    });
    clock.goOn({ seconds: 61 });
    await expect(parent.call(createCheckoutSession, {})).resolves.toMatchObject({ url: expect.any(String) });
  });

  test('refuse a page of another site', async () => {
    const { parent } = await aFamily();

    expect(await parent.post(checkout, {}, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
  });

  test('refuse an account that opens too many pages of the provider, and no other', async () => {
    const limits = { ...noLimits, paymentPages: { most: 2, windowS: 3600 } };
    const { parent, coParent } = await aFamily(await aHouseWithFreshLimits({ limits }));
    for (let n = 0; n < 2; n += 1) await parent.call(createCheckoutSession, {});

    expect(await parent.ask(createCheckoutSession, {})).toMatchObject({
      status: 429,
      body: { error: 'Too many tries. Please wait a little.', retryAfterS: 3600 },
    });
    await expect(coParent.call(createCheckoutSession, {})).resolves.toMatchObject({ url: expect.any(String) });
  });
});
