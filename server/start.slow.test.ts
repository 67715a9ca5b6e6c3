import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { todayIn } from '#domain/time/day.ts';
import { passwordResets } from '#server/accounts/rules.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts';
import { buildIfNeeded } from '#server/pages/build.ts';
import { oldEditionWarning } from '#server/vaccines/rules.ts';
import { solvedChallenge } from '#testing/accounts.ts';
import { Client } from '#testing/client.ts';
import { freePort } from '#testing/db/free-port.ts';
import { aStartingServer } from '#testing/servers/starting-server.ts';

const patience = 60_000;
let dataDir = '';
let port = 0;

beforeAll(() => buildIfNeeded(), 180_000);

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fernling-start-'));
  port = await freePort();
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('a start that goes well', () => {
  test(
    'prints where it is, who can sign up and what the plan is, and nothing else',
    { timeout: patience },
    async () => {
      const server = await aStart();
      await server.isUp();

      const pages = await Promise.all(
        ['/', '/login', '/healthz', '/readyz'].map((path) => fetch(server.origin + path)),
      );
      const { code, out, err } = await server.stop('SIGTERM');

      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect({ code, out, err }).toEqual({
        code: 0,
        out: expect.stringMatching(
          new RegExp(
            `^Fernling is at http://localhost:${port}\nMails wait at http://localhost:${port}/outbox\\?key=[\\w-]{43}\nAnybody who reaches it can sign up \\(SIGN_UP=open\\).\nThere is a plan with a trial, and payments are tests: no money moves \\(PAYMENTS=test\\).\n$`,
          ),
        ),
        err: await ofAge(),
      });
    },
  );

  test('warns when mails cannot be sent', { timeout: patience }, async () => {
    const server = await aStart({ PUBLIC_URL: 'https://family.example.org' });
    await server.isUp();
    await server.hasWarned();

    const { out, err } = await server.stop('SIGINT');

    expect(out).toBe(
      'Fernling is at https://family.example.org\nSign-up is by invitation (SIGN_UP=invited): to a child, or by `npm run operator -- users invite ADDRESS`.\n',
    );
    expect(err).toBe(
      `SMTP_URL is not set: nobody gets a mail; \`npm run operator -- mail\` prints those that wait.\n${await ofAge()}`,
    );
  });
});

describe('a start that cannot go on says why in one sentence', () => {
  test.each([
    { settings: { PORT: 'eighty' }, sentence: 'PORT must be a whole number from 1 to 65535.' },
    { settings: { LOG_LEVEL: 'loud' }, sentence: 'LOG_LEVEL must be one of debug, info, warn, error, silent.' },
    {
      settings: { PUBLIC_URL: 'http://family.example.org' },
      sentence:
        'PUBLIC_URL http://family.example.org is plain http and not this machine: use https, or set ALLOW_PLAIN_HTTP=1 on a network you trust.',
    },
  ])('when a setting cannot be used: $settings', { timeout: patience }, async ({ settings, sentence }) => {
    expect(await refusedStart(settings)).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });

  test.each([
    {
      host: '192.0.2.1',
      sentence: 'HOST 192.0.2.1 is no address of this machine: use 127.0.0.1, or 0.0.0.0 for every address it has.',
    },
    {
      host: 'nowhere.invalid',
      sentence:
        'HOST nowhere.invalid leads to no address: use 127.0.0.1, or 0.0.0.0 for every address of this machine.',
    },
  ])('when it cannot listen there: $host', { timeout: patience }, async ({ host, sentence }) => {
    expect(await refusedStart({ HOST: host })).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });

  test.each([{ inside: '' }, { inside: '/data' }])(
    'when the data folder is a file or lies in one: file$inside',
    { timeout: patience },
    async ({ inside }) => {
      const file = join(dataDir, 'file');
      await writeFile(file, '');

      const { code, out, err } = await refusedStart({ DATA_DIR: file + inside });

      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toBe(`DATA_DIR ${file}${inside} is a file or lies in one: set DATA_DIR to a folder.\n`);
    },
  );

  test('when the data folder may not be made', { timeout: patience }, async () => {
    await chmod(dataDir, 0o555);
    const folder = join(dataDir, 'data');

    const { code, out, err } = await (await aStart({ DATA_DIR: folder }, anybody())).ended;

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(
      `DATA_DIR ${folder} cannot be made by this account (EACCES): set DATA_DIR to a folder in which it may write.\n`,
    );
  });

  test.runIf(process.platform === 'linux')(
    'when the data folder cannot be made, whoever tries',
    { timeout: patience },
    async () => {
      expect(await refusedStart({ DATA_DIR: '/proc/x' })).toEqual({
        code: 1,
        out: '',
        err: 'DATA_DIR /proc/x cannot be made by this account (ENOENT): set DATA_DIR to a folder in which it may write.\n',
      });
    },
  );

  test('when the folder of the pictures belongs to another account', { timeout: patience }, async () => {
    const pictures = join(dataDir, 'files/profile_pictures');
    await mkdir(pictures, { recursive: true });
    await chmod(dataDir, 0o777);
    await chmod(join(dataDir, 'files'), 0o777);
    await chmod(pictures, 0o555);

    const { code, out, err } = await (await aStart({}, anybody())).ended;

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toBe(`${pictures} cannot be written by this account: give this account the folder of DATA_DIR.\n`);
  });

  test('when the database may only be read', { timeout: patience }, async () => {
    const db = await openDb({ dataDir });
    await migrate(db);
    await close(db);
    await chmod(sqlitePath(dataDir), 0o444);
    await chmod(dataDir, 0o777);

    const { code, out, err } = await (await aStart({}, anybody())).ended;

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^[^\n]*cannot be opened for writing[^\n]*\n$/);
  });

  test('when the port is taken', { timeout: patience }, async () => {
    const neighbor = createServer().listen(port, '127.0.0.1');
    await once(neighbor, 'listening');

    const { code, out, err } = await refusedStart();
    neighbor.close();

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^[^\n]*\n$/);
    expect(err).toBe(`Port ${port} is taken: stop what uses it, or set PORT.\n`);
  });

  test('when the database is damaged', { timeout: patience }, async () => {
    const file = sqlitePath(dataDir);
    await writeFile(file, 'this was a database once'.repeat(1000));

    expect(await refusedStart()).toEqual({
      code: 1,
      out: '',
      err: `${file} is damaged or is not a database: put a copy or a backup in its place, and remove ${file}-wal and ${file}-shm.\n`,
    });
  });

  test('when the database was made by a newer version', { timeout: patience }, async () => {
    const db = await openDb({ dataDir });
    await migrate(db);
    await db.insertInto('migrations').values({ name: '9999-later', applied_at: new Date().toISOString() }).execute();
    await close(db);

    const { code, out, err } = await refusedStart();

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^[^\n]*newer[^\n]*\.\n$/);
  });
});

describe('a server that is asked to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    'answers what is under way first, and takes nothing new: %s',
    { timeout: patience },
    async (signal) => {
      const server = await aStart();
      await server.isUp();
      const underWay = await aRequestUnderWay();

      const stopped = server.stop(signal);
      await untilNobodyListens();
      underWay.finish();
      const answer = await underWay.answer;
      const { code, err } = await stopped;

      expect(answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
      expect(answer).toContain('"bits":18');
      expect({ code, err }).toEqual({ code: 0, err: await ofAge() });
    },
  );

  test.skipIf(process.platform === 'win32').each([
    { who: 'npm alone', signal: 'SIGTERM', whom: 'first' },
    { who: 'everybody at the terminal', signal: 'SIGINT', whom: 'group' },
  ] as const)(
    'answers what is under way first, when $signal goes to $who',
    { timeout: patience },
    async ({ signal, whom }) => {
      const started = await aStart({}, { detached: true, command: ['npm', ['start']] });
      await started.isUp();
      const underWay = await aRequestUnderWay();

      const stopped = started.stop(signal, whom);
      await untilNobodyListens();
      underWay.finish();

      expect(await underWay.answer).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
      expect((await stopped).code).toBe(0);
    },
  );

  test('begins no work in the background any more while it answers', { timeout: patience }, async () => {
    const server = await aStart();
    await server.isUp();
    const challengeToken = await solvedChallenge(new Client(fetch, server.origin), 'forgot');
    const body = JSON.stringify({ email: 'hannah@example.org', challengeToken });
    const underWay = await aRequestUnderWay('/api/forgot-password', body);

    const stopped = server.stop('SIGTERM');
    await untilNobodyListens();
    underWay.finish();
    expect(await underWay.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    await stopped;

    const db = await openDb({ dataDir });
    const waiting = await db.selectFrom('jobs').select('tries').where('kind', '=', passwordResets).execute();
    await close(db);
    expect(waiting).toEqual([{ tries: 0 }]);
  });

  test('does not wait for browsers that only keep a line open', { timeout: patience }, async () => {
    const server = await aStart();
    await server.isUp();
    const idle = await anIdleLine();

    const startedAt = performance.now();
    const { code } = await server.stop('SIGTERM');
    idle.destroy();

    expect(code).toBe(0);
    expect(performance.now() - startedAt).toBeLessThan(5000);
  });
});

/** Starts the server as `npm start` does, on the port and data folder of this test. */
async function aStart(settings: Record<string, string> = {}, ways: Parameters<typeof aStartingServer>[1] = {}) {
  const server = aStartingServer({ PORT: String(port), DATA_DIR: dataDir, ...settings }, ways);
  return { ...server, origin: `http://127.0.0.1:${port}` };
}

/** What a start says once its vaccine data has grown old: this is a test of every day to come. */
async function ofAge(): Promise<string> {
  const warning = await oldEditionWarning(todayIn('UTC', new Date()));
  return warning === null ? '' : `${warning}\n`;
}

/** An account for which permissions count: this one, unless it is root. */
function anybody(): { uid?: number } {
  return process.getuid?.() === 0 ? { uid: 65_534 } : {};
}

async function refusedStart(settings: Record<string, string> = {}) {
  return (await aStart(settings)).ended;
}

/** A request of which the server has read the beginning, and whose end comes when the test says so. */
async function aRequestUnderWay(path = '/api/challenges', body = '{"action":"sign-up"}') {
  const socket = await aLine();
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json'];
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`);
  // The server asks for the rest: so it has the beginning.
  await once(socket, 'data');
  socket.write(body.slice(0, 5));
  return { answer: everythingFrom(socket), finish: () => void socket.write(body.slice(5)) };
}

/** A connection that has had its answer and is kept open. */
async function anIdleLine(): Promise<Socket> {
  const socket = await aLine();
  socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

async function aLine(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function everythingFrom(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

async function untilNobodyListens(): Promise<void> {
  for (;;) {
    const isRefused = await aLine().then(
      (socket) => void socket.destroy(),
      () => true,
    );
    if (isRefused) return;
    await sleep(20);
  }
}
