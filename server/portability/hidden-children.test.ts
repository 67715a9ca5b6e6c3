import { describe, expect, test } from 'vitest';
import { listTransfers, startImport } from '#contract/accounts/transfers.ts';
import { addChild, changeChild, listChildren, readChild, removeChild } from '#contract/children.ts';
import { measurementEndpoints } from '#contract/growth.ts';
import { incomingChildrenOf } from '#server/children/queries/incoming.ts';
import { mostChildren } from '#server/children/rules.ts';
import { tx } from '#server/db/tx.ts';
import { aChild, aFamily, aMeasurement, type Family } from '#testing/family.ts';
import { failingInsert } from '#testing/db/failing-insert.ts';
import { storedRows } from '#testing/db/stored-rows.ts';
import { workOff } from '#testing/jobs.ts';
import { anExportFile, exportOf } from '#testing/moving.ts';
import { pictureOf } from '#testing/files/pictures.ts';
import { keysIn } from '#testing/files/temporary-storage.ts';
import { eraseAccount } from './erasing/erase-account.ts';
import { portabilityJobs } from './jobs.ts';
import { deleteExpiredTransfers, endTransfer } from './queries.ts';

const noah = { firstName: 'Noah', bornOn: '2026-07-18', gender: 'male' as const };

describe('[ACC-03] a child of an import that is not over', () => {
  test('is nowhere: in no list or export, and not under its id', async () => {
    const { family, childIds } = await anImportCutShort();
    const { stranger } = family;
    const params = { childId: childIds[0] ?? '' };

    expect(childIds).toHaveLength(2);
    expect(await stranger.call(listChildren, {})).toEqual({ children: [], activeChildId: null, incomplete: [] });
    expect((await stranger.ask(readChild, { params })).status).toBe(404);
    expect((await stranger.ask(measurementEndpoints.list, { params })).status).toBe(404);
    expect((await stranger.ask(changeChild, { params, body: { ...noah, version: 1 } })).status).toBe(404);
    expect((await stranger.ask(removeChild, { params, body: { firstName: 'Maya' } })).status).toBe(404);
    const files = await exportOf(family, stranger);
    expect([...files.keys()].filter((path) => path.startsWith('children/'))).toEqual([]);
  });

  test('does not become the active one in place of a child that is added meanwhile', async () => {
    const { family } = await anImportCutShort();
    const added = await family.stranger.call(addChild, { body: noah });

    await goOn(family);

    const { children, activeChildId } = await family.stranger.call(listChildren, {});
    expect(children).toHaveLength(3);
    expect(activeChildId).toBe(added.id);
  });

  test('is not there twice when the import is tried again', async () => {
    const { family, childIds } = await anImportCutShort();

    await goOn(family);

    const { children } = await family.stranger.call(listChildren, {});
    expect(children.map(({ firstName }) => firstName)).toEqual(['Maya', 'Noah']);
    expect(children.map(({ id }) => id)).not.toContain(childIds[0]);
    expect(await incoming(family)).toEqual([]);
    expect(await rowsNaming(family, childIds)).toEqual([]);
  });

  test('goes, with its picture, when the import is refused in the end', async () => {
    const { family, childIds } = await anImportCutShort();
    for (let n = 1; n < mostChildren; n += 1) await aChild(family, family.stranger, { first_name: `Child ${n}` });

    await goOn(family);

    expect(await family.stranger.call(listTransfers, {})).toMatchObject({
      import: { status: 'failed', refusal: 'An account can have at most 100 children.' },
    });
    expect(await leftOf(family, childIds)).toEqual([[], [], []]);
  });

  test('goes when the import is given up', async () => {
    const { family, cutShort, childIds } = await anImportCutShort();

    for (let tries = 1; tries < 4; tries += 1) {
      expect(await incoming(family)).toHaveLength(2);
      family.clock.goOn({ hours: 1 });
      await cutShort();
    }

    expect(await family.stranger.call(listTransfers, {})).toMatchObject({ import: { status: 'failed' } });
    expect(await leftOf(family, childIds)).toEqual([[], [], []]);
  });

  test('goes with the account', async () => {
    const { family, childIds } = await anImportCutShort();

    await eraseAccount(family.house, family.stranger.id, { dueAt: null, notifies: false });
    await goOn(family);

    expect(await leftOf(family, childIds)).toEqual([[], [], []]);
  });

  test('goes within an hour when nobody works at the import any more', async () => {
    const { family, childIds } = await anImportCutShort();
    const { db, clock } = family.house;
    const { import: cut } = await family.stranger.call(listTransfers, {});
    const ending = { status: 'failed', result: null, storage_key: null, bytes: null } as const;
    await tx(db, (trx) => endTransfer(trx, cut?.id ?? '', { ...ending, expires_at: clock().toISOString() }, clock()));
    await deleteExpiredTransfers(db, clock());

    family.clock.goOn({ hours: 1 });
    await workOff(family);

    expect(await leftOf(family, childIds)).toEqual([[], [], []]);
  });
});

/** A stranger imports two children; the import stops in the second. */
async function anImportCutShort(): Promise<{ family: Family; cutShort: () => Promise<void>; childIds: string[] }> {
  const family = await aFamily();
  const { parent, stranger, child, house } = family;
  const second = await aChild(family, parent, { first_name: 'Noah' });
  for (const one of [child, second]) await aMeasurement(family, one, parent);
  await pictureOf(family, child);
  await stranger.call(startImport, { upload: await anExportFile(family, parent) });
  const cutShort = async () => {
    const failing = { ...house, db: house.db.withPlugin(failingInsert('measurements', 2)) };
    await workOff({ ...family, house: failing }, portabilityJobs(failing));
  };
  await cutShort();
  expect(await stranger.call(listTransfers, {})).toMatchObject({ import: { status: 'running' } });
  return { family, cutShort, childIds: await incoming(family) };
}

/** Lets the next try start. */
async function goOn(family: Family): Promise<void> {
  family.clock.goOn({ minutes: 1 });
  await workOff(family);
}

async function incoming({ house, stranger }: Family): Promise<string[]> {
  return incomingChildrenOf(house.db, { userId: stranger.id });
}

/** Of all tables. */
async function rowsNaming({ house }: Family, childIds: readonly string[]): Promise<string[]> {
  const rows = Object.values(await storedRows(house.db)).flat();
  return rows.filter((row) => childIds.some((id) => row.includes(id)));
}

/** Of the import and its children, once no file is young any more: names, rows and files. */
async function leftOf(family: Family, childIds: readonly string[]): Promise<readonly unknown[][]> {
  const { house, stranger, clock } = family;
  clock.set(new Date(Math.max(clock.now().getTime(), Date.now()) + 7 * 60 * 60_000).toISOString());
  await workOff(family);
  return [
    await incoming(family),
    await rowsNaming(family, childIds),
    await keysIn(house.storage, `profile_pictures/${stranger.id}`),
  ];
}
