import { randomBytes } from 'node:crypto';
import type { Picture } from '#contract/children/pictures.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { lock } from '#server/db/tx.ts';
import { queueJob } from '#server/jobs/queries.ts';
import type { EditableChild, MyChild } from '../access.ts';
import { mostUploads, picturePath } from '../rules.ts';

export type PictureFile = { readonly storageKey: string; readonly bytes: number };

const ADDRESS_BYTES = 16;

export async function uploadsOf(db: Db, { id }: Parent): Promise<Picture[]> {
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'address', 'made_at as madeAt'])
    .where('user_id', '=', id)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostUploads)
    .execute();
  return rows.map((row) => ({ ...row, address: picturePath(row.address) }));
}

export async function countUploads(db: Db, { id }: Pick<Parent, 'id'>): Promise<number> {
  const { uploads } = await db
    .selectFrom('pictures')
    .select((count) => count.fn.count<number>('id').as('uploads'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return uploads;
}

export async function insertUpload(
  trx: Trx,
  { id: userId }: Pick<Parent, 'id'>,
  file: PictureFile,
  now: Date,
): Promise<Picture> {
  const { id, address, made_at: madeAt } = await insertPicture(trx, { user_id: userId, child_id: null }, file, now);
  return { id, address: picturePath(address), madeAt };
}

/**
 * Deletes the file too, unless a child uses it.
 *
 * @returns false when the parent has no such upload
 */
export async function deleteUpload(trx: Trx, { id: userId }: Parent, pictureId: string, now: Date): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('pictures')
    .where('id', '=', pictureId)
    .where('user_id', '=', userId)
    .returning('storage_key')
    .executeTakeFirst();
  if (deleted) await queueFileDeletion(trx, deleted.storage_key, now);
  return deleted !== undefined;
}

/** Locks the upload. */
export async function uploadToChoose(trx: Trx, { id: userId }: Parent, pictureId: string): Promise<PictureFile | null> {
  await lock(trx, 'pictures', pictureId);
  const upload = await trx
    .selectFrom('pictures')
    .select(['storage_key as storageKey', 'bytes'])
    .where('id', '=', pictureId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return upload ?? null;
}

/** The file of the parent's own upload, or of the picture of their child. */
export async function fileAt(db: Db, { id: userId }: Parent, address: string): Promise<string | null> {
  const picture = await db
    .selectFrom('pictures')
    .select('storage_key')
    .where('address', '=', address)
    .where((is) =>
      is.or([
        is('user_id', '=', userId),
        is('child_id', 'in', is.selectFrom('child_parents').select('child_id').where('user_id', '=', userId)),
      ]),
    )
    .executeTakeFirst();
  return picture?.storage_key ?? null;
}

export async function pictureFileOf(db: Db, child: MyChild): Promise<string | null> {
  const picture = await db
    .selectFrom('children')
    .innerJoin('pictures', 'pictures.id', 'children.picture_id')
    .select('pictures.storage_key')
    .where('children.id', '=', child.id)
    .executeTakeFirst();
  return picture?.storage_key ?? null;
}

export async function replacePicture(
  trx: Trx,
  child: EditableChild,
  file: PictureFile | null,
  now: Date,
): Promise<void> {
  const picture = file && (await insertPicture(trx, { user_id: null, child_id: child.id }, file, now));
  const pictureId = picture?.id ?? null;
  await trx.updateTable('children').set({ picture_id: pictureId }).where('id', '=', child.id).execute();
  const former = await trx
    .deleteFrom('pictures')
    .where('child_id', '=', child.id)
    .$if(pictureId !== null, (rows) => rows.where('id', '!=', pictureId ?? ''))
    .returning('storage_key')
    .execute();
  for (const { storage_key: storageKey } of former) await queueFileDeletion(trx, storageKey, now);
}

/** The child keeps its picture. */
export async function forgetSharedUploads(trx: Trx, userId: string, childId: string): Promise<void> {
  await trx
    .deleteFrom('pictures')
    .where('user_id', '=', userId)
    .where('storage_key', 'in', (of) =>
      of.selectFrom('pictures as used').select('used.storage_key').where('used.child_id', '=', childId),
    )
    .execute();
}

export async function filesInUse(db: Db, storageKeys: readonly string[]): Promise<Set<string>> {
  if (storageKeys.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('storage_key').where('storage_key', 'in', storageKeys).execute();
  return new Set(rows.map(({ storage_key: storageKey }) => storageKey));
}

type Owner =
  | { readonly user_id: string; readonly child_id: null }
  | { readonly user_id: null; readonly child_id: string };

async function insertPicture(trx: Trx, owner: Owner, { storageKey, bytes }: PictureFile, now: Date) {
  const row = {
    id: newId(now.getTime()),
    address: randomBytes(ADDRESS_BYTES).toString('hex'),
    storage_key: storageKey,
    bytes,
    made_at: now.toISOString(),
    ...owner,
  };
  await trx.insertInto('pictures').values(row).execute();
  return row;
}

/** The file is deleted after the commit, unless a picture references it then. */
export function queueFileDeletion(trx: Trx, storageKey: string, now: Date): Promise<void> {
  return queueJob(trx, { kind: 'delete-file', key: storageKey, payload: { storageKey }, runAt: now }, now);
}
