import { spawnSync } from 'node:child_process';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { temporaryFolder } from '#server/portability/temporary-file.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { temporaryStorage } from '#testing/files/temporary-storage.ts';
import { aHouse } from '#testing/house.ts';

afterEach(() => vi.useRealTimers());

test('a running server is alive without its database', async () => {
  const db = await openDb(await aPlace());
  const { visitor } = await aHouse({ db });
  await close(db);

  expect(await visitor().get('/healthz')).toMatchObject({ status: 200, text: 'ok' });
});

test('a server whose database answers is ready', async () => {
  const { visitor } = await aHouse();

  const answer = await visitor().get('/readyz');

  expect(answer).toMatchObject({ status: 200, text: 'ready' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('a server whose database is closed is not ready', async () => {
  const db = await openDb(await aPlace());
  const { visitor } = await aHouse({ db });
  await close(db);

  expect(await visitor().get('/readyz')).toMatchObject({ status: 503, text: 'the database does not answer' });
});

test('a server that cannot write is not ready', async () => {
  const { storage } = temporaryStorage();
  const { visitor } = await aHouse({ storage: { ...storage, isWritable: async () => false } });

  expect(await visitor().get('/readyz')).toMatchObject({ status: 503, text: 'nothing can be written' });
});

test('a server whose folder of files vanishes is not ready, and is again when it is back', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { storage, folder } = temporaryStorage();
  const { visitor } = await aHouse({ storage });
  const readyz = async () => {
    vi.advanceTimersByTime(3001);
    return (await visitor().get('/readyz')).text;
  };

  await rename(folder, `${folder}-away`);
  expect(await readyz()).toBe('nothing can be written');

  await rename(`${folder}-away`, folder);
  expect(await readyz()).toBe('ready');
});

test('a server that cannot write the file of an import is not ready', async () => {
  const { visitor, house } = await aHouse();
  const path = temporaryFolder(house.config.dataDir);
  await mkdir(house.config.dataDir, { recursive: true });
  await writeFile(path, '');
  onTestFinished(() => rm(path));

  expect(await visitor().get('/readyz')).toMatchObject({ status: 503, text: 'nothing can be written' });
});

test('a server whose data folder takes no file is not ready, though it has no pictures yet', async ({ skip }) => {
  const { dataDir } = await aPlace('empty');
  const { storage } = temporaryStorage();
  const { house } = await aHouse();
  const { visitor } = await aHouse({ storage, config: { ...house.config, dataDir } });
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o555);
  // The mode does not count for root, this does.
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('chattr', ['+i', dataDir]).status !== 0) return skip('this disk knows no immutable folder');
  onTestFinished(async () => {
    if (isRoot) spawnSync('chattr', ['-i', dataDir]);
    await rm(dataDir, { recursive: true });
  });

  expect(await visitor().get('/readyz')).toMatchObject({ status: 503, text: 'nothing can be written' });
});

test('however often a server is asked whether it is ready, it writes once in three seconds', async () => {
  let writes = 0;
  const { storage } = temporaryStorage();
  const isWritable = async () => (writes += 1) > 0;
  const { visitor } = await aHouse({ storage: { ...storage, isWritable } });

  for (let n = 0; n < 5; n++) expect((await visitor().get('/readyz')).status).toBe(200);

  expect(writes).toBe(1);
});

test('a server whose database hangs is not ready, and says so within two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { house } = await aHouse();
  const hanging = house.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: () => new Promise(() => {}),
  });
  const { visitor } = await aHouse({ db: hanging });

  const answer = visitor().get('/readyz');
  await vi.advanceTimersByTimeAsync(2000);

  expect(await answer).toMatchObject({ status: 503, text: 'the database does not answer' });
});

test('[API-02] the contract is published, under the address by which people reach this server', async () => {
  const { visitor } = await aHouse();

  const { status, headers, body } = await visitor().get('/api/openapi.json');

  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json');
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: 'http://localhost:3000' }] });
});

test('[API-03] an endpoint answers to its own method only', async () => {
  const { visitor } = await aHouse();
  const paths = new Set(Object.values(endpoints).map(({ path }) => path.replaceAll(/:\w+/g, 'x')));

  for (const path of paths) {
    const { status, body } = await visitor().send('PROPFIND', path);
    expect({ path, status, body }).toMatchObject({ status: 404, body: { code: 'not-found' } });
  }
});
