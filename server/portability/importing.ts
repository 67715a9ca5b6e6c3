import type { Me } from '#contract/accounts/me.ts';
import type { Moved } from '#contract/accounts/transfers.ts';
import type { ImportedHistory } from '#server/chat/export.ts';
import { requireIncomingChild, type EditableChild } from '#server/children/access.ts';
import { insertIncoming, revealChildren } from '#server/children/queries/incoming.ts';
import { countUploads, insertUpload, replacePicture } from '#server/children/queries/pictures.ts';
import { requireSpaceForChildren } from '#server/children/queries/space.ts';
import { mostUploads } from '#server/children/rules.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { newIds } from '#server/db/id.ts';
import type { ImportStep } from '#server/db/portable.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Work } from '#server/jobs/job.ts';
import { noSpaceFor, type Pictures } from './import-pictures.ts';
import { historyEntry } from './format.ts';
import { readChild, readHistory, type JudgedFamily } from './judging.ts';
import type { Pace } from './pace.ts';
import { applyChoices } from './queries.ts';
import { Tally, type Progress } from './transfers.ts';
import type { CheckedZip } from './zip-reading.ts';

/** A parent's import that passed all checks. */
export type Import = {
  readonly id: string;
  readonly me: Me;
  readonly zip: CheckedZip;
  readonly family: JudgedFamily;
  readonly now: Date;
};

type Writing = {
  readonly db: Db;
  readonly work: Pick<Work, 'requireHeld'>;
  readonly pace: Pace;
  readonly progress: Progress;
  readonly pictures: Pictures;
};

export type Written = {
  readonly moved: Moved;
  /** The child that becomes active if no other is. */
  readonly activeId: string | undefined;
  /** The ids of the children by their folders. */
  readonly ids: ReadonlyMap<string, string>;
  /** Null where the file has none. */
  readonly history: ImportedHistory | null;
};

/**
 * Writes one child after the other, which nobody sees yet, in many short transactions: other families wait for none of
 * them long, and only one child is in memory.
 *
 * @throws Interrupted; LeaseLost
 */
export async function writeChildren(coming: Import, writing: Writing): Promise<Written> {
  const { family, now } = coming;
  const tally = new Tally(writing.pictures.leftOut);
  const ids = newIds(family.children.length, now.getTime());
  const numbered = family.children.map((child, n) => ({ ...child, id: ids[n] ?? '' }));
  for (const child of numbered) {
    await writeChild(coming, writing, child, tally);
    await writing.progress.step();
    await writing.pace.childDone();
  }
  return {
    moved: tally.said(),
    activeId: (numbered.find(({ isActive }) => isActive) ?? numbered[0])?.id,
    ids: new Map(numbered.map(({ folder, id }) => [folder, id])),
    history: await readHistory(coming.zip, now),
  };
}

async function writeChild(
  { id: importId, me, zip, now }: Import,
  { db, work, pace, pictures }: Writing,
  { id, folder }: { readonly id: string; readonly folder: string },
  tally: Tally,
): Promise<void> {
  const { facts, relationship, parts } = await readChild(zip, folder, now, pace);
  const inTurn = <T>(run: (trx: Trx) => Promise<T>): Promise<T> =>
    pace.turn(() =>
      tx(db, async (trx) => {
        await work.requireHeld(trx);
        return run(trx);
      }),
    );
  const step: ImportStep<EditableChild> = (run) =>
    inTurn(async (trx) => run(trx, await requireIncomingChild(trx, me, id)));
  await inTurn((trx) => insertIncoming(trx, me, { id, importId, facts, relationship }, now));
  tally.children += 1;
  for (const { entry, imported } of parts) {
    await imported.write(step, now);
    tally.count(entry, imported.count);
  }
  const picture = pictures.files.get(`${folder}/picture.webp`);
  if (!picture) return;
  await step((trx, child) => replacePicture(trx, child, picture, now));
  tally.pictures += 1;
}

/**
 * Shows the written children, and writes what else an account has. Runs in the transaction that ends the import.
 *
 * @throws Problem `too-large` when the account cannot have so many children
 */
export async function concludeImport(
  trx: Trx,
  { id, me, family, now }: Import,
  pictures: Pictures,
  { moved, activeId, ids, history }: Written,
): Promise<Moved> {
  await lock(trx, 'users', me.id);
  await requireSpaceForChildren(trx, me, family.children.length);
  const shown = await revealChildren(trx, me, { importId: id, activeId }, now);
  if (shown !== family.children.length) throw new Error('children of an import are gone');
  const uploads = await writeUploads(trx, me, { paths: family.uploads, pictures, now });
  await applyChoices(trx, me.id, family.choices, now);
  const written = await history?.write(trx, me.id, (folder) => ids.get(folder) ?? null);
  return {
    ...moved,
    entries: [...moved.entries, ...(written?.count ? [{ entry: historyEntry, count: written.count }] : [])],
    pictures: moved.pictures + uploads.written,
    leftOut: [...moved.leftOut, ...uploads.leftOut],
    ...(written?.isTurnedOn && { beganHistory: true }),
  };
}

type Uploads = {
  readonly paths: readonly string[];
  readonly pictures: Pictures;
  readonly now: Date;
};

async function writeUploads(
  trx: Trx,
  me: Me,
  { paths, pictures, now }: Uploads,
): Promise<{ written: number; leftOut: string[] }> {
  const leftOut: string[] = [];
  const space = mostUploads - (await countUploads(trx, me));
  const written = new Set<string>();
  for (const path of paths) {
    const picture = pictures.files.get(path);
    if (!picture) continue;
    if (written.has(picture.storageKey)) {
      leftOut.push(`${path}: this picture appears twice, and was kept once.`);
    } else if (written.size >= space) {
      leftOut.push(noSpaceFor(path));
    } else {
      // A millisecond apart, to keep their order.
      await insertUpload(trx, me, picture, new Date(now.getTime() + written.size));
      written.add(picture.storageKey);
    }
  }
  return { written: written.size, leftOut };
}
