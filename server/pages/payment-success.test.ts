import { expect, test } from 'vitest';
import { createCheckoutSession } from '#contract/billing.ts';
import { sendSignIn } from '#testing/accounts.ts';
import { aPerson } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { renderer } from '#web/app/render.tsx';

test('[PUB-09] a visitor is told that a payment has to be confirmed, and is led back after logging in', async () => {
  const home = await aHouse({ pages: renderer });
  const { email } = await aPerson(home, 'Hannah Brooks');
  const visitor = home.visitor();

  const { status, headers, text } = await visitor.get('/payment-success');

  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(text).toMatch(/<h1[^>]*>Log in to see your plan</);
  expect(text).toContain('A payment counts once the payment provider has confirmed it.');
  expect(text).toMatch(/<h1.*href="\/login".*<\/main>/s);
  expect(text).not.toMatch(/Payment Successful|is now active/);
  expect((await sendSignIn(visitor, { email })).body).toMatchObject({ next: '/payment-success' });
});

test('[PUB-09] whoever has begun to pay is told that the payment is waited for', async () => {
  const parent = await aPerson(await aHouse({ pages: renderer }), 'Hannah Brooks');
  await parent.call(createCheckoutSession, {});

  const { status, headers, text } = await parent.get('/payment-success');

  expect(status).toBe(200);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('We are waiting for the payment to be confirmed.');
  expect(text).not.toContain('Payment Successful');
});

test('[PUB-09] whoever never began to pay is told that no payment is under way', async () => {
  const parent = await aPerson(await aHouse({ pages: renderer }), 'Hannah Brooks');

  const { text } = await parent.get('/payment-success');

  expect(text).toContain('There is no payment under way');
  expect(text).not.toMatch(/We are waiting|Payment Successful/);
});

test('[PUB-09] [SUB-02] there is no such page without a plan, for a visitor and for a parent', async () => {
  const { config } = (await aHouse()).house;
  const home = await aHouse({ pages: renderer, config: { ...config, hasPlan: false } });
  const parent = await aPerson(home, 'Hannah Brooks');

  for (const reader of [home.visitor(), parent]) {
    const { status, text } = await reader.get('/payment-success');
    expect(status).toBe(404);
    expect(text).toContain('Oops!');
    expect(text).not.toMatch(/your plan|subscription|the payment/i);
  }
});
