import type { readArticlePicture, uploadArticlePicture } from '#contract/articles/editing.ts';
import type { showArticlePicture } from '#contract/articles/pictures.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { FileReply } from '#contract/file-reply.ts';
import { HOUR_MS } from '#domain/time/durations.ts';
import { requireEditor, requireEditorToRead } from '#server/accounts/access.ts';
import type { Parent } from '#server/auth/session.ts';
import { pictureRefusal } from '#server/children/rules.ts';
import type { Db } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { queueJob } from '#server/jobs/queries.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { takePicture } from '#server/pictures/take-picture.ts';
import { Problem, requireSpace } from '#server/problem.ts';
import { countArticlePictures, findArticlePicture, insertArticlePicture } from '../queries/pictures.ts';
import { isPicturePublished } from '../queries/published.ts';
import { articlePictureReply } from '../replies/pictures.ts';
import { EDITOR_REFUSAL } from '../rules/drafts.ts';
import { articlePictureLimit, LARGEST_PICTURE, makingWidths, originalKey, widthKey } from '../rules/pictures.ts';

type SignedIn = Ask<'signed in'>;

/** How long browsers may show a cached picture after its article was taken back. */
const KEPT_S = HOUR_MS / 1000;

/** Stores the file first, so that a row always has one. A file without a row is swept later. */
export async function takeArticlePicture(
  { house, db, parent, now }: SignedIn,
  { upload }: Input<typeof uploadArticlePicture>,
): Promise<Reply<typeof uploadArticlePicture>> {
  requireEditorToRead(parent, EDITOR_REFUSAL);
  await spend(db, `article-pictures:${parent.id}`, house.limits.pictures, now);
  await requireSpaceForOne(db);
  const picture = {
    id: newId(now.getTime()),
    state: 'waiting',
    made_by: parent.id,
    made_at: now.toISOString(),
  } as const;
  await house.storage.put(originalKey(picture.id), await madeOf(upload, parent));
  await tx(db, async (trx) => {
    await requireEditor(trx, parent, EDITOR_REFUSAL);
    await requireSpaceForOne(trx);
    await insertArticlePicture(trx, picture);
    const job = { kind: makingWidths, key: picture.id, payload: { pictureId: picture.id }, runAt: now };
    await queueJob(trx, job, now);
  });
  house.jobs.wake();
  return articlePictureReply(picture);
}

export async function aboutArticlePicture(
  { db, parent }: SignedIn,
  { params }: Input<typeof readArticlePicture>,
): Promise<Reply<typeof readArticlePicture>> {
  requireEditorToRead(parent, EDITOR_REFUSAL);
  const picture = await findArticlePicture(db, params.pictureId);
  if (!picture) throw new Problem('not-found');
  return articlePictureReply(picture);
}

/** Everybody may see the pictures of published articles, editors all of them. */
export async function serveArticlePicture(
  { house, db, parent }: Ask<'anyone'>,
  { params: { pictureId, width } }: Input<typeof showArticlePicture>,
): Promise<Reply<typeof showArticlePicture>> {
  const isPublic = await isPicturePublished(db, pictureId);
  if (!isPublic && parent?.isEditor !== true) throw new Problem('not-found');
  const file = await house.storage.get(widthKey(pictureId, width));
  if (!file) throw new Problem('not-found');
  return new FileReply({ content: file.stream, type: 'image/webp', bytes: file.bytes, maxAgeS: KEPT_S, isPublic });
}

async function madeOf(upload: AsyncIterable<Uint8Array>, { id: accountId }: Parent): Promise<Buffer> {
  try {
    return await takePicture(upload, accountId, LARGEST_PICTURE);
  } catch (error) {
    throw error instanceof PictureRefused ? pictureRefusal(error.why) : error;
  }
}

async function requireSpaceForOne(db: Db): Promise<void> {
  requireSpace((await countArticlePictures(db)) + 1, articlePictureLimit);
}
