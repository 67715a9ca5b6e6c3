import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { readConfig } from '#server/config.ts';
import { aHouse } from '#testing/house.ts';
import { anApp } from '#testing/planted.ts';
import { handle } from './handle.ts';
import type { Env } from './house.ts';
import { createLog } from '#server/log.ts';

const peer = '10.0.0.9';
const whoAmI = endpoint({
  method: 'POST',
  path: '/probe',
  who: 'anyone',
  summary: 'Tells the address that limits go by.',
  reply: z.strictObject({ network: z.string() }),
});

test.each([
  { hops: 0, forwarded: '203.0.113.7', network: peer },
  { hops: 1, forwarded: '203.0.113.7', network: '203.0.113.7' },
  { hops: 1, forwarded: '198.51.100.1, 203.0.113.7', network: '203.0.113.7' },
  { hops: 2, forwarded: '198.51.100.1, 203.0.113.7, 10.0.0.1', network: '203.0.113.7' },
  { hops: 2, forwarded: '198.51.100.1,203.0.113.7 , 10.0.0.1', network: '203.0.113.7' },
  { hops: 1, forwarded: '', network: peer },
  { hops: 1, forwarded: ' , ', network: peer },
  { hops: 1, forwarded: undefined, network: peer },
  { hops: 2, forwarded: '203.0.113.7', network: peer },
  { hops: 1, forwarded: '::ffff:203.0.113.7', network: '203.0.113.7' },
  { hops: 1, forwarded: '0:0:0:0:0:FFFF:CB00:7107', network: '203.0.113.7' },
  { hops: 1, forwarded: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2::/64' },
  { hops: 1, forwarded: '2001:0DB8:0001:0002::9', network: '2001:db8:1:2::/64' },
  { hops: 1, forwarded: '2001:db8::1:2:3:4', network: '2001:db8:0:0::/64' },
  { hops: 1, forwarded: '2001:db8:1:2::', network: '2001:db8:1:2::/64' },
  { hops: 1, forwarded: '64:ff9b::203.0.113.7', network: '64:ff9b:0:0::/64' },
  { hops: 1, forwarded: 'fe80::1%eth0', network: 'fe80:0:0:0::/64' },
  { hops: 1, forwarded: '::1', network: '0:0:0:0::/64' },
  { hops: 1, forwarded: '203.0.113.7:4123', network: '203.0.113.7' },
  { hops: 1, forwarded: '[2001:db8:1:2::9]:4123', network: '2001:db8:1:2::/64' },
  { hops: 1, forwarded: '[2001:db8:1:2::9]', network: '2001:db8:1:2::/64' },
  { hops: 1, forwarded: '[::ffff:203.0.113.7]:80', network: '203.0.113.7' },
  { hops: 1, forwarded: 'unknown', network: peer },
  { hops: 1, forwarded: '203.0.113.7_4123', network: peer },
])('behind $hops proxies, X-Forwarded-For $forwarded: $network', async ({ hops, forwarded, network }) => {
  const { ask } = await aGate(hops);

  expect(await ask(forwarded)).toEqual({ network });
});

test('[AUTH-12] the addresses that one home may choose from share a limit, those of its neighbor do not', async () => {
  const { ask } = await aGate(1);

  const [first, second, neighbor] = [
    await ask('2001:db8:1:2::a'),
    await ask('2001:db8:1:2:ffff::b'),
    await ask('2001:db8:1:3::a'),
  ];

  expect(second).toEqual(first);
  expect(neighbor).not.toEqual(first);
});

test('warns once of a header that is not trusted', async () => {
  const { ask, lines } = await aGate(0);

  await ask('203.0.113.7');
  await ask('203.0.113.8');

  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('all visitors behind that proxy count as one');
  expect(lines[0]).not.toContain('203.0.113');
});

test('without the header nothing is warned of', async () => {
  const { ask, lines } = await aGate(0);

  await ask(undefined);

  expect(lines).toEqual([]);
});

/** A server behind so many proxies, asked by a neighbor that passes a header on. */
async function aGate(hops: number) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const { house, app } = await aHouse({ log, config: readConfig({ TRUST_PROXY_HOPS: String(hops) }) });
  handle(anApp(house, app), whoAmI, async ({ network }) => ({ network: network() }));
  const ask = async (forwarded: string | undefined): Promise<unknown> => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    const answer = await app.request('/probe', { method: 'POST', headers }, connectionFrom(peer));
    return answer.json();
  };
  return { ask, lines };
}

function connectionFrom(remoteAddress: string): Env['Bindings'] {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
  return { incoming: new IncomingMessage(socket) };
}
