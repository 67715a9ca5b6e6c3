import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { measurementEndpoints } from '#contract/growth.ts';
import { close, openDb, type DbSettings } from '#server/db/open-db.ts';
import { newId } from '#server/db/id.ts';
import { Client } from '#testing/client.ts';
import { aPlace, testEngine } from '#testing/db/a-database.ts';
import { freePort } from '#testing/db/free-port.ts';
import { aChild, aPerson } from '#testing/family.ts';
import { houseOn } from '#testing/house-on.ts';
import { aServerOfTest } from '#testing/servers/server-of-test.ts';
import { integrityOf } from '#testing/db/sqlite.ts';
import { until } from '#testing/until.ts';

// PostgreSQL itself survives; what a kill leaves on the disk is SQLite's.
const kills = testEngine() === 'sqlite' ? 8 : 4;
const writers = 4;
const fewestKillsAtWork = Math.floor(kills * 0.8);

test(
  `[GRO-01] a server that is killed ${kills} times while parents write loses nothing it has confirmed`,
  { timeout: 300_000 },
  async () => {
    const place = await aPlace();
    const parents = await parentsIn(place);
    const port = await freePort();
    const saved: Saved[] = [];
    let killsAtWork = 0;

    for (let round = 0; round < kills; round += 1) {
      const server = await aServerOfTest(place, port);
      const writings = parents.map((parent) => writeWithoutPause(server.origin, parent, round));
      await until(() => writings.every(({ saves }) => saves() > 0));
      // Not always at the same moment of a write.
      await sleep((round * 37) % 90);
      if (writings.some(({ isUnderWay }) => isUnderWay())) killsAtWork += 1;
      await server.kill();
      saved.push(...(await Promise.all(writings.map(({ ended }) => ended))));
    }
    const server = await aServerOfTest(place, port);
    const lost = await Promise.all(saved.map((one) => lostOf(server.origin, one)));
    await server.stop();

    const savedInAll = saved.flatMap(({ ids }) => ids).length;
    process.stdout.write(`${savedInAll} measurements saved, ${killsAtWork} of ${kills} kills during a write\n`);
    expect(lost.flat()).toEqual([]);
    expect(killsAtWork).toBeGreaterThanOrEqual(fewestKillsAtWork);
    expect(await integrityIn(place)).toBe('ok');
  },
);

type Parent = { readonly session: string; readonly childIds: readonly string[] };
/** The measurements of one child of which the server has said that they are saved. */
type Saved = { readonly session: string; readonly childId: string; readonly ids: readonly string[] };

/** Parents with a child for each round, so that no child gets more measurements than it can have. */
async function parentsIn(place: DbSettings): Promise<Parent[]> {
  const db = await openDb(place);
  const home = houseOn(db, { clock: () => new Date() });
  const parents: Parent[] = [];
  for (let n = 0; n < writers; n += 1) {
    const person = await aPerson(home, `Parent ${n}`);
    const childIds: string[] = [];
    for (let round = 0; round < kills; round += 1) childIds.push((await aChild(home, person)).id);
    parents.push({ session: person.cookies.get('sid') ?? '', childIds });
  }
  await close(db);
  return parents;
}

/** Adds one measurement after the other until no answer comes. */
function writeWithoutPause(origin: string, { session, childIds }: Parent, round: number) {
  const client = browserOf(origin, session);
  const childId = childIds.at(round) ?? '';
  const ids: string[] = [];
  let isUnderWay = false;
  const write = async (): Promise<Saved> => {
    for (;;) {
      const body = { id: newId(), measuredOn: '2026-09-19', weightKg: 5.1 };
      isUnderWay = true;
      const answer = await client.ask(measurementEndpoints.add, { params: { childId }, body }).catch(() => null);
      isUnderWay = false;
      if (answer === null) return { session, childId, ids };
      if (answer.status !== 201) throw new Error(`a write was answered ${answer.status} ${answer.text}`);
      ids.push(body.id);
    }
  };
  return { ended: write(), isUnderWay: () => isUnderWay, saves: () => ids.length };
}

async function lostOf(origin: string, { session, childId, ids }: Saved): Promise<string[]> {
  const list = await browserOf(origin, session).call(measurementEndpoints.list, { params: { childId } });
  const found = new Set(list.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}

function browserOf(origin: string, session: string): Client {
  const client = new Client((request) => fetch(request), origin);
  client.cookies.set('sid', session);
  return client;
}

/** What SQLite says of its file; PostgreSQL answers for its own. */
async function integrityIn(place: DbSettings): Promise<string> {
  if (testEngine() === 'postgres') return 'ok';
  const db = await openDb(place);
  const integrity = await integrityOf(db);
  await close(db);
  return integrity;
}
