import type { Db } from '#server/db/db.ts';
import { readLibraryChanges, selectPublished } from './queries/published.ts';
import { editorsArticle } from './rules/editors-articles.ts';
import { libraryOf, ourPublished, type PublishedArticle, type PublishedLibrary } from './rules/library.ts';

/** How long a publication by another process may go unnoticed. */
const UNSEEN_MS = 1000;

/**
 * All published articles: those of `content` and those of editors. Returns the same object until an article is published
 * or taken back.
 */
export async function library(db: Db): Promise<PublishedLibrary> {
  const shelf = shelves.get(db) ?? { kept: null, freshUntil: 0, looking: null };
  shelves.set(db, shelf);
  if (shelf.kept && performance.now() < shelf.freshUntil) return shelf.kept.library;
  shelf.looking ??= look(db, shelf);
  return (await shelf.looking).library;
}

/** To be called after committing a change of the published library, so that the next reader sees it at once. */
export function libraryChanged(db: Db): void {
  const shelf = shelves.get(db);
  if (!shelf) return;
  shelf.freshUntil = 0;
  // A query in progress may have read the previous state.
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

/** Reads the count first, so that a change between the two queries is noticed the next time. */
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
