import { afterEach, expect, test, vi } from 'vitest';
import { listTransfers, startImport } from '#contract/accounts/transfers.ts';
import { aFamily, type Family } from '#testing/family.ts';
import type { Person } from '#testing/people.ts';
import { until } from '#testing/until.ts';
import { keysIn } from '#testing/files/temporary-storage.ts';
import { zipped } from '#testing/files/zips.ts';
import { deleteExpiredTransfers } from './queries.ts';

afterEach(() => vi.useRealTimers());

const zip = await zipped([['holiday.txt', 'sun']]);
const stillArriving = {
  code: 'already-exists',
  title: 'Another file is still arriving. Wait for it, or try again in a minute.',
};

test('[ACC-03] while a file to be imported arrives another of the same account is refused, unread', async () => {
  const family = await aFamily();
  const [first, second, ofOthers] = [anUpload(), anUpload(), anUpload()];

  const firstAnswer = send(family, family.parent, first);
  await until(first.isRead);
  const refused = await send(family, family.parent, second);
  const others = send(family, family.stranger, ofOthers);
  await until(ofOthers.isRead);

  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject(stillArriving);
  expect(second.isRead()).toBe(false);
  for (const upload of [first, ofOthers]) upload.end();
  expect([(await firstAnswer).status, (await others).status]).toEqual([201, 201]);
  expect(await keysIn(family.house.storage, `imports/${family.parent.id}`)).toHaveLength(1);
});

test('[ACC-03] a file that broke off on its way leaves room for the next', async () => {
  const family = await aFamily();
  const broken = anUpload();

  const answer = send(family, family.parent, broken);
  await until(broken.isRead);
  broken.breakOff();
  await answer;

  const next = await family.parent.ask(startImport, { upload: new Blob([new Uint8Array(zip)]) });
  expect(next.status).toBe(201);
});

test('[ACC-03] a server that ended while a file arrived refuses the next for a minute', async () => {
  const family = await aFamily();
  const cutOff = anUpload();
  void send(family, family.parent, cutOff).catch(() => {});
  await until(cutOff.isRead);
  const upload = new Blob([new Uint8Array(zip)]);

  expect((await family.parent.ask(startImport, { upload })).body).toMatchObject(stillArriving);
  family.clock.goOn({ minutes: 1 });
  expect((await family.parent.ask(startImport, { upload })).status).toBe(201);
  cutOff.breakOff();
});

test('[ACC-03] a file that takes longer keeps its turn while a server receives it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const family = await aFamily();
  const slow = anUpload();
  const answer = send(family, family.parent, slow);
  await until(slow.isRead);
  const upload = new Blob([new Uint8Array(zip)]);

  for (let thirds = 0; thirds < 12; thirds++) {
    family.clock.goOn({ ms: 20_000 });
    const before = await claims(family);
    vi.advanceTimersByTime(20_000);
    await until(async () => (await claims(family))[0] !== before[0]);
  }

  expect((await family.parent.ask(startImport, { upload })).body).toMatchObject(stillArriving);
  slow.end();
  expect((await answer).status).toBe(201);
});

test('[ACC-03] a file that arrives after its turn has ended is refused, and takes nothing from the one that has it', async () => {
  const family = await aFamily();
  const [late, inTime] = [anUpload(), anUpload()];
  const lateAnswer = send(family, family.parent, late);
  await until(late.isRead);
  family.clock.goOn({ minutes: 1 });
  const answer = send(family, family.parent, inTime);
  await until(inTime.isRead);

  late.end();

  expect((await lateAnswer).status).toBe(409);
  const third = await family.parent.ask(startImport, { upload: new Blob([new Uint8Array(zip)]) });
  expect(third.body).toMatchObject(stillArriving);
  inTime.end();
  expect((await answer).status).toBe(201);
  expect(await keysIn(family.house.storage, `imports/${family.parent.id}`)).toHaveLength(1);
});

test('[ACC-03] nothing is left of a file that did not arrive', async () => {
  const family = await aFamily();
  const { house, parent, clock } = family;
  const cutOff = anUpload();
  void send(family, parent, cutOff).catch(() => {});
  await until(cutOff.isRead);
  const rows = () => house.db.selectFrom('transfers').select('kind').where('user_id', '=', parent.id).execute();

  expect(await parent.call(listTransfers, {})).toEqual({ export: null, readyExport: null, import: null });
  expect(await rows()).toEqual([{ kind: 'arrival' }]);
  clock.goOn({ minutes: 1 });
  await deleteExpiredTransfers(house.db, house.clock());

  expect(await rows()).toEqual([]);
  cutOff.breakOff();
});

/** Until when files have their turns. */
async function claims({ house }: Family): Promise<string[]> {
  const rows = await house.db.selectFrom('transfers').select('expires_at').where('kind', '=', 'arrival').execute();
  return rows.map((row) => row.expires_at);
}

/** A file of which only part has arrived, until it ends or breaks off. */
function anUpload() {
  const state = { taken: 0, isBroken: false };
  const rest = Promise.withResolvers<void>();
  async function* parts() {
    for (const [from, to] of [
      [0, 8],
      [8, 16],
    ] as const) {
      state.taken += 1;
      yield new Uint8Array(zip.subarray(from, to));
    }
    await rest.promise;
    if (state.isBroken) throw new Error('the connection was lost');
    yield new Uint8Array(zip.subarray(16));
  }
  return {
    body: streamOf(parts()),
    /** The first part is there before anybody reads. */
    isRead: () => state.taken > 1,
    end: () => rest.resolve(),
    breakOff: () => {
      state.isBroken = true;
      rest.resolve();
    },
  };
}

function streamOf(parts: AsyncIterator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const { value, done } = await parts.next();
    if (done) controller.close();
    else controller.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

async function send({ app, house }: Family, person: Person, { body }: ReturnType<typeof anUpload>): Promise<Response> {
  const headers = { cookie: `sid=${person.cookies.get('sid')}`, origin: house.config.publicUrl };
  const sent: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  return app.fetch(new Request(`${house.config.publicUrl}${startImport.path}`, sent));
}
