import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listTransfers, startExport } from '#contract/accounts/transfers.ts';
import { addDays, day } from '#domain/time/day.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { folderStorage } from '#server/storage/folder-storage.ts';
import { addParent } from './a-parent.ts';
import type { Served } from './a-server.ts';
import { loopsMs } from './fixed-work.ts';
import { ratioAtMost, type Figure } from './figures.ts';
import { load } from './load.ts';
import { families, listsOf } from './lists.ts';
import type { Reader } from './many-families.ts';

const waves = 5;
/** As for the figure of the list itself. */
const idleMs = 1500;
const loops = 20;
const children = 3;
const entries = 1000;
const pictures = 20;
const pictureBytes = 80_000;
const madeAt = '2026-01-01T00:00:00.000Z';
const bornOn = day('2022-06-01');

/** Adds a parent of three children with a thousand entries and twenty pictures. @returns the session token */
export async function addMovingFamily(db: Db, dataDir: string): Promise<string> {
  const { userId, token } = await addParent(db, 'Who Moves', 'moves@example.org');
  for (let n = 0; n < children; n += 1) await addChild(db, userId, n);
  await addPictures(db, dataDir, userId);
  return token;
}

async function addChild(db: Db, userId: string, n: number): Promise<void> {
  const childId = newId();
  const made = { made_by: userId, made_at: madeAt, changed_by: userId, changed_at: madeAt, version: 1 };
  await db
    .insertInto('children')
    .values({ id: childId, first_name: `Child ${n}`, born_on: bornOn, gender: 'female', ...made })
    .execute();
  const tie = { relationship: 'mother', is_primary: 1, may: 'edit', joined_at: madeAt } as const;
  await db
    .insertInto('child_parents')
    .values({ id: newId(), child_id: childId, user_id: userId, ...tie })
    .execute();
  const rows = Array.from({ length: Math.ceil(entries / children) }, (_, nth) => ({
    child_id: childId,
    id: newId(),
    measured_on: addDays(bornOn, nth + 1),
    weight_g: 3400 + nth * 12,
    weight_text: `${(3400 + nth * 12) / 1000} kg`,
    height_tenth_mm: 5000 + nth * 12,
    height_text: `${(5000 + nth * 12) / 100} cm`,
    note: 'Weighed before breakfast, a little restless.',
    kept: '[]',
    ...made,
  }));
  await db.insertInto('measurements').values(rows).execute();
}

async function addPictures(db: Db, dataDir: string, userId: string): Promise<void> {
  const storage = folderStorage(join(dataDir, 'files'));
  for (let n = 0; n < pictures; n += 1) {
    const storage_key = `profile_pictures/${userId}/${n}.webp`;
    const { bytes } = await storage.put(storage_key, randomBytes(pictureBytes));
    const address = randomBytes(16).toString('hex');
    await db
      .insertInto('pictures')
      .values({ id: newId(), address, storage_key, user_id: userId, bytes, made_at: madeAt })
      .execute();
  }
}

/** How long an export takes, and the p99 of the list of measurements with and without one. */
export async function exportingFigures(product: Served, readers: readonly Reader[], token: string): Promise<Figure[]> {
  const list = { server: product, ...listsOf(readers), callers: families };
  const [times, fixed]: [number[], number[]] = [[], []];
  const [idle, busy]: [number[], number[]] = [[], []];
  await anExport(product, token);
  for (let wave = 0; wave < waves; wave += 1) {
    times.push(await anExport(product, token));
    fixed.push(loopsMs(loops));
    idle.push((await load({ ...list, until: idleMs })).p99Ms);
    const exported = anExport(product, token);
    busy.push((await load({ ...list, until: exported })).p99Ms);
  }
  const what = `export of ${children} children, ${entries} entries and ${pictures} pictures`;
  return [
    ratioAtMost(what, { ours: times, fixed, unit: 'ms', beside: `${loops} loops` }, 10),
    ratioAtMost(
      'list during such an export, p99',
      { ours: busy, fixed: idle, unit: 'ms', beside: 'p99 at other times' },
      3,
    ),
  ];
}

/** @returns milliseconds until an export is ready */
async function anExport({ port }: Served, token: string): Promise<number> {
  const startedAt = performance.now();
  const headers = { cookie: `sid=${token}`, origin: `http://localhost:${port}`, 'content-type': 'application/json' };
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  const started = await fetch(at(startExport.path), { method: 'POST', headers, body: '{}' });
  if (!started.ok) throw new Error(`an export was answered with ${started.status} ${await started.text()}`);
  for (;;) {
    const answer = await fetch(at(listTransfers.path), { headers });
    const { export: latest } = listTransfers.reply.parse(await answer.json());
    if (latest?.status === 'ready') return performance.now() - startedAt;
    if (latest?.status === 'failed') throw new Error(`the export failed: ${latest.refusal}`);
    await sleep(10);
  }
}
