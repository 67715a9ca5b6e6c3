import { incomingChildrenOf } from '#server/children/queries/incoming.ts';
import { FileRefused } from '#server/db/portable.ts';
import type { House } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { JobFailed, LeaseLost, type Work } from '#server/jobs/job.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { StorageFailed } from '#server/storage/storage.ts';
import { dropAbandoned } from './dropping.ts';
import { end } from './ending.ts';
import { findTransfer, type StoredTransfer } from './queries.ts';
import { Interrupted, Payload } from './transfers.ts';

const didNotWork = 'This did not work. Please try again later.';

/** Temporary failures are retried; permanent ones end the transfer with a message to its owner. */
export async function failedOr(house: House, work: Work, transfer: StoredTransfer, error: unknown): Promise<void> {
  if (error instanceof LeaseLost) throw error;
  if (error instanceof Interrupted) throw new JobFailed('interrupted', { restsKind: true });
  if (error instanceof FileRefused || hasNoSpace(error)) return refuse(house, work, transfer, error.message);
  // Its account was erased meanwhile.
  if (!(await findTransfer(house.db, transfer.id))) return;
  throw failureForLog(error);
}

export async function giveUp(house: House, work: Work): Promise<void> {
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
