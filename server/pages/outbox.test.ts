import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Env } from '#server/http/house.ts';
import { hashOf } from '#server/auth/token.ts';
import { anEmail, sendSignUp } from '#testing/accounts.ts';
import { aHouse, type TestHouse } from '#testing/house.ts';
import { writeMails } from '#testing/jobs.ts';
import { renderer } from '#web/app/render.tsx';
import { outboxAddress } from './outbox.ts';

const key = 'key-of-this-house';
const pass = hashOf(`outbox ${key}`);
const ownHost = { host: 'localhost:3000', cookie: `outbox=${pass}` };

test.each(['localhost:3000', 'localhost', '127.0.0.1:3000', '[::1]:3000'])(
  '[AUTH-02] without a mail server this very machine reads the mails that wait, at %s',
  async (host) => {
    const home = await aHouse({ pages: renderer });
    const email = anEmail();
    await sendSignUp(home.visitor(), { email });
    await writeMails(home, 'mail-confirmation');

    const { status, text } = await outbox(home, { ...ownHost, host });

    expect(status).toBe(200);
    expect(text).toContain(email);
    expect(text).toContain('/confirm-email?token=');
  },
);

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this machine', async (peer) => {
  expect(await outbox(await aHouse({ pages: renderer }), ownHost, peer)).toMatchObject({ status: 200 });
});

test.each(['192.168.1.20', '203.0.113.7', '::ffff:10.0.0.9', 'fe80::1', '1127.0.0.1'])(
  'for another machine, %s, the outbox does not exist',
  async (peer) => {
    expect(await isNowhere(await aHouse({ pages: renderer }), ownHost, peer)).toBe(true);
  },
);

test.each(['family.example.org', 'localhost.example.org', '127.0.0.1.nip.io', '192.168.1.5:3000', ''])(
  'under another name, %j, the outbox does not exist',
  async (host) => {
    expect(await isNowhere(await aHouse({ pages: renderer }), { ...ownHost, host })).toBe(true);
  },
);

test.each(['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'X-Forwarded-Prefix'])(
  'behind a proxy that sends %s the outbox does not exist',
  async (name) => {
    expect(await isNowhere(await aHouse({ pages: renderer }), { ...ownHost, [name]: '127.0.0.1' })).toBe(true);
  },
);

test.each([
  { what: 'where a mail server is set', settings: { SMTP_URL: 'smtp://127.0.0.1:2525' } },
  { what: 'on a server for others', settings: { PUBLIC_URL: 'https://family.example.org' } },
])('$what the outbox does not exist', async ({ settings }) => {
  const config = readConfig({ LOG_LEVEL: 'silent', ...settings });

  expect(await isNowhere(await aHouse({ pages: renderer, config }), ownHost)).toBe(true);
});

test.each([
  {},
  { cookie: 'outbox=' },
  { cookie: `outbox=${key}` },
  { cookie: `outbox=${pass.slice(1)}` },
  { cookie: `outbox=${hashOf('outbox key-of-another-start')}` },
])('without the key of this start, %j, the outbox does not exist', async (cookie) => {
  expect(await isNowhere(await aHouse({ pages: renderer }), { host: 'localhost:3000', ...cookie })).toBe(true);
});

test('the address that the start prints opens the outbox until the browser is closed, and leaves its key neither there nor in the cookie, which no other page is sent', async () => {
  const home = await aHouse({ pages: renderer });
  const address = new URL(outboxAddress(home.house) ?? '');

  const opened = await home.app.request(address, { headers: { host: address.host } }, connectionFrom('127.0.0.1'));

  expect(opened.status).toBe(303);
  expect(opened.headers.get('location')).toBe('/outbox');
  expect(opened.headers.getSetCookie()).toEqual([`outbox=${pass}; Path=/outbox; HttpOnly; SameSite=Lax`]);
});

test.each([
  { what: 'a wrong key', address: '/outbox?key=key-of-another-start', headers: {}, peer: '127.0.0.1' },
  { what: 'the key from another machine', address: `/outbox?key=${key}`, headers: {}, peer: '192.168.1.20' },
  {
    what: 'the key through a proxy that says so',
    address: `/outbox?key=${key}`,
    headers: { 'x-forwarded-for': '203.0.113.7' },
    peer: '127.0.0.1',
  },
])('$what opens nothing', async ({ address, headers, peer }) => {
  const home = await aHouse({ pages: renderer });

  const answer = await home.app.request(
    `http://localhost:3000${address}`,
    { headers: { host: 'localhost:3000', ...headers } },
    connectionFrom(peer),
  );

  expect({ status: answer.status, cookies: answer.headers.getSetCookie() }).toEqual({ status: 404, cookies: [] });
});

test('the outbox is never cached or indexed', async () => {
  const { headers } = await outbox(await aHouse({ pages: renderer }), ownHost);

  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
});

async function outbox({ app }: TestHouse, headers: Record<string, string>, peer = '127.0.0.1') {
  const answer = await app.request('http://localhost:3000/outbox', { headers }, connectionFrom(peer));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Whether the answer is that of an unknown address. */
async function isNowhere(home: TestHouse, headers: Record<string, string>, peer?: string): Promise<boolean> {
  const { status, text } = await outbox(home, headers, peer);
  const nowhere = (await home.visitor().get('/nowhere')).text;
  return status === 404 && text === nowhere.replace('>Nowhere<', '>Outbox<');
}

function connectionFrom(remoteAddress: string): Env['Bindings'] {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return { incoming: new IncomingMessage(socket) };
}
