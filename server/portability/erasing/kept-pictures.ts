import { queueFileDeletion } from '#server/children/queries/pictures.ts';
import { pictureFolder } from '#server/children/rules.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { pointPictureTo, selectChildPicturesIn } from './queries.ts';

export type Copy = { readonly pictureId: string; readonly from: string; readonly to: string };

// A child's picture outlives the account that uploaded it, so its file is copied out of that account's folder.

/** Copies children's pictures. Idempotent. */
export async function copyKeptPictures({ db, storage }: Pick<House, 'db' | 'storage'>, userId: string) {
  const copies: Copy[] = [];
  for (const { id, storageKey, childId } of await selectChildPicturesIn(db, `${pictureFolder}/${userId}`)) {
    const to = `${pictureFolder}/${childId}/${storageKey.split('/').at(-1)}`;
    const file = await storage.get(storageKey);
    if (!file) continue;
    await storage.put(to, file.stream);
    copies.push({ pictureId: id, from: storageKey, to });
  }
  return copies;
}

/** Deletes the copy when its child is gone meanwhile. */
export async function pointToCopies(trx: Trx, copies: readonly Copy[], now: Date): Promise<void> {
  for (const { pictureId, from, to } of copies) {
    if (!(await pointPictureTo(trx, { id: pictureId, from, to }))) await queueFileDeletion(trx, to, now);
  }
}

/** Leaves copies that a faster server has pointed children to. */
export async function forgetCopies(db: Db, copies: readonly Copy[], now: Date): Promise<void> {
  if (copies.length === 0) return;
  await tx(db, async (trx) => {
    for (const { to } of copies) await queueFileDeletion(trx, to, now);
  });
}
