import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { newId } from '#server/db/id.ts';
import { migrate } from '#server/db/migrations/migrate.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts';
import { aPlace } from '#testing/db/a-database.ts';
import { aChild, aPerson, type Person } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';
import { until } from '#testing/until.ts';

const writers = 8;
const readers = 4;

describe('while another program has locked the file', () => {
  test('what is stored can be read, and what cannot be saved is refused soon', async () => {
    const { families, lock } = await familiesAndAnotherProgram();
    const [first] = families;
    const ended: string[] = [];
    const unlock = await lock();

    const startedAt = performance.now();
    const writes = families.slice(0, writers).map(async (family) => {
      const { status, headers } = await add(family);
      ended.push('write');
      return { status, retryAfter: headers.get('retry-after') };
    });
    const reads = families.slice(writers).map(async (family) => {
      const list = await idsOf(family);
      ended.push('read');
      return list;
    });
    const lists = await Promise.all(reads);
    const refused = await Promise.all(writes);
    const ms = performance.now() - startedAt;
    unlock();

    expect(ended.slice(0, readers)).toEqual(lists.map(() => 'read'));
    expect(lists).toEqual(lists.map(() => []));
    expect(refused).toEqual(refused.map(() => ({ status: 503, retryAfter: expect.stringMatching(/\d/) })));
    expect(ms, 'they wait together, not one after the other').toBeLessThan(writers * 2000);
    await until(async () => (await add(first)).status === 201);
    expect(await idsOf(first)).toHaveLength(1);
  });

  test('all who wait save once it has ended, each of them wholly', async () => {
    const { families, lock } = await familiesAndAnotherProgram();
    const unlock = await lock();

    const writes = families.slice(0, writers).map((family) => add(family));
    await Promise.all(families.slice(writers).map((family) => idsOf(family)));
    unlock();
    const answers = await Promise.all(writes);

    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    for (const family of families.slice(0, writers)) expect(await idsOf(family)).toHaveLength(1);
  });
});

type Family = { readonly parent: Person; readonly childId: string };

async function familiesAndAnotherProgram(): Promise<{
  families: [Family, ...Family[]];
  lock: () => Promise<() => void>;
}> {
  // The embedded database whatever the other tests run on.
  const { dataDir } = await aPlace('empty');
  const db = await openDb({ dataDir });
  onTestFinished(() => close(db));
  await migrate(db);
  const home = await aHouse({ db });
  const aFamilyOf = async (name: string): Promise<Family> => {
    const parent = await aPerson(home, name);
    return { parent, childId: (await aChild(home, parent)).id };
  };
  const families: [Family, ...Family[]] = [await aFamilyOf('Parent')];
  while (families.length < writers + readers) families.push(await aFamilyOf(`Parent ${families.length}`));
  return { families, lock: () => locking(sqlitePath(dataDir)) };
}

const otherProgram = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1]);
  database.exec('begin immediate');
  console.log('locked');
  process.stdin.resume().once('end', () => database.exec('rollback'));`;

/** @returns what ends the lock */
async function locking(path: string): Promise<() => void> {
  const other = spawn(process.execPath, ['-e', otherProgram, path], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void other.kill('SIGKILL'));
  await once(other.stdout, 'data');
  return () => void other.stdin.end();
}

function add({ parent, childId }: Family) {
  const body = { id: newId(), measuredOn: '2026-09-19', weightKg: 5.1 };
  return parent.ask(measurementEndpoints.add, { params: { childId }, body });
}

async function idsOf({ parent, childId }: Family): Promise<string[]> {
  return (await parent.call(measurementEndpoints.list, { params: { childId } })).map(({ id }) => id);
}
