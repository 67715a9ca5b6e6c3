import { queueFileDeletion } from '#server/children/queries/pictures.ts';
import { pictureFolder } from '#server/children/rules.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { pointPictureTo, selectChildPicturesIn } from './queries.ts';

/** A child's picture that lies among the uploads of an account, and where its copy lies. */
export type Copy = { readonly pictureId: string; readonly from: string; readonly to: string };

// The picture of a child stays when the account that uploaded it goes. Its file lies in a folder that bears the id of
// that account, and leaves it with the account.

/** Copies the pictures of children that lie among the uploads of an account. Repeated, it writes the same files again. */
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

/** Has the children's pictures point to their copies; a copy whose child has gone meanwhile is left to be deleted. */
export async function pointToCopies(trx: Trx, copies: readonly Copy[], now: Date): Promise<void> {
  for (const { pictureId, from, to } of copies) {
    if (!(await pointPictureTo(trx, { id: pictureId, from, to }))) await queueFileDeletion(trx, to, now);
  }
}

/** Has the copies deleted that nobody needs: not those to which another server, which was quicker, has children point. */
export async function forgetCopies(db: Db, copies: readonly Copy[], now: Date): Promise<void> {
  if (copies.length === 0) return;
  await tx(db, async (trx) => {
    for (const { to } of copies) await queueFileDeletion(trx, to, now);
  });
}
