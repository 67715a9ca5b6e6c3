import { setImmediate as othersFirst } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { PublishedLibrary, LibraryShelf } from '../library.ts';
import { indexing, type SearchIndex } from './search-index.ts';

/**
 * The index to search at once: that of the library, or, while it is made, the one before without what was changed or
 * taken back. Null before the first one of a shelf is made.
 */
export function indexAtHand(library: PublishedLibrary): SearchIndex | null {
  return keptOn(library).atHand(library);
}

/**
 * The index of the library, or of one that took its place meanwhile.
 *
 * @throws what went wrong while it was made; the next call tries again
 */
export function searchIndex(library: PublishedLibrary): Promise<SearchIndex> {
  return keptOn(library).of(library);
}

/** Whether an index was ever asked for on its shelf. */
export function isSearched({ shelf }: PublishedLibrary): boolean {
  return kept.has(shelf);
}

function keptOn({ shelf }: PublishedLibrary): KeptIndex {
  const index = kept.get(shelf) ?? new KeptIndex(shelf);
  kept.set(shelf, index);
  return index;
}

const kept = new WeakMap<LibraryShelf, KeptIndex>();

/** The index of one shelf. One at a time is made; of the libraries that wait meanwhile, the last alone is next. */
class KeptIndex {
  readonly #shelf: LibraryShelf;
  #made: SearchIndex | null = null;
  #asked: PublishedLibrary | null = null;
  #work: Promise<SearchIndex> | null = null;
  #stillTrue: { readonly library: PublishedLibrary; readonly index: SearchIndex } | null = null;

  constructor(shelf: LibraryShelf) {
    this.#shelf = shelf;
  }

  async of(library: PublishedLibrary): Promise<SearchIndex> {
    if (this.#made?.library === library) return this.#made;
    this.#asked = library;
    this.#work ??= this.#making(library).finally(() => (this.#work = null));
    return this.#work;
  }

  atHand(library: PublishedLibrary): SearchIndex | null {
    const made = this.#made;
    if (made?.library === library) return made;
    // `#making` tells of it.
    this.of(library).catch(() => {});
    if (made === null) return null;
    if (this.#stillTrue?.library !== library) this.#stillTrue = { library, index: stillTrue(made, library) };
    return this.#stillTrue.index;
  }

  async #making(library: PublishedLibrary): Promise<SearchIndex> {
    try {
      this.#made = await inTurns(indexing(library));
    } catch (fault) {
      this.#shelf.onFault(fault);
      throw fault;
    }
    this.#stillTrue = null;
    const next = this.#asked;
    return next === null || next === library ? this.#made : this.#making(next);
  }
}

/** Slice by slice: whatever else the thread has to do comes between two of them. */
async function inTurns(slices: Generator<number, SearchIndex>): Promise<SearchIndex> {
  for (;;) {
    await othersFirst();
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/** The same index without the articles, and answers on their pages, that are no longer as they were indexed. */
function stillTrue(index: SearchIndex, library: PublishedLibrary): SearchIndex {
  const changed = new Set(
    index.library.articles
      .filter((one) => !isDeepStrictEqual(one, library.byId.get(one.article.id)))
      .map(({ article }) => article.id),
  );
  return { ...index, byKey: new Map([...index.byKey].filter(([, { document }]) => !changed.has(document.page))) };
}
