import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { close, openDb } from '#server/db/open-db.ts';
import { buildIfNeeded } from '#server/pages/build.ts';
import { aPostgresUrl } from '#testing/db/a-database.ts';
import { freePort } from '#testing/db/free-port.ts';
import { startArguments } from '#testing/servers/start-arguments.ts';
import { until } from '#testing/until.ts';

const patience = 60_000;

beforeAll(() => buildIfNeeded(), 180_000);

test.each(['pg_advisory_xact_lock', 'insert into "migrations"'])(
  'a start that loses PostgreSQL at %s says so in one sentence',
  { timeout: patience },
  async (statement) => {
    const { url } = await aLineLostAt(statement, await aPostgresUrl('empty'));
    const server = await aStart(url);

    expect(await server.ended).toBe(1);
    expect(server.out()).toBe('');
    expect(server.err()).toMatch(
      /^The database was lost during the start \([^\n]*\): start again once it can be used\.\n$/,
    );
  },
);

test(
  'a server that loses PostgreSQL after it gave its address goes on, and does its work when it is back',
  { timeout: patience },
  async () => {
    const direct = await aPostgresUrl();
    const { url, restore } = await aLineLostAt('insert into "jobs"', direct);
    const server = await aStart(url);

    await until(() => server.err().includes('no work can be taken'));
    restore();
    const db = await openDb({ databaseUrl: direct, dataDir: '' });
    onTestFinished(() => close(db));
    await until(async () => (await db.selectFrom('jobs').select('id').execute()).length > 0);

    expect(server.out()).toContain('Fernling is at');
    server.stop();
    expect(await server.ended).toBe(0);
  },
);

/** A line to PostgreSQL that goes down at the first statement with these words. */
async function aLineLostAt(words: string, direct: string) {
  const { hostname, port } = new URL(direct);
  const sockets = new Set<Socket>();
  let isDown = false;
  let isOver = false;
  const line = createServer((client) => {
    if (isDown) return void client.destroy();
    const database = connect(Number(port), hostname);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => {}));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy()).pipe(client);
    client.on('data', (sent) => {
      if (!isOver && sent.includes(words)) {
        isOver = isDown = true;
        for (const socket of sockets) socket.destroy();
      } else database.write(sent);
    });
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    line.close();
  });
  const url = new URL(direct);
  url.hostname = '127.0.0.1';
  url.port = String((line.address() as AddressInfo).port);
  return { url: url.href, restore: () => void (isDown = false) };
}

async function aStart(databaseUrl: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'fernling-lost-line-'));
  const child = spawn(process.execPath, startArguments, {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const ended = once(child, 'close').then(([code]: unknown[]) => code);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  return { out: () => out, err: () => err, ended, stop: () => child.kill('SIGTERM') };
}
