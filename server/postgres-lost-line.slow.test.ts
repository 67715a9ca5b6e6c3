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
import { aStartingServer } from '#testing/servers/starting-server.ts';
import { until } from '#testing/until.ts';

const patience = 60_000;

beforeAll(() => buildIfNeeded(), 180_000);

test.each(['pg_advisory_xact_lock', 'insert into "migrations"'])(
  'a start that loses PostgreSQL at %s says so in one sentence',
  { timeout: patience },
  async (statement) => {
    const { url } = await aLineLostAt(statement, await aPostgresUrl('empty'));
    const server = await aStart(url);

    const { code, out, err } = await server.ended;
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^The database was lost during the start \([^\n]*\): start again once it can be used\.\n$/);
  },
);

test(
  'a server that loses PostgreSQL after it gave its address goes on, and does its work when it is back',
  { timeout: patience },
  async () => {
    const direct = await aPostgresUrl();
    const { url, restore } = await aLineLostAt('insert into "jobs"', direct);
    const server = await aStart(url);

    await until(() => server.said().err.includes('no work can be taken'));
    restore();
    const db = await openDb({ databaseUrl: direct, dataDir: '' });
    onTestFinished(() => close(db));
    await until(async () => (await db.selectFrom('jobs').select('id').execute()).length > 0);

    expect(server.said().out).toContain('Fernling is at');
    expect((await server.stop('SIGTERM')).code).toBe(0);
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
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return aStartingServer({ PORT: String(await freePort()), DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
}
