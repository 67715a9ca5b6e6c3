import { setImmediate as others } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LONGEST_CONTENT } from '#contract/articles/editing.ts';
import { libraryOf, ourPublished, type PublishedLibrary } from '../library.ts';
import { indexing, searchIndex, SLICE_LETTERS } from './search-index.ts';

/** Ours, and sixty of editors that are as long as one may be. */
function aLongLibrary(): PublishedLibrary {
  const ours = ourPublished();
  const text = ours.map(({ article }) => article.content).join('\n\n');
  const long = Array.from({ length: 60 }, (_, at) => ours[at % ours.length] ?? ours[0]).flatMap((one, at) => {
    if (!one) return [];
    const id = `0197a000-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`;
    const content = text.slice(at * 500, at * 500 + LONGEST_CONTENT);
    return [{ ...one, key: null, article: { ...one.article, id, slug: `long-${at}`, content } }];
  });
  return libraryOf([...ours, ...long]);
}

test('[ART-01] the search index is made in slices: none reads more than a slice and one article', () => {
  const slices = [...indexing(aLongLibrary())];

  expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE_LETTERS + LONGEST_CONTENT * 1.5);
  expect(slices.length).toBeGreaterThan(60);
});

test('[ART-01] others have their turn while the search index is made, and all who search wait for the same one', async () => {
  const library = libraryOf(ourPublished());
  const first = searchIndex(library);
  const second = searchIndex(library);

  expect(await turnsUntil(first)).toBeGreaterThanOrEqual([...indexing(library)].length);
  expect(await second).toBe(await first);
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
