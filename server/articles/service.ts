import type { Db } from '#server/db/db.ts';
import { libraryOf, ourPublished, type PublishedLibrary } from './rules/library.ts';

/** What everybody may read: the articles of `content`. */
export async function library(_db: Db): Promise<PublishedLibrary> {
  ours ??= libraryOf(ourPublished());
  return ours;
}

let ours: PublishedLibrary | undefined;
