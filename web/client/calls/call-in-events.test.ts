import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { callInEvents } from './call-in-events.ts';

const count = endpoint({
  method: 'POST',
  path: '/api/count',
  who: 'anyone',
  summary: 'Counts.',
  body: z.object({ to: z.number() }),
  events: z.object({ kind: z.literal('number'), number: z.number() }),
  reply: z.object({ sum: z.number() }),
});
const problem = { type: '/problems/unexpected', title: 'No.', status: 500, code: 'unexpected', requestId: 'a1' };
const one = 'data: {"kind":"number","number":1}\n\n';
const two = 'data: {"kind":"number","number":2}\n\n';
const last = 'event: reply\ndata: {"sum":3}\n\n';
const told = {
  one: { kind: 'number', number: 1 },
  two: { kind: 'number', number: 2 },
  last: { kind: 'reply', reply: { sum: 3 } },
};

let server: Server;
let answer: (response: ServerResponse) => void;
/** How often a caller has hung up before the end. */
let left = 0;

beforeEach(async () => {
  left = 0;
  server = createServer((request, response) => {
    response.on('close', () => (left += response.writableEnded ? 0 : 1));
    request.resume().on('end', () => answer(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 1}`;
  // A page's address stands before every path that it calls; Node has no page.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, origin), init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('tells each piece when it has come, and the reply at last', async () => {
  const begun = Promise.withResolvers<ServerResponse>();
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' }).write(one);
    begun.resolve(response);
  };
  const events = callInEvents(count, { body: { to: 2 } }, new AbortController().signal);

  expect(await events.next()).toEqual({ value: told.one, done: false });
  (await begun.promise).write(two);
  expect(await events.next()).toEqual({ value: told.two, done: false });
  (await begun.promise).end(last);
  expect(await events.next()).toEqual({ value: told.last, done: false });
  expect(await events.next()).toEqual({ value: undefined, done: true });
});

test('takes events however the line cuts them, and what is no event for a sign of life', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const byte of Buffer.from(`:\n\n${one}:\n\n${two}${last}`)) response.write(Uint8Array.of(byte));
    response.end();
  };

  expect(await heard()).toEqual([told.one, told.two, told.last]);
});

test('takes a whole answer of a server that sends no events', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"sum":3}');

  expect(await heard()).toEqual([told.last]);
});

const stream = { 'content-type': 'text/event-stream' };
const refused = { 'content-type': 'application/problem+json' };
const until = { nextAvailableDate: '2026-12-04T10:00:00.000Z', daysRemaining: 3 };

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    'a refusal, with when the limit ends',
    (response) =>
      response
        .writeHead(429, refused)
        .end(JSON.stringify({ ...problem, status: 429, code: 'slow-down', next: until, details: until })),
    { code: 'slow-down', message: 'No.', next: until },
  ],
  [
    'a refusal after pieces',
    (response) => response.writeHead(200, stream).end(`${one}event: problem\ndata: ${JSON.stringify(problem)}\n\n`),
    { code: 'unexpected', requestId: 'a1', next: undefined },
  ],
  [
    'an end without a reply',
    (response) => response.writeHead(200, stream).end(`${one}event: reply\ndata: {"sum"`),
    { code: 'offline' },
  ],
  [
    'a line that breaks',
    (response) => response.writeHead(200, stream).write(one, () => response.destroy()),
    { code: 'offline' },
  ],
  ['a line that breaks at once', (response) => response.destroy(), { code: 'offline' }],
  ['silence before it begins', () => {}, { code: 'offline' }],
  ['silence in the middle', (response) => response.writeHead(200, stream).write(one), { code: 'offline' }],
  [
    'a piece of another kind',
    (response) => response.writeHead(200, stream).end('data: {"kind":"x"}\n\n'),
    notUnderstood(),
  ],
  ['a piece that is no JSON', (response) => response.writeHead(200, stream).end('data: <p>\n\n'), notUnderstood()],
  [
    'a reply of another kind',
    (response) => response.writeHead(200, stream).end('event: reply\ndata: {}\n\n'),
    notUnderstood(),
  ],
  [
    'a page of a proxy',
    (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    { code: 'offline' },
  ],
])('%s is a failure', async (_, answers, failure) => {
  answer = answers;

  await expect(heard()).rejects.toMatchObject({ name: 'Error', ...failure });
});

test('a server that is heard of is waited for', async () => {
  answer = (response) => {
    response.writeHead(200, stream).write(one);
    let beats = 0;
    const beat = setInterval(() => {
      beats += 1;
      if (beats < 12) return void response.write(':\n\n');
      clearInterval(beat);
      response.end(last);
    }, 20);
  };

  expect(await heard()).toEqual([told.one, told.last]);
});

test('ends the call when it is not wanted any more, and when nobody reads on', async () => {
  const unwanted = new AbortController();
  answer = (response) => response.writeHead(200, stream).write(one);
  const events = callInEvents(count, { body: { to: 2 } }, unwanted.signal);
  await events.next();
  unwanted.abort();

  await expect(events.next()).rejects.toHaveProperty('name', 'AbortError');
  await expect.poll(() => left).toBe(1);

  for await (const _ of callInEvents(count, { body: { to: 2 } }, new AbortController().signal)) break;
  await expect.poll(() => left).toBe(2);
});

test('tells nothing more once it is not wanted, though it has come', async () => {
  const unwanted = new AbortController();
  answer = (response) => response.writeHead(200, stream).end(one + two + last);
  const events = callInEvents(count, { body: { to: 2 } }, unwanted.signal);
  await events.next();

  unwanted.abort();

  await expect(events.next()).rejects.toHaveProperty('name', 'AbortError');
});

async function heard(): Promise<unknown[]> {
  const all: unknown[] = [];
  const waits = { beginMs: 150, silenceMs: 150 };
  for await (const event of callInEvents(count, { body: { to: 2 } }, new AbortController().signal, waits))
    all.push(event);
  return all;
}

function notUnderstood() {
  return { code: 'not-understood', message: 'Received invalid data format from server' };
}
