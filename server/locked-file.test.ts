import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { newId } from '#server/db/id.ts';
import { close, openDb } from '#server/db/open-db.ts';
import { sqlitePath } from '#server/db/sqlite/sqlite-file.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { aChild, aPerson, type Person } from '#testing/family.ts';
import { aHouse } from '#testing/house.ts';

const writers = 8;
const readers = 4;

describe.runIf(testEngine() === 'sqlite')('while another program has locked the file', () => {
  test('what is stored can be read, and what cannot be saved is refused soon', async () => {
    const { families, lock, unlock } = await familiesAndAnotherProgram();
    const [first] = families;
    const ended: string[] = [];
    lock();

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
    expect((await add(first)).status).toBe(201);
    expect(await idsOf(first)).toHaveLength(1);
  });

  test('all who wait save once it has ended, each of them wholly', async () => {
    const { families, lock, unlock } = await familiesAndAnotherProgram();
    lock();

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
  lock: () => void;
  unlock: () => void;
}> {
  const place = await aPlace();
  const db = await openDb(place);
  onTestFinished(() => close(db));
  const home = await aHouse({ db });
  const aFamilyOf = async (name: string): Promise<Family> => {
    const parent = await aPerson(home, name);
    return { parent, childId: (await aChild(home, parent)).id };
  };
  const families: [Family, ...Family[]] = [await aFamilyOf('Parent')];
  while (families.length < writers + readers) families.push(await aFamilyOf(`Parent ${families.length}`));
  const other = new DatabaseSync(sqlitePath(place.dataDir));
  onTestFinished(() => other.close());
  return { families, lock: () => other.exec('begin immediate'), unlock: () => other.exec('rollback') };
}

function add({ parent, childId }: Family) {
  const body = { id: newId(), measuredOn: '2026-09-19', weightKg: 5.1 };
  return parent.ask(measurementEndpoints.add, { params: { childId }, body });
}

async function idsOf({ parent, childId }: Family): Promise<string[]> {
  return (await parent.call(measurementEndpoints.list, { params: { childId } })).map(({ id }) => id);
}
