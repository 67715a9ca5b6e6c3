import { newPrimaryParentMail } from '#server/accounts/emails.ts';
import { partingsOf } from '#server/accounts/queries/deletion.ts';
import { leaveProviders } from '#server/billing/queries/customers.ts';
import { deleteIncoming, incomingChildrenOf } from '#server/children/queries/incoming.ts';
import { queueFileDeletion } from '#server/children/queries/pictures.ts';
import { deleteChild } from '#server/children/queries/removing.ts';
import type { Trx } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { clearKeptAnswers } from '#server/http/kept-answers.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { recordDeletion } from '#server/storage/deleted-list.ts';
import { uploadedFilesOf } from '../queries.ts';
import { copyKeptPictures, forgetCopies, pointToCopies } from './kept-pictures.ts';
import { eraseUser, passChild, selectChildIds, selectLeaving, selectTransferFiles } from './queries.ts';

type Parts = Pick<House, 'db' | 'clock' | 'storage' | 'config'>;

type Erasing = {
  /** Erases it only if its last day is over by then; null erases it in any case. */
  readonly dueAt: Date | null;
  /** Whether to mail the parents who take over children. */
  readonly notifies: boolean;
};

/**
 * Erases the account in one transaction: its children pass to a co-parent or are deleted. Idempotent.
 *
 * @returns false when the account is already gone, or is kept after all
 */
export async function eraseAccount(parts: Parts, userId: string, { dueAt, notifies }: Erasing): Promise<boolean> {
  const { db, clock, config } = parts;
  const copies = await copyKeptPictures(parts, userId);
  const now = clock();
  const isErased = await tx(db, async (trx) => {
    await lock(trx, 'users', userId);
    // Under the lock: a concurrent cancellation either came first, or finds the account gone.
    const leaving = await selectLeaving(trx, userId, dueAt);
    if (!leaving) return false;
    await leaveProviders(trx, userId, now);
    const files = await filesOf(trx, userId);
    await partFromChildren(trx, userId, { now, publicUrl: notifies ? config.publicUrl : null });
    await pointToCopies(trx, copies, now);
    await eraseUser(trx, leaving, now);
    await forgetFiles(trx, [...files, ...copies.map(({ from }) => from)], now);
    await recordDeletion(trx, { kind: 'account', id: userId }, now);
    return true;
  });
  if (isErased) clearKeptAnswers();
  else await forgetCopies(db, copies, clock());
  return isErased;
}

type Parting = { readonly now: Date; readonly publicUrl: string | null };

async function partFromChildren(trx: Trx, userId: string, { now, publicUrl }: Parting): Promise<void> {
  for (const childId of await incomingChildrenOf(trx, { userId })) await deleteIncoming(trx, childId, now);
  for (const childId of await selectChildIds(trx, userId)) await lock(trx, 'children', childId);
  for (const { child, parting } of await partingsOf(trx, userId)) {
    if (parting.what === 'deleted') await deleteChild(trx, { id: child.childId }, now);
    if (parting.what !== 'passes') continue;
    await passChild(trx, child.childId, userId, parting.to.userId);
    if (publicUrl !== null) await queueMail(trx, newPrimaryParentMail(child, parting.to.email, publicUrl), now);
  }
}

async function filesOf(trx: Trx, userId: string): Promise<string[]> {
  return [...(await uploadedFilesOf(trx, userId)), ...(await selectTransferFiles(trx, userId))];
}

async function forgetFiles(trx: Trx, storageKeys: readonly string[], now: Date): Promise<void> {
  for (const key of new Set(storageKeys)) await queueFileDeletion(trx, key, now);
}
