import { termsOf } from '#domain/articles/search/terms.ts';

const WORDS: ReadonlySet<string> = new Set(
  termsOf('newborn night day morning evening week month year first often every after before long').map(
    ({ term }) => term,
  ),
);

/** Who a search is about and when it happens says nothing of its subject. */
export function isOfWhomOrWhen(term: string): boolean {
  return term.startsWith('#') || WORDS.has(term);
}
