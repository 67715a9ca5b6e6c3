import type { Db } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { faultOf, type Log } from '#server/log.ts';
import { readLibraryChanges, selectPublished, type StoredPublished } from './queries/published.ts';
import { editorsArticle } from './rules/editors-articles.ts';
import {
  libraryOf,
  ourPublished,
  type LibraryShelf,
  type PublishedArticle,
  type PublishedLibrary,
} from './rules/library.ts';
import { indexAtHand, isSearched } from './rules/search/kept-index.ts';

/** How long a publication by another process may go unnoticed. */
const UNSEEN_MS = 1000;

/**
 * All published articles: those of `content` and those of editors. Returns the same object until an article is published
 * or taken back.
 */
export async function library({ db, log }: Shown): Promise<PublishedLibrary> {
  const shelf = shelves.get(db) ?? newShelf(log);
  shelves.set(db, shelf);
  if (shelf.kept && performance.now() < shelf.freshUntil) return shelf.kept.library;
  shelf.looking ??= look({ db, log }, shelf);
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

type Shown = Pick<House, 'db' | 'log'>;
type Kept = { readonly library: PublishedLibrary; readonly changes: number };
type Shelf = LibraryShelf & { kept: Kept | null; freshUntil: number; looking: Promise<Kept> | null };

const shelves = new WeakMap<Db, Shelf>();

function newShelf(log: Log): Shelf {
  const onFault = (fault: unknown) => log.error({ err: faultOf(fault), msg: 'the search index cannot be made' });
  return { kept: null, freshUntil: 0, looking: null, onFault };
}

function look(of: Shown, shelf: Shelf): Promise<Kept> {
  const freshUntil = performance.now() + UNSEEN_MS;
  const looking = found(of, shelf)
    .then((kept) => {
      if (shelf.looking !== looking) return kept;
      Object.assign(shelf, { kept, freshUntil });
      if (isSearched(kept.library)) indexAtHand(kept.library);
      return kept;
    })
    .finally(() => {
      if (shelf.looking === looking) shelf.looking = null;
    });
  return looking;
}

/** Reads the count first, so that a change between the two queries is noticed the next time. */
async function found({ db, log }: Shown, shelf: Shelf): Promise<Kept> {
  const { kept } = shelf;
  const changes = await readLibraryChanges(db);
  if (kept?.changes === changes) return kept;
  const editors = changes === 0 ? [] : readable(await selectPublished(db), log);
  return { library: libraryOf([...ourArticles(), ...editors], shelf), changes };
}

/** Those whose text can be read; the others are logged by id. */
function readable(rows: readonly StoredPublished[], log: Log): PublishedArticle[] {
  const read = rows.map((row) => ({ id: row.id, article: editorsArticle(row) }));
  const unread = read.flatMap(({ id, article }) => (article ? [] : id));
  if (unread.length > 0) log.error({ unread, msg: 'published articles cannot be read' });
  return read.flatMap(({ article }) => article ?? []);
}

function ourArticles(): readonly PublishedArticle[] {
  ours ??= ourPublished();
  return ours;
}

let ours: readonly PublishedArticle[] | undefined;
