import type { Db } from '#server/db/db.ts';
import { readLibraryChanges, selectPublished } from './queries/published.ts';
import { editorsArticle } from './rules/editors-articles.ts';
import { libraryOf, ourPublished, type PublishedArticle, type PublishedLibrary } from './rules/library.ts';

/** How long another process's publication may go unnoticed. */
const UNSEEN_MS = 1000;

/**
 * What everybody may read: the articles of `content` and those that editors have published. It is the same object until
 * something is published or taken back.
 */
export async function library(db: Db): Promise<PublishedLibrary> {
  const shelf = shelves.get(db) ?? { kept: null, freshUntil: 0, looking: null };
  shelves.set(db, shelf);
  if (shelf.kept && performance.now() < shelf.freshUntil) return shelf.kept.library;
  shelf.looking ??= look(db, shelf);
  return (await shelf.looking).library;
}

/** Call it after the commit of a change of what everybody reads: the next reader looks at once. */
export function libraryChanged(db: Db): void {
  const shelf = shelves.get(db);
  if (!shelf) return;
  shelf.freshUntil = 0;
  // What is under way may have read what was before.
  shelf.looking = null;
}

type Kept = { readonly library: PublishedLibrary; readonly changes: number };
type Shelf = { kept: Kept | null; freshUntil: number; looking: Promise<Kept> | null };

const shelves = new WeakMap<Db, Shelf>();

function look(db: Db, shelf: Shelf): Promise<Kept> {
  const freshUntil = performance.now() + UNSEEN_MS;
  const looking = found(db, shelf.kept)
    .then((kept) => {
      if (shelf.looking === looking) Object.assign(shelf, { kept, freshUntil });
      return kept;
    })
    .finally(() => {
      if (shelf.looking === looking) shelf.looking = null;
    });
  return looking;
}

/** Of a change that comes between the two queries the next look tells, since the count is read first. */
async function found(db: Db, kept: Kept | null): Promise<Kept> {
  const changes = await readLibraryChanges(db);
  if (kept?.changes === changes) return kept;
  const editors = changes === 0 ? [] : (await selectPublished(db)).flatMap((row) => editorsArticle(row) ?? []);
  return { library: libraryOf([...ourArticles(), ...editors]), changes };
}

function ourArticles(): readonly PublishedArticle[] {
  ours ??= ourPublished();
  return ours;
}

let ours: readonly PublishedArticle[] | undefined;
