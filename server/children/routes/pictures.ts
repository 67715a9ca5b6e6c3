import type { deletePicture, showPicture, uploadPicture } from '#contract/children/pictures.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, Problem, requireSpace } from '#server/problem.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { takePicture } from '#server/pictures/take-picture.ts';
import {
  countUploads,
  deleteUpload,
  fileAt,
  insertUpload,
  uploadToChoose,
  type PictureFile,
} from '../queries/pictures.ts';
import { mostUploads, newPictureKey, pictureRefusal } from '../rules.ts';

type SignedIn = Ask<'signed in'>;

const shownForS = 60 * 60;

/** Stores the file first, so that a row always has one. A file without a row is swept later. */
export async function takeUpload(
  { house, db, parent, now }: SignedIn,
  { upload }: Input<typeof uploadPicture>,
): Promise<Reply<typeof uploadPicture>> {
  await spend(db, `pictures:${parent.id}`, house.limits.pictures, now);
  await requireSpaceForUpload(db, parent);
  const picture = await madeOf(upload, parent);
  const storageKey = newPictureKey(parent.id, now);
  const { bytes } = await house.storage.put(storageKey, picture);
  return tx(db, async (trx) => {
    await lock(trx, 'users', parent.id);
    await requireSpaceForUpload(trx, parent);
    return insertUpload(trx, parent, { storageKey, bytes }, now);
  });
}

export async function dropUpload(
  { house, db, parent, now }: SignedIn,
  { params }: Input<typeof deletePicture>,
): Promise<Reply<typeof deletePicture>> {
  const isDeleted = await tx(db, (trx) => deleteUpload(trx, parent, params.pictureId, now));
  if (!isDeleted) throw new Problem('not-found');
  house.jobs.wake();
  return {};
}

export async function serve(
  { house, db, parent }: SignedIn,
  { params }: Input<typeof showPicture>,
): Promise<Reply<typeof showPicture>> {
  const storageKey = await fileAt(db, parent, params.address);
  const file = storageKey === null ? null : await house.storage.get(storageKey);
  if (!file) throw new Problem('not-found');
  return new FileReply({ content: file.stream, type: 'image/webp', bytes: file.bytes, maxAgeS: shownForS });
}

/**
 * Locks the upload.
 *
 * @throws Problem `bad-input` about `pictureId`
 */
export async function requireUpload(trx: Trx, parent: Parent, pictureId: string): Promise<PictureFile> {
  const upload = await uploadToChoose(trx, parent, pictureId);
  if (upload) return upload;
  const gone = fieldProblem('pictureId', 'This picture is no longer here. Please choose another.');
  throw new Problem('bad-input', { fields: [gone] });
}

async function madeOf(upload: AsyncIterable<Uint8Array>, { id: accountId }: Parent): Promise<Buffer> {
  try {
    return await takePicture(upload, accountId);
  } catch (error) {
    throw error instanceof PictureRefused ? pictureRefusal(error.why) : error;
  }
}

async function requireSpaceForUpload(db: Db, parent: Parent): Promise<void> {
  const tooMany = `You have ${mostUploads} pictures, and there is no room for more. Delete one that you do not need first.`;
  requireSpace((await countUploads(db, parent)) + 1, { most: mostUploads, tooMany });
}
