import { expect, test } from 'vitest';
import { LONGEST_CONTENT } from '#contract/articles/editing.ts';
import { libraryOf, ourPublished, type PublishedLibrary } from '../library.ts';
import { indexing, SLICE_LETTERS } from './search-index.ts';

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
