import { HOUR_MS } from '#domain/time/durations.ts';
import { findMe } from '#server/accounts/queries/me.ts';
import { incomingChildrenOf } from '#server/children/queries/incoming.ts';
import { requireSpaceForChildren } from '#server/children/queries/space.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { restingWithStorage } from '#server/storage/resting.ts';
import { dropChildren } from './dropping.ts';
import { end } from './ending.ts';
import { failedOr, giveUp } from './failing.ts';
import { picturesIn, storePictures } from './import-pictures.ts';
import { concludeImport, writeChildren } from './importing.ts';
import { judgeFamily } from './judging.ts';
import { Pace } from './pace.ts';
import { findTransfer, recordProgress } from './queries.ts';
import { inTemporaryFile } from './temporary-file.ts';
import { tidyTransfers } from './tidying.ts';
import { Payload, Progress, type ReportProgress } from './transfers.ts';

const mostTries = 4;

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
