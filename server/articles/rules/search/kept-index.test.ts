import { setImmediate as others } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { searchReply } from '../../replies/search.ts';
import { libraryOf, ourPublished, type LibraryShelf, type PublishedArticle } from '../library.ts';
import { searchIndex } from './kept-index.ts';
import { indexing } from './search-index.ts';

const ours = ourPublished();

/** An editor's article about zebras, the text of which is read as `content` says. */
function zebras(id: string, content: () => string): PublishedArticle {
  const [first] = ours;
  if (!first) throw new Error('no article of ours');
  const article = {
    ...first.article,
    id,
    slug: id,
    title: `Zebra ${id}`,
    get content() {
      return content();
    },
  };
  return { ...first, article, key: null, askedAs: [], calls: [], origin: { ...first.origin, isOurs: false } };
}

function aShelf() {
  const faults: unknown[] = [];
  const shelf: LibraryShelf = { onFault: (fault) => faults.push(fault) };
  return { faults, with: (...articles: PublishedArticle[]) => libraryOf([...ours, ...articles], shelf) };
}

const text = () => 'Stripes.';
const failing = () => {
  throw new Error('a text that cannot be read');
};

test('[ART-01] others have their turn while the search index is made, and all who search wait for the same one', async () => {
  const library = libraryOf(ours);
  const first = searchIndex(library);
  const second = searchIndex(library);

  expect(await turnsUntil(first)).toBeGreaterThanOrEqual([...indexing(library)].length);
  expect(await second).toBe(await first);
});

test('[ART-01] while the index of a newer library is made, a search finds what was there before, but nothing that was taken back or changed', async () => {
  const shelf = aShelf();
  const [one, two, three] = ['one', 'two', 'three'].map((id) => zebras(id, text));
  if (!one || !two || !three) throw new Error('no zebras');
  await searchIndex(shelf.with(one, two, three));
  const changed = { ...two, article: { ...two.article, summary: 'Other words.' } };
  const newer = shelf.with(one, changed);

  const titles = async () => (await searchReply(newer, 'zebra')).found.map(({ title }) => title);

  expect(await titles()).toEqual(['Zebra one']);
  await searchIndex(newer);
  expect(await titles()).toEqual(['Zebra one', 'Zebra two']);
});

test('[ART-01] one index is made at a time, and of the libraries that wait meanwhile the last alone is next', async () => {
  const shelf = aShelf();
  const read: string[] = [];
  const libraries = ['a', 'b', 'c', 'd'].map((id) =>
    shelf.with(
      zebras(id, () => {
        read.push(id);
        return text();
      }),
    ),
  );

  await Promise.all(libraries.map(searchIndex));

  expect([...new Set(read)]).toEqual(['a', 'd']);
  expect(read.lastIndexOf('a')).toBeLessThan(read.indexOf('d'));
});

test('[ART-01] an index that could not be made is told of, and made with the next search', async () => {
  const shelf = aShelf();
  let works = false;
  const library = shelf.with(zebras('late', () => (works ? text() : failing())));

  await expect(searchReply(library, 'zebra')).rejects.toThrow('cannot be read');
  works = true;

  expect((await searchReply(library, 'zebra')).found).toMatchObject([{ title: 'Zebra late' }]);
  expect(shelf.faults).toHaveLength(1);
});

test('[ART-01] a call to 911 in what was typed waits for no index, and needs none', async () => {
  const shelf = aShelf();

  const { calls, found } = await searchReply(shelf.with(zebras('broken', failing)), 'my baby is choking');

  expect(calls[0]?.id).toBe('rf-choking');
  expect(found).toEqual([]);
});

async function turnsUntil(work: Promise<unknown>): Promise<number> {
  const seen = { isDone: false, turns: 0 };
  void work.then(() => Object.assign(seen, { isDone: true }));
  while (!seen.isDone) {
    await others();
    seen.turns += 1;
  }
  return seen.turns;
}
