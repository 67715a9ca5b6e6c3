import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { signed } from '#server/payments/signature.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { noticesPath } from './routes/notices.ts';

const config = (env: Record<string, string>) => readConfig({ LOG_LEVEL: 'silent', ...env });

/** A sender whose body has begun, and its end. */
async function begin({ app }: TestHouse, headers: Record<string, string>) {
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
  let isTouched = false;
  let end = () => {};
  const body = new ReadableStream<Uint8Array>(
    {
      start: (to) => {
        end = () => to.close();
      },
      pull: (to) => {
        if (!isTouched) to.enqueue(new TextEncoder().encode('{'));
        isTouched = true;
        read();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half', headers };
  const answer = Promise.resolve(app.fetch(new Request(`http://localhost:3000${noticesPath}`, init)));
  await Promise.race([isRead, answer]);
  return { answer, end: () => end(), isTouched: () => isTouched };
}

const signatureOf = ({ clock }: TestHouse) => ({
  'stripe-signature': signed('whsec_forged', new TextEncoder().encode('{}'), clock.now()),
});

test('[SUB-03] a server without a plan has no place for notices, and reads none', async () => {
  const home = await aHouse({ config: config({ PLAN: 'off' }) });

  const { answer, isTouched } = await begin(home, signatureOf(home));

  expect((await answer).status).toBe(404);
  expect(isTouched()).toBe(false);
});

test.each([
  ['none', {}],
  ['one without a shape', { 'stripe-signature': 't=1,v1=abc' }],
  ['an old one', { 'stripe-signature': `t=1700000000,v1=${'0'.repeat(64)}` }],
])('[SUB-03] a notice whose signature is %s is refused unread', async (_, headers) => {
  const { answer, isTouched } = await begin(await aHouse({ config: config({ PLAN: 'on' }) }), headers);

  expect((await answer).status).toBe(400);
  expect(isTouched()).toBe(false);
});

test('[SUB-03] of senders who stop half way 64 are waited for, and others are told to come again', async () => {
  const home = await aHouse({ config: config({ PLAN: 'on' }) });
  const halves = [];
  for (let n = 0; n < 64; n += 1) halves.push(await begin(home, signatureOf(home)));

  const refused = await begin(home, signatureOf(home));
  for (const { end } of halves) end();
  await Promise.all(halves.map(({ answer }) => answer));
  const next = await begin(home, signatureOf(home));
  next.end();

  expect((await refused.answer).status).toBe(503);
  expect(refused.isTouched()).toBe(false);
  expect((await next.answer).status).toBe(400);
});
