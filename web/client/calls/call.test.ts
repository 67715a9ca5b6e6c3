import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { call } from './call.ts';
import { CallFailed } from './call-failed.ts';
import { passwordQuestion } from './password-question.ts';

const Weight = z.object({ id: z.string(), weightKg: z.number() });
const readWeight = endpoint({
  method: 'GET',
  path: '/api/children/:childId/weights/:on',
  who: 'may see the child',
  summary: 'A weight.',
  params: z.object({ childId: z.string(), on: z.string() }),
  query: z.object({ units: z.string() }),
  reply: Weight,
});
const addWeight = endpoint({
  method: 'POST',
  path: '/api/weights',
  who: 'signed in',
  summary: 'Adds a weight.',
  body: z.object({ weightKg: z.number() }),
  reply: Weight,
  status: 201,
});
const addPhoto = endpoint({
  method: 'POST',
  path: '/api/photos',
  who: 'signed in',
  summary: 'Adds a photo.',
  upload: { mostBytes: 100 },
  reply: z.object({ id: z.string() }),
});
const notUnderstood = { code: 'not-understood', message: 'Received invalid data format from server' };
const weight = { id: 'w1', weightKg: 5.1 };
const problem = {
  type: '/problems/slow-down',
  title: 'Too many tries.',
  status: 429,
  code: 'slow-down',
  requestId: 'a1',
};

type Heard = { method: string | undefined; url: string | undefined; type: string | undefined; body: string };
let server: Server;
let heard: Heard[] = [];
let answer: (response: ServerResponse) => void;

beforeEach(async () => {
  heard = [];
  answer = says(200, weight);
  server = createServer((request, response) => void hear(request).then(() => answer(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A page's address stands before every path that it calls; Node has no page.
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, originOf(server)), init));
});

afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  if (server.listening) await new Promise((resolve) => server.close(resolve));
});

describe('a call', () => {
  test('escapes its parts in the path and the search', async () => {
    const params = { childId: 'a/b', on: '2026-11-21' };

    expect(await call(readWeight, { params, query: { units: 'lb & oz' } })).toEqual(weight);

    expect(heard).toEqual([
      { method: 'GET', url: '/api/children/a%2Fb/weights/2026-11-21?units=lb+%26+oz', type: undefined, body: '' },
    ]);
  });

  test('sends what it has as JSON', async () => {
    answer = says(201, weight);

    expect(await call(addWeight, { body: { weightKg: 5.1 } })).toEqual(weight);

    expect(heard).toEqual([
      { method: 'POST', url: '/api/weights', type: 'application/json', body: '{"weightKg":5.1}' },
    ]);
  });

  test('sends a file as it is, and gives a slow line two minutes for it', async () => {
    const upload = new Blob(['a photo'], { type: 'image/jpeg' });
    const waits = vi.spyOn(AbortSignal, 'timeout');

    expect(await call(addPhoto, { upload })).toEqual({ id: 'w1' });

    expect(heard).toEqual([{ method: 'POST', url: '/api/photos', type: 'image/jpeg', body: 'a photo' }]);
    expect(waits).toHaveBeenCalledExactlyOnceWith(120_000);
  });

  test.each([
    { what: 'a field of another kind', body: { id: 'w1', weightKg: 'heavy' } },
    { what: 'nothing', body: null },
  ])('[UI-02] takes only the answer that the contract promises, not $what', async ({ body }) => {
    answer = says(201, body);

    expect(await failureOf(addOne())).toMatchObject(notUnderstood);
  });

  test('that is answered in words that are no JSON is not understood', async () => {
    answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Please log in</h1>');

    expect(await failureOf(addOne())).toMatchObject(notUnderstood);
  });
});

describe('a call that needs the password first', () => {
  const needed = { ...problem, status: 403, code: 'password-needed' };

  test.each([
    { isProved: true, calls: 2 },
    { isProved: false, calls: 1 },
  ])('[CHILD-05] has it asked for and is made again once it is given: $isProved', async ({ isProved, calls }) => {
    const leave = passwordQuestion.subscribe(() => {
      if (!passwordQuestion.isAsked()) return;
      answer = says(201, weight);
      passwordQuestion.answer(isProved);
    });
    answer = says(403, needed);

    const reply = await addOne().catch((failed: unknown) => failed);
    leave();

    expect(reply).toMatchObject(isProved ? weight : { code: 'password-needed' });
    expect(heard).toHaveLength(calls);
  });

  test('[CHILD-05] fails at once without a form to ask', async () => {
    answer = says(403, needed);

    expect(await failureOf(addOne())).toMatchObject({ code: 'password-needed' });
  });

  test('[CHILD-05] waits for the answer that another call asked for', async () => {
    const leave = passwordQuestion.subscribe(() => {});

    const asked = [passwordQuestion.ask(), passwordQuestion.ask()];
    await Promise.resolve();
    passwordQuestion.answer(true);
    leave();

    expect(await Promise.all(asked)).toEqual([true, true]);
  });
});

describe('a call that is refused', () => {
  test('has the code, the message and how long to wait', async () => {
    answer = says(429, { ...problem, retryAfterS: 42 });

    expect(await failureOf(addOne())).toMatchObject({
      code: 'slow-down',
      message: 'Too many tries.',
      retryAfterS: 42,
      fields: [],
      current: undefined,
    });
  });

  test('carries the name by which the server has noted it', async () => {
    answer = says(429, problem);

    expect(await failureOf(addOne())).toMatchObject({ requestId: 'a1' });
  });

  test('names the fields at fault', async () => {
    const fields = [{ name: 'weightKg', code: 'too-big', message: 'Weight must be above 0 and at most 150 kg.' }];
    answer = says(422, { ...problem, status: 422, code: 'bad-input', fields });

    expect(await failureOf(addOne())).toMatchObject({ code: 'bad-input', fields });
  });

  test('brings what another parent has saved meanwhile', async () => {
    answer = says(409, { ...problem, status: 409, code: 'changed-meanwhile', current: { ...weight, version: 2 } });

    expect(await failureOf(addOne())).toMatchObject({ code: 'changed-meanwhile', current: { ...weight, version: 2 } });
  });
});

describe('without our answer, a call says that the server did not answer', () => {
  test('when there is no line', async () => {
    await new Promise((resolve) => server.close(resolve));

    expect(await failureOf(addOne())).toMatchObject({ code: 'offline', message: 'The server did not answer.' });
  });

  test('when the line breaks', async () => {
    answer = (response) => response.destroy();

    expect(await failureOf(addOne())).toMatchObject({ code: 'offline' });
  });

  test('when the line breaks in the middle of the answer', async () => {
    answer = (response) => {
      response.writeHead(201, { 'content-type': 'application/json', 'content-length': '500' });
      response.write('{"id":"w1"');
      setTimeout(() => response.destroy(), 20);
    };

    expect(await failureOf(addOne())).toMatchObject({ code: 'offline' });
  });

  test('when the server takes too long to begin', async () => {
    answer = () => {};

    const failed = await failureOf(call(addWeight, { body: { weightKg: 5.1 } }, undefined, 50));

    expect(failed).toMatchObject({ code: 'offline', message: 'The server did not answer.', requestId: undefined });
  });

  test('when the server takes too long to respond, and the parent can still leave', async () => {
    answer = (response) => response.writeHead(201, { 'content-type': 'application/json' }).write('{"id":"w1"');
    const { signal } = new AbortController();

    expect(await failureOf(call(addWeight, { body: { weightKg: 5.1 } }, signal, 50))).toMatchObject({
      code: 'offline',
    });
  });

  test('when something in between answers in its own words', async () => {
    answer = (response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');

    expect(await failureOf(addOne())).toMatchObject({ code: 'offline' });
  });
});

test('a call waits ten seconds for its answer', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');

  await addOne();

  expect(waits).toHaveBeenCalledExactlyOnceWith(10_000);
});

test('a call that is not wanted any more ends without a refusal', async () => {
  const leaving = new AbortController();
  answer = () => leaving.abort();

  const failed = await failureOf(call(addWeight, { body: { weightKg: 5.1 } }, leaving.signal));

  expect(failed).not.toBeInstanceOf(CallFailed);
  expect(failed).toHaveProperty('name', 'AbortError');
});

function addOne(): Promise<unknown> {
  return call(addWeight, { body: { weightKg: 5.1 } });
}

async function failureOf(given: Promise<unknown>): Promise<unknown> {
  return given.then(
    () => 'no failure',
    (failed: unknown) => failed,
  );
}

async function hear(request: IncomingMessage): Promise<void> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  heard.push({ method: request.method, url: request.url, type: request.headers['content-type'], body });
}

function says(status: number, body: unknown): (response: ServerResponse) => void {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function originOf(listening: Server): string {
  const address = listening.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1:1';
  return `http://127.0.0.1:${address.port}`;
}
