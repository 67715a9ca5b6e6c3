import { createHash } from 'node:crypto';
import type { Me } from '#contract/accounts/me.ts';
import { pictureFile } from '#contract/children/pictures.ts';
import { countUploads, type PictureFile } from '#server/children/queries/pictures.ts';
import { mostUploads, newPictureKey } from '#server/children/rules.ts';
import type { Db } from '#server/db/db.ts';
import { FileRefused } from '#server/db/portable.ts';
import type { House } from '#server/http/house.ts';
import { PictureRefused } from '#server/pictures/picture-refused.ts';
import type { JudgedFamily } from './judging.ts';
import { makePictureWithRetries } from './make-picture-with-retries.ts';
import { Interrupted, type Progress } from './transfers.ts';
import type { CheckedZip } from './zip-reading.ts';

/** Files that no row references yet are swept after six hours. */
const longestMs = 3 * 60 * 60_000;
/** Ours take no time. More of these would keep the one place for pictures from other families for an hour. */
const mostTooHeavy = 3;
const tookTooLong = 'Bringing the pictures back took too long. Please try again later.';

type NoPicture = 'too-heavy' | 'not-a-picture';

const whyLeftOut: Readonly<Record<NoPicture, string>> = {
  'too-heavy': 'this picture took too long to prepare.',
  'not-a-picture': 'this is no picture.',
};

/** By their path in the export. */
export type Pictures = { readonly files: ReadonlyMap<string, PictureFile>; readonly leftOut: readonly string[] };

type Parts = Pick<House, 'storage' | 'clock'>;
type PictureImport = {
  readonly coming: PicturesInFile;
  readonly now: Date;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly make?: typeof makePictureWithRetries;
};

/** Paths of the pictures to store, and why others are left out. */
export type PicturesInFile = { readonly paths: readonly string[]; readonly leftOut: readonly string[] };

export async function picturesIn(db: Db, me: Me, zip: CheckedZip, family: JudgedFamily): Promise<PicturesInFile> {
  const space = Math.max(0, mostUploads - (await countUploads(db, me)));
  const ofChildren = family.children.map(({ folder }) => `${folder}/picture.webp`).filter((path) => zip.has(path));
  return {
    paths: [...ofChildren, ...family.uploads.slice(0, space)],
    leftOut: family.uploads.slice(space).map(noSpaceFor),
  };
}

/**
 * Stores pictures as far as space allows, made like uploads unless they are ours. Files that no row references in the
 * end are swept later.
 *
 * @throws Interrupted, StorageFailed, PictureRefused `busy`; FileRefused when it takes too long, or several pictures do
 */
export async function storePictures(
  house: Parts,
  me: Me,
  zip: CheckedZip,
  pictureImport: PictureImport,
): Promise<Pictures> {
  const { coming, now, progress, signal } = pictureImport;
  const files = new Map<string, PictureFile>();
  const leftOut = [...coming.leftOut];
  // A child's picture and the upload it was chosen from stay one file.
  const byContent = new Map<string, PictureFile | NoPicture>();
  let tooHeavy = 0;
  for (const path of coming.paths) {
    if (signal.aborted) throw new Interrupted();
    if (house.clock().getTime() - now.getTime() > longestMs) {
      throw new FileRefused(tookTooLong);
    }
    const content = await zip.read(path, { mostBytes: pictureFile.mostBytes });
    const hash = createHash('sha256').update(content).digest('hex');
    const known = byContent.get(hash);
    const made = known ?? (await storePicture(house, me, content, pictureImport));
    byContent.set(hash, made);
    if (known === undefined && made === 'too-heavy') tooHeavy += 1;
    if (tooHeavy === mostTooHeavy) throw new FileRefused(tookTooLong);
    if (typeof made === 'string') leftOut.push(`${path}: ${whyLeftOut[made]}`);
    else files.set(path, made);
    await progress.step();
  }
  return { files, leftOut };
}

/** @returns why it is left out, if it is not a picture */
async function storePicture(
  { storage, clock }: Parts,
  me: Me,
  content: Buffer,
  { signal, make = makePictureWithRetries }: PictureImport,
): Promise<PictureFile | NoPicture> {
  try {
    const picture = await make(content, { accountId: me.id, signal });
    const storageKey = newPictureKey(me.id, clock());
    const { bytes } = await storage.put(storageKey, picture);
    return { storageKey, bytes };
  } catch (error) {
    if (!(error instanceof PictureRefused) || error.why === 'busy') throw error;
    return error.why === 'too-heavy' ? 'too-heavy' : 'not-a-picture';
  }
}

export function noSpaceFor(path: string): string {
  return `${path}: an account can have at most ${mostUploads} uploaded pictures.`;
}
