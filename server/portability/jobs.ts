import * as z from 'zod/mini';
import { findMe } from '#server/accounts/queries/me.ts';
import { deleteIncoming, incomingChildrenOf } from '#server/children/queries/incoming.ts';
import { requireSpaceForChildren } from '#server/children/queries/space.ts';
import type { Trx } from '#server/db/db.ts';
import { FileRefused } from '#server/db/portable.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { Problem } from '#server/http/problem.ts';
import { JobFailed, LeaseLost, type JobKind, type Work } from '#server/jobs/job.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { restingWithStorage } from '#server/storage/resting.ts';
import { StorageFailed } from '#server/storage/storage.ts';
import { sweep } from '#server/storage/sweep.ts';
import { picturesIn, storePictures } from './import-pictures.ts';
import { concludeImport, writeChildren } from './importing.ts';
import { judgeFamily } from './judging.ts';
import { Pace } from './pace.ts';
import {
  abandonedChildren,
  deleteExpiredTransfers,
  deleteOthers,
  endTransfer,
  findTransfer,
  keysInUse,
  recordProgress,
  type StoredTransfer,
} from './queries.ts';
import { dropTemporaryFiles, inTemporaryFile } from './temporary-file.ts';
import { Interrupted, keptMs, Progress, type Result, type ReportProgress } from './transfers.ts';

const HOUR_MS = 60 * 60_000;
const mostTries = 4;

const didNotWork = 'This did not work. Please try again later.';
const Payload = z.object({ transferId: z.string() });

export function portabilityJobs(house: House): JobKind[] {
  return [
    { kind: 'export', mostTries, run: (work) => exportOnce(house, work), givenUp: (work) => giveUp(house, work) },
    { kind: 'import', mostTries, run: (work) => importOnce(house, work), givenUp: (work) => giveUp(house, work) },
    {
      kind: 'tidy-transfers',
      everyMs: HOUR_MS,
      run: ({ signal }) => restingWithStorage(() => tidyTransfers(house, signal)),
    },
  ];
}

async function exportOnce(house: House, work: Work): Promise<void> {
  const { transfer, me, report } = await begun(house, work);
  if (!transfer || !me) return;
  const key = `exports/${me.id}/${transfer.id}.zip`;
  try {
    // Loads the ZIP code only for jobs that need it.
    const { writeExport } = await import('./exporting.ts');
    const { bytes, moved } = await writeExport(house, me, { key, now: house.clock(), report, signal: work.signal });
    await end(house, work, transfer, () => ({ status: 'ready', storage_key: key, bytes, result: { moved } }));
  } catch (error) {
    await failedOr(house, work, transfer, error);
  }
}

async function begun({ db }: House, { payload }: Work) {
  const { transferId } = Payload.parse(payload);
  const transfer = await findTransfer(db, transferId);
  const report: ReportProgress = (state) => recordProgress(db, transferId, state);
  await report({ done: 0, total: null });
  return { transfer, me: transfer && (await findMe(db, transfer.user_id)), report };
}

/** Checks everything before it writes. */
async function importOnce(house: House, work: Work): Promise<void> {
  const { db, clock, storage, config } = house;
  const { transfer, me, report } = await begun(house, work);
  if (!transfer || !me) return;
  const file = transfer.storage_key;
  try {
    const uploaded = file === null ? null : await storage.get(file);
    if (!uploaded) throw new Error('the file of an import is gone');
    await inTemporaryFile(config.dataDir, uploaded.stream, async (unpacking) => {
      const { openZip } = await import('./zip-reading.ts');
      const zip = await openZip(unpacking);
      const now = clock();
      const pace = new Pace(work.signal);
      const family = await judgeFamily(zip, now, pace);
      await requireSpaceForChildren(db, me, family.children.length);
      const coming = await picturesIn(db, me, zip, family);
      const progress = new Progress(coming.paths.length + family.children.length, report);
      const pictures = await storePictures(house, me, zip, { coming, now, progress, signal: work.signal });
      const ofEarlierTry = await incomingChildrenOf(db, { importId: transfer.id });
      await dropChildren(house, ofEarlierTry, { pace, requireHeld: work.requireHeld });
      const all = { id: transfer.id, me, zip, family, now };
      const written = await writeChildren(all, { db, work, pace, progress, pictures });
      await end(house, work, transfer, async (trx) => {
        const moved = await concludeImport(trx, all, pictures, written);
        return { status: 'ready', storage_key: null, bytes: transfer.bytes, result: { moved } };
      });
    });
  } catch (error) {
    await failedOr(house, work, transfer, error);
  }
  if (file !== null) await storage.delete(file);
}

type Ending = Pick<StoredTransfer, 'status' | 'storage_key' | 'bytes'> & { readonly result: Result };

/** @param ending what it writes commits with the end or not at all */
async function end(
  house: House,
  work: Work,
  transfer: StoredTransfer,
  ending: (trx: Trx) => Ending | Promise<Ending>,
): Promise<void> {
  const { db, clock, storage } = house;
  const now = clock();
  const keys = await tx(db, async (trx) => {
    await work.finish(trx);
    return conclude(trx, transfer, await ending(trx), now);
  });
  for (const key of keys) if (key !== null) await storage.delete(key);
}

/**
 * Also deletes earlier transfers of the account.
 *
 * @returns the keys of files that are no longer needed
 */
async function conclude(trx: Trx, transfer: StoredTransfer, { result, ...ending }: Ending, now: Date) {
  const { id, user_id: userId, kind } = transfer;
  const expires_at = new Date(now.getTime() + keptMs).toISOString();
  const isThere = await endTransfer(trx, id, { ...ending, result: JSON.stringify(result), expires_at }, now);
  const before = await deleteOthers(trx, { userId, kind, but: id });
  return isThere ? before : [...before, ending.storage_key];
}

/** Temporary failures are retried; permanent ones end the transfer with a message to its owner. */
async function failedOr(house: House, work: Work, transfer: StoredTransfer, error: unknown): Promise<void> {
  if (error instanceof LeaseLost) throw error;
  if (error instanceof Interrupted) throw new JobFailed('interrupted', { restsKind: true });
  if (error instanceof FileRefused || hasNoSpace(error)) return refuse(house, work, transfer, error.message);
  // Its account was erased meanwhile.
  if (!(await findTransfer(house.db, transfer.id))) return;
  throw failureForLog(error);
}

async function giveUp(house: House, work: Work): Promise<void> {
  const transfer = await findTransfer(house.db, Payload.parse(work.payload).transferId);
  if (!transfer) return;
  house.log.error({ transfer: transfer.id }, 'a transfer was given up');
  await refuse(house, work, transfer, didNotWork);
  if (transfer.kind === 'import' && transfer.storage_key !== null) await house.storage.delete(transfer.storage_key);
}

function failureForLog(error: unknown): unknown {
  if (error instanceof PictureRefused) return new JobFailed(error.why);
  return error instanceof StorageFailed ? new JobFailed('storage') : error;
}

function hasNoSpace(error: unknown): error is Problem {
  return error instanceof Problem && error.code === 'too-large';
}

async function refuse(house: House, work: Work, transfer: StoredTransfer, refusal: string): Promise<void> {
  await end(house, work, transfer, () => ({ status: 'failed', storage_key: null, bytes: null, result: { refusal } }));
  await dropAbandoned(house, await incomingChildrenOf(house.db, { importId: transfer.id }), work.signal);
}

type Dropping = {
  readonly pace: Pace;
  /** For a try that continues: it may only delete while it holds the job. */
  readonly requireHeld?: Work['requireHeld'];
};

/** Deletes the hidden children that an earlier try left behind. */
async function dropChildren(
  { db, clock }: House,
  ids: readonly string[],
  { pace, requireHeld }: Dropping,
): Promise<void> {
  for (const id of ids) {
    await pace.turn(() =>
      tx(db, async (trx) => {
        await requireHeld?.(trx);
        await deleteIncoming(trx, id, clock());
      }),
    );
  }
}

/** If the server stops meanwhile, the hourly job deletes the rest. */
async function dropAbandoned(house: House, ids: readonly string[], signal: AbortSignal): Promise<void> {
  await dropChildren(house, ids, { pace: new Pace(signal) }).catch((error: unknown) => {
    if (!(error instanceof Interrupted)) throw error;
  });
}

/** Younger unreferenced files may still be in use. */
const leftMs = HOUR_MS;

async function tidyTransfers(house: House, signal: AbortSignal): Promise<void> {
  const { db, clock, storage, config } = house;
  const now = clock();
  await dropTemporaryFiles(config.dataDir, now);
  await deleteExpiredTransfers(db, now);
  await dropAbandoned(house, await abandonedChildren(db), signal);
  const before = new Date(now.getTime() - leftMs);
  for (const folder of ['exports', 'imports']) {
    await sweep(storage, folder, { before, inUse: (keys) => keysInUse(db, keys) });
  }
}
