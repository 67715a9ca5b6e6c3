import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { confirmAddress } from '#contract/accounts/signing-in.ts';
import { problems } from '#contract/problem.ts';
import { earlyCall } from './early-call.ts';

const target = { method: 'POST', path: '/api/confirm-address' } as const;
const request = { body: { token: 't'.repeat(43) } };

let server: Server;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  answer = { status: 200, body: { next: '/login' } };
  server = createServer((_, response) => response.writeHead(answer.status).end(JSON.stringify(answer.body)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a page that calls as it opens does not wait for its scripts to send', async () => {
  const sent = once(server, 'request');
  const confirm = earlyCall(target, async () => {
    await sent;
    return confirmAddress;
  });

  expect(await confirm(request)).toEqual({ next: '/login' });
});

test('a refusal is told by its code', async () => {
  answer = { status: 410, body: { type: '/problems/spent', requestId: 'r', code: 'spent', ...problems.spent } };

  await expect(earlyCall(target, async () => confirmAddress)(request)).rejects.toMatchObject({ code: 'spent' });
});

test('an answer that the contract does not promise is not understood', async () => {
  answer = { status: 200, body: { next: 'https://example.org' } };

  await expect(earlyCall(target, async () => confirmAddress)(request)).rejects.toMatchObject({
    code: 'not-understood',
  });
});

test('scripts that do not load count as no answer, and are loaded again with the next call', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const loads = [lost, lost];
  const confirm = earlyCall(target, () => loads.shift()?.() ?? Promise.resolve(confirmAddress));

  await expect(confirm(request)).rejects.toMatchObject({ code: 'offline' });
  await expect(confirm(request)).resolves.toEqual({ next: '/login' });
});
