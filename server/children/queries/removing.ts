import type { Trx } from '#server/db/db.ts';
import { deleteMails, mailsAbout } from '#server/mail/queries.ts';
import { noteDeleted } from '#server/storage/deleted-list.ts';
import type { OwnChild } from '../access.ts';
import { queueFileDeletion } from './pictures.ts';

/**
 * Removes a child for good with all that is kept about it: by the foreign keys, mails with the work of sending them, and
 * its files, which are left to be deleted. Its row is locked by the caller. A request shows that the child is the
 * parent's own; whoever erases an account needs the id alone.
 */
export async function deleteChild(trx: Trx, { id }: Pick<OwnChild, 'id'>, now: Date): Promise<void> {
  const pictures = await trx.selectFrom('pictures').select('storage_key').where('child_id', '=', id).execute();
  for (const { storage_key: storageKey } of pictures) await queueFileDeletion(trx, storageKey, now);
  await deleteMails(trx, await mailsAbout(trx, { childId: id }));
  await trx.deleteFrom('children').where('id', '=', id).execute();
  await noteDeleted(trx, { kind: 'child', id }, now);
}
