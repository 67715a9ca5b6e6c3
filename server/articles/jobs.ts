import { buffer } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { PICTURE_WIDTHS } from '#domain/articles/picture-widths.ts';
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts';
import { lockTable, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { JobFailed, type JobKind, type Work } from '#server/jobs/job.ts';
import { makePicture } from '#server/pictures/make-picture.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import { restingWithStorage } from '#server/storage/resting.ts';
import type { Storage } from '#server/storage/storage.ts';
import { sweep } from '#server/storage/sweep.ts';
import { deleteUnusedPictures, picturesThatStand, setPictureState } from './queries/pictures.ts';
import {
  articlePictureFolder,
  LARGEST_PICTURE,
  makingWidths,
  originalKey,
  pictureOfKey,
  widthKey,
} from './rules/pictures.ts';

/** An editor may still be writing the article for it. */
const UNUSED_MS = 7 * DAY_MS;
/** A younger file may belong to an upload in progress. */
const LEFT_MS = 6 * HOUR_MS;

const ToMake = z.object({ pictureId: z.string() });

type Workshop = Pick<House, 'db' | 'storage' | 'clock'>;

export function articleJobs(house: Workshop): JobKind[] {
  return [
    {
      kind: makingWidths,
      run: (work) => restingWithStorage(() => makeWidths(house, work)),
      givenUp: ({ payload }) => tx(house.db, (trx) => setPictureState(trx, ToMake.parse(payload).pictureId, 'failed')),
    },
    {
      kind: 'sweep-article-pictures',
      everyMs: HOUR_MS,
      run: () => restingWithStorage(() => sweepPictures(house)),
    },
  ];
}

/** @throws JobFailed for a picture that cannot be made */
async function makeWidths({ db, storage }: Workshop, { payload, finish }: Work): Promise<void> {
  const { pictureId } = ToMake.parse(payload);
  const original = await storage.get(originalKey(pictureId));
  if (!original) throw new JobFailed('no-file', { mostTries: 1 });
  const file = await buffer(original.stream);
  for (const width of PICTURE_WIDTHS) await makeWidth(storage, { pictureId, file, width });
  await tx(db, async (trx) => {
    await setPictureState(trx, pictureId, 'ready');
    await finish(trx);
  });
}

type Making = { readonly pictureId: string; readonly file: Uint8Array; readonly width: number };

async function makeWidth(storage: Storage, { pictureId, file, width }: Making): Promise<void> {
  try {
    const box = { ...LARGEST_PICTURE, width };
    await storage.put(widthKey(pictureId, width), await makePicture(file, { accountId: pictureId, box }));
  } catch (error) {
    throw error instanceof PictureRefused ? new JobFailed(error.why) : error;
  }
}

/** Rows first: a file is in use while its picture has one. */
async function sweepPictures({ db, storage, clock }: Workshop): Promise<void> {
  const now = clock().getTime();
  await tx(db, async (trx) => {
    await lockTable(trx, 'articles');
    await deleteUnusedPictures(trx, new Date(now - UNUSED_MS));
  });
  const inUse = async (keys: readonly string[]) => {
    const standing = await picturesThatStand(db, [...new Set(keys.map(pictureOfKey))]);
    return new Set(keys.filter((key) => standing.has(pictureOfKey(key))));
  };
  await sweep(storage, articlePictureFolder, { before: new Date(now - LEFT_MS), inUse });
}
