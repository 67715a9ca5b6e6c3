import { expect, test } from 'vitest';
import { createCheckoutSession, createPortalSession, readSubscription } from '#contract/billing.ts';
import { billingJobs } from '#server/billing/jobs.ts';
import { readConfig } from '#server/config.ts';
import type { ProviderStatus } from '#domain/billing/subscription.ts';
import type { CheckoutAct, PortalAct } from '#server/payments/test-state.ts';
import { checkOut, manage } from '#testing/billing/paying.ts';
import { aFamily, aFamilyAlone } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { workOff } from '#testing/jobs.ts';

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const pathOf = (url: string) => new URL(url).pathname;

test('[SUB-03] the pages of the test provider say that no money moves, name the price, and work without script', async () => {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), planPrice: '<b>$5</b> a month' };
  const family = await aFamily(await aHouse({ config }));
  const { parent } = family;
  const { url } = await parent.call(createCheckoutSession, {});

  const page = await parent.get(pathOf(url));

  expect(page.status).toBe(200);
  expect(page.text).toContain('No money moves.');
  expect(page.text).toContain('AI insights and the expert chat are part of the plan.');
  expect(page.text).toContain('&lt;b&gt;$5&lt;/b&gt; a month');
  expect(page.text).toMatch(/<form [^>]*method="post">.*<button [^>]*value="pay">Pay<\/button>/);
  expect(page.text).not.toContain('<script');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test('[SUB-03] a declined card charges nothing and can be followed by one that is taken', async () => {
  const family = await aFamily();
  const { parent } = family;
  const { url } = await parent.call(createCheckoutSession, {});

  const declined = await parent.send('POST', pathOf(url), 'act=decline', form);
  const again = await parent.get(declined.headers.get('location') ?? '');
  const paid = await parent.send('POST', pathOf(url), 'act=pay', form);
  await workOff(family, billingJobs(family.house));

  expect(again.text).toContain('The card was declined.');
  expect(paid).toMatchObject({ status: 303 });
  expect(paid.headers.get('location')).toBe('/payment-success');
  expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'active' });
});

test('[SUB-03] a checkout is paid once, and is over after a day', async () => {
  const family = await aFamilyAlone();
  const { parent, stranger, clock } = family;
  const { url } = await parent.call(createCheckoutSession, {});
  const other = await stranger.call(createCheckoutSession, {});
  await parent.send('POST', pathOf(url), 'act=pay', form);

  const second = await parent.send('POST', pathOf(url), 'act=pay', form);
  clock.goOn({ days: 1 });
  const late = await stranger.send('POST', pathOf(other.url), 'act=pay', form);

  for (const over of [second, late]) {
    expect(over.status).toBe(404);
    expect(over.text).toContain('This payment is over.');
  }
  const made = family.house.db.selectFrom('test_payments').select('id').where('kind', '=', 'subscription');
  expect(await made.execute()).toHaveLength(1);
});

test('[SUB-04] the portal shows the state and plays each change', async () => {
  const family = await aFamily();
  const { parent } = family;
  await checkOut(family, parent);
  const { portalUrl } = await parent.call(createPortalSession, {});

  await parent.send('POST', pathOf(portalUrl), 'act=refund', form);
  await parent.send('POST', pathOf(portalUrl), 'act=cancel-at-end', form);
  await workOff(family, billingJobs(family.house));
  const page = await parent.get(pathOf(portalUrl));

  expect(page.text).toContain('No money moves.');
  expect(page.text).toContain('<dt>State</dt><dd>active</dd>');
  expect(page.text).toContain('<dt>Canceled at the end of the period</dt><dd>yes</dd>');
  expect(page.text).toContain('<dt>Last payment refunded</dt><dd>November 21, 2026</dd>');
  expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'pending_cancellation' });
});

test('[SUB-04] the address of a portal is kept for a day', async () => {
  const family = await aFamily();
  const { parent, clock } = family;
  await checkOut(family, parent);
  const { portalUrl } = await parent.call(createPortalSession, {});
  const id = pathOf(portalUrl).split('/').at(-1) ?? '';
  const stored = family.house.db.selectFrom('test_payments').select('kind').where('id', '=', id);
  expect(await stored.execute()).toEqual([{ kind: 'portal' }]);
  clock.goOn({ hours: 25 });

  await workOff(family, billingJobs(family.house));

  expect((await parent.get(pathOf(portalUrl))).status).toBe(404);
  expect(await stored.execute()).toEqual([]);
});

test('[SUB-04] the portal offers what can happen next alone, and an old tab changes nothing else', async () => {
  const family = await aFamily();
  const { parent } = family;
  await checkOut(family, parent);
  const { portalUrl } = await parent.call(createPortalSession, {});
  const offered = async () =>
    [...(await parent.get(pathOf(portalUrl))).text.matchAll(/name="act" value="([^"]*)"/g)].map(([, act]) => act);
  const press = (act: string) => parent.send('POST', pathOf(portalUrl), `act=${act}`, form);

  expect(await offered()).not.toContain('resume');
  await press('cancel-at-end');
  expect(await offered()).toContain('resume');
  expect(await offered()).not.toContain('cancel-at-end');
  await press('cancel-now');
  await press('refund');
  expect(await offered()).toEqual([]);
  await press('resume');
  await press('pay');
  await workOff(family, billingJobs(family.house));

  expect((await parent.get(pathOf(portalUrl))).text).toContain('It is over, and nothing more can happen to it.');
  expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'canceled' });
});

test('[SUB-02] each state that a provider can tell can be played', async () => {
  const seen = new Set<string>();
  const wayTo: Readonly<Record<ProviderStatus, readonly [CheckoutAct, ...PortalAct[]]>> = {
    active: ['pay'],
    trialing: ['start-trial'],
    incomplete: ['leave-open'],
    incomplete_expired: ['leave-open', 'expire'],
    past_due: ['pay', 'fail-payment'],
    unpaid: ['pay', 'fail-payment', 'give-up'],
    paused: ['pay', 'pause'],
    canceled: ['pay', 'cancel-now'],
  };
  for (const [begun, ...acts] of Object.values(wayTo)) {
    const family = await aFamily();
    await checkOut(family, family.parent, begun);
    for (const act of acts) await manage(family, family.parent, act);
    seen.add((await family.parent.call(readSubscription, {})).status ?? 'none');
  }

  expect([...seen]).toEqual(Object.keys(wayTo));
});

test('[SUB-03] a subscription that was canceled ends with its period, and another renews', async () => {
  const family = await aFamily();
  const { parent, stranger, clock, house } = family;
  await checkOut(family, parent);
  await checkOut(family, stranger);
  const { portalUrl } = await parent.call(createPortalSession, {});
  await parent.send('POST', pathOf(portalUrl), 'act=cancel-at-end', form);
  clock.goOn({ days: 31 });
  await workOff(family, billingJobs(house));

  expect(await parent.call(readSubscription, {})).toMatchObject({ status: 'canceled', isSubscribed: false });
  expect(await stranger.call(readSubscription, {})).toMatchObject({
    status: 'active',
    currentPeriodEnd: '2027-01-20T15:00:00.000Z',
  });
});

test.each([
  ['of another site', 'act=pay', { ...form, origin: 'https://evil.example' }, 403],
  ['with an unknown button', 'act=give', form, 422],
  ['without a button', '', form, 422],
  ['of 5 KB', `act=pay&x=${'x'.repeat(5000)}`, form, 413],
])('[SUB-03] a form %s is refused', async (_, body, headers, status) => {
  const family = await aFamily();
  const { parent } = family;
  const { url } = await parent.call(createCheckoutSession, {});

  expect(await parent.send('POST', pathOf(url), body, headers)).toMatchObject({ status });
  expect((await parent.get(pathOf(url))).status).toBe(200);
});

test.each([
  { hasPlan: false },
  { payments: { provider: 'stripe', secretKey: 's', webhookSecret: 'w', priceId: 'p' } },
] as const)('[SUB-03] the test provider has no pages where it is not used: %j', async (changes) => {
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...changes };
  const { parent } = await aFamily(await aHouse({ config }));

  expect((await parent.get('/test-payments/checkout/cs_test_1')).text).not.toContain('No money moves');
  expect((await parent.send('POST', '/test-payments/checkout/cs_test_1', 'act=pay', form)).status).toBe(404);
});
