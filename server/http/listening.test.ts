import { EventEmitter, once } from 'node:events';
import { Agent, request, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { startImport } from '#contract/accounts/transfers.ts';
import { readUpload } from './body.ts';
import type { Env } from './house.ts';
import { inEvents } from './event-stream.ts';
import { allowTime, handlersEnded, listen, worksOn } from './listening.ts';

const waits = { headersMs: 10_000, requestMs: 100, unreadMs: 60_000, lookEveryMs: 20 };
const impatient = { ...waits, unreadMs: 100 };
/** More than the operating system holds for a connection. */
const large = 'x'.repeat(16_000_000);
const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

test('[ASVS-2.4.1] whoever sends a request drop by drop is cut off', async () => {
  const app = new Hono<Env>().post('/', async (c) => c.text(await c.req.text().catch(() => '')));
  const port = await aServer(app);

  expect(await hungUp(port, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{')).toBe('');
  const chunked = 'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n';
  expect(await hungUp(port, chunked)).toBe('');
});

test('[ASVS-2.4.1] a body nobody asked for holds no line open after the answer', async () => {
  const port = await aServer(new Hono<Env>().get('/', (c) => c.text('ok')));

  expect(await hungUp(port, 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{')).toContain('200 OK');
});

test.each([
  { when: 'before it is read', parts: 0 },
  { when: 'while it arrives', parts: 1 },
])('after a file that is refused $when, the next request on its line is answered', async ({ parts }) => {
  const app = new Hono<Env>().post('/', async (c) => {
    const upload = readUpload(c, { mostBytes: 2_000_000 })[Symbol.asyncIterator]();
    for (let n = 0; n < parts; n += 1) await upload.next();
    await upload.return?.();
    return c.text('refused', 415);
  });
  const port = await aServer(app, { trustProxyHops: 0, waits: { ...waits, requestMs: 10_000 } });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push(await sendOver(agent, port, Buffer.alloc(900_000)));
  agent.destroy();

  expect(statuses).toEqual([415, 415, 415]);
});

test('[ASVS-2.4.1] headers that do not end are cut off', async () => {
  const port = await aServer(new Hono<Env>(), { trustProxyHops: 0, waits: { ...waits, headersMs: 50 } });

  expect(await hungUp(port, 'GET / HTTP/1.1\r\nhost: x\r\n')).toContain('408');
});

test('[ACC-03] a large file is given the time that a slow line takes', async () => {
  const app = new Hono<Env>().post('/', async (c) => {
    allowTime(c, startImport.upload.longestMs);
    return c.text(await c.req.text());
  });
  const port = await aServer(app);

  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 1.5 * waits.requestMs));
  socket.write('}');
  const [answer] = await once(socket, 'data');
  socket.destroy();

  expect(String(answer)).toContain('200 OK');
});

test.each([1, 4])('[ASVS-2.4.1] whoever asks %d times and reads no answer is cut off', async (times) => {
  const app = new Hono<Env>().get('/', (c) => c.text(large));
  const port = await aServer(app, { trustProxyHops: 0, waits: impatient });
  const socket = connect(port, '127.0.0.1').on('error', () => {});

  socket.write(get.repeat(times));

  await expect(heldByServer()).resolves.toMatchObject({ destroyed: true });
  socket.destroy();
});

test.each([
  { hops: 0, mb: 16, kept: 3 },
  { hops: 1, mb: 64, kept: 12 },
])(
  '[ASVS-2.4.1] of answers that nobody reads at most $mb MB stay in memory behind $hops proxies, the newest',
  async ({ hops, kept }) => {
    const app = new Hono<Env>().get('/', (c) => c.text(large.slice(0, 5_000_000)));
    const port = await aServer(app, { trustProxyHops: hops, waits });
    const held: Socket[] = [];
    server?.on('connection', (socket) => held.push(socket));
    const lines: Socket[] = [];

    for (let n = 0; n < 20; n += 1) {
      const line = connect(port, '127.0.0.1').on('error', () => {});
      lines.push(line);
      line.pause().write(get);
      await once(server ?? new EventEmitter(), 'request');
    }
    await expect.poll(() => held.filter(({ destroyed }) => destroyed).length).toBe(20 - kept);

    expect(held.slice(-kept).map(({ destroyed }) => destroyed)).toEqual(Array.from({ length: kept }, () => false));
    for (const line of lines) line.destroy();
  },
);

test('whoever reads an answer slowly is not cut off', async () => {
  const unreadMs = 300;
  const app = new Hono<Env>().get('/', (c) => c.text(large));
  const port = await aServer(app, { trustProxyHops: 0, waits: { ...waits, unreadMs } });
  const socket = connect(port, '127.0.0.1');
  const from = performance.now();
  socket.write(get.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  let read = 0;

  for await (const chunk of socket) {
    read += Buffer.byteLength(chunk);
    if (performance.now() - from < 2.5 * unreadMs) await new Promise((resolve) => setTimeout(resolve, 3));
  }

  expect(read).toBeGreaterThan(large.length);
  expect(performance.now() - from).toBeGreaterThan(2 * unreadMs);
});

test('an answer that takes long to make is waited for', async () => {
  const app = new Hono<Env>().get('/', async (c) => {
    await new Promise((resolve) => setTimeout(resolve, 2.5 * impatient.unreadMs));
    return c.text('ok');
  });
  const port = await aServer(app, { trustProxyHops: 0, waits: impatient });
  const socket = connect(port, '127.0.0.1');
  socket.write(get);

  const [answer] = await once(socket, 'data');
  socket.destroy();

  expect(String(answer)).toContain('200 OK');
});

test('[ASVS-2.4.1] a line with more requests at once than any browser sends is cut off, and they are not worked on', async () => {
  let begun = 0;
  const app = new Hono<Env>().get('/', async () => {
    begun += 1;
    return new Promise<Response>(() => {});
  });
  const port = await aServer(app);

  await hungUp(port, get.repeat(50));

  expect(begun).toBe(4);
});

test('a line that asks again after each answer is not cut off', async () => {
  const port = await aServer(new Hono<Env>().get('/', (c) => c.text('ok')));
  const socket = connect(port, '127.0.0.1');
  const answers: string[] = [];

  for (let times = 0; times < 10; times += 1) {
    socket.write(get);
    const [answer] = await once(socket, 'data');
    answers.push(String(answer).slice(0, 15));
  }
  socket.destroy();

  expect(new Set(answers)).toEqual(new Set(['HTTP/1.1 200 OK']));
});

test('a server has a most of lines at a time', async () => {
  await aServer(new Hono<Env>());

  expect(server?.maxConnections).toBe(2000);
});

test.each([
  { hops: 0, answered: 500 },
  { hops: 1, answered: 502 },
])('[ASVS-2.4.1] of 502 lines of one network $answered are taken behind $hops proxies', async ({ hops, answered }) => {
  const port = await aServer(new Hono<Env>(), { trustProxyHops: hops, waits });
  const lines = Array.from({ length: 502 }, () => connect(port, '127.0.0.1').on('error', () => {}));

  const ends = await Promise.all(lines.map(isAnswered));
  for (const line of lines) line.destroy();

  expect(ends.filter(Boolean)).toHaveLength(answered);
});

test('[ACC-03] a server that stops lets the handler of an upload that it cut off tidy up', async () => {
  const begun = Promise.withResolvers<void>();
  let isTidy = false;
  const app = new Hono<Env>().post('/', async (c) => {
    begun.resolve();
    await c.req.text().catch(() => '');
    await new Promise((resolve) => setTimeout(resolve, 20));
    isTidy = true;
    return c.text('');
  });
  const port = await aServer(app);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{');
  await begun.promise;

  await stopped();

  expect(isTidy).toBe(true);
});

test('[AI-04] a server that stops lets the handler of an answer that it cut off in the middle tidy up', async () => {
  const begun = Promise.withResolvers<void>();
  let isTidy = false;
  const app = new Hono<Env>().get('/', async (c) => {
    const work = async (tell: (json: string) => void) => {
      tell('1');
      begun.resolve();
      await once(c.req.raw.signal, 'abort');
      await new Promise((resolve) => setTimeout(resolve, 20));
      isTidy = true;
      return '2';
    };
    const { answer, ended } = inEvents(work, { headers: () => ({}), problemText: () => '' });
    worksOn(c, ended);
    return answer;
  });
  const port = await aServer(app);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await begun.promise;

  await stopped();

  expect(isTidy).toBe(true);
});

test('a handler that never ends does not keep a server from stopping', async () => {
  const begun = Promise.withResolvers<void>();
  const app = new Hono<Env>().get('/', async () => {
    begun.resolve();
    return new Promise<Response>(() => {});
  });
  const port = await aServer(app);
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await begun.promise;

  const from = performance.now();
  await stopped();

  expect(performance.now() - from).toBeLessThan(1000);
});

/** Its connections are cut off, as at the end of a stop. */
async function stopped(): Promise<void> {
  if (!server) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
  await handlersEnded(server, 200);
}

async function aServer(app: Hono<Env>, place = { trustProxyHops: 0, waits }): Promise<number> {
  server = await listen(app, { port: 0, host: '127.0.0.1', ...place }, place.waits);
  // A server that listens on a port has one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (server.address() as AddressInfo).port;
}

/** Whether the server answers what is sent on a line, and does not hang up before. */
function isAnswered(line: Socket): Promise<boolean> {
  return new Promise((resolve) => {
    line.once('data', () => resolve(true)).once('close', () => resolve(false));
    line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  });
}

/** The next connection, once the server has let go of it. */
async function heldByServer(): Promise<Socket> {
  const [socket] = await once(server ?? new EventEmitter(), 'connection');
  await once(socket, 'close');
  return socket;
}

/** What was answered until the server hung up. */
async function hungUp(port: number, sent: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => {});
  socket.write(sent);
  await once(socket, 'close');
  return answer;
}

async function sendOver(agent: Agent, port: number, body: Buffer): Promise<number | undefined> {
  const sent = request({ agent, port, host: '127.0.0.1', method: 'POST' }).end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  await once(answer?.resume() ?? sent, 'end');
  return answer?.statusCode;
}
