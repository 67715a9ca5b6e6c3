import type { Trx } from '#server/db/db.ts';
import { deleteMails, mailsAbout } from '#server/mail/queries.ts';
import { recordDeletion } from '#server/storage/deleted-list.ts';
import type { OwnChild } from '../access.ts';
import { queueFileDeletion } from './pictures.ts';

/**
 * Also deletes queued mails with their jobs, and queues the files for deletion. The caller has locked the row. A request
 * passes an `OwnChild`; erasing an account needs only the id.
 */
export async function deleteChild(trx: Trx, { id }: Pick<OwnChild, 'id'>, now: Date): Promise<void> {
  await queueFilesOf(trx, id, now);
  await deleteMails(trx, await mailsAbout(trx, { childId: id }));
  await trx.deleteFrom('children').where('id', '=', id).execute();
  await recordDeletion(trx, { kind: 'child', id }, now);
}

export async function queueFilesOf(trx: Trx, childId: string, now: Date): Promise<void> {
  const pictures = await trx.selectFrom('pictures').select('storage_key').where('child_id', '=', childId).execute();
  for (const { storage_key: storageKey } of pictures) await queueFileDeletion(trx, storageKey, now);
}
