import { vocabularyOf } from '#domain/articles/check/grounds.ts';
import type { PublishedLibrary } from '../rules/library.ts';

const kept = new WeakMap<PublishedLibrary, ReadonlySet<string>>();

/** Stems of all words of the articles. */
export function libraryWords(library: PublishedLibrary): ReadonlySet<string> {
  const known = kept.get(library);
  if (known) return known;
  const words = vocabularyOf(
    library.articles.flatMap(({ article: { title, summary, content } }) => [title, summary, content]),
  );
  kept.set(library, words);
  return words;
}
