import type { Found, SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { emergenciesInSearch } from '#domain/articles/emergency.ts';
import { marksOf } from '#domain/articles/search/marks.ts';
import { readSearch } from '#domain/articles/search/read-search.ts';
import type { PublishedLibrary } from '../rules/library.ts';
import { askedTerms, suggestedSearch } from '../rules/search/asked-terms.ts';
import { find, type Hit } from '../rules/search/find.ts';
import { indexAtHand, searchIndex } from '../rules/search/kept-index.ts';
import type { SearchIndex } from '../rules/search/search-index.ts';
import { callRulesOf } from './articles.ts';

/**
 * What answers a search, with the signs of danger in it, also mistyped ones; nothing for one without a word. Before the
 * first index is made, a call to 911 in what was typed is answered alone, since it does not wait; all others do.
 */
export async function searchReply(
  library: PublishedLibrary,
  typed: string,
  category?: ArticleCategory,
): Promise<SearchReply> {
  const { query, isCut } = readSearch(typed);
  const index = indexAtHand(library);
  if (index) return answer(index, { query, isCut }, category);
  const calls = emergenciesInSearch(query, query);
  if (calls.some(({ urgency }) => urgency === 'emergency')) {
    return { query, isCut, readAs: null, calls: callRulesOf(calls), untreated: [], found: [], didYouMean: null };
  }
  return answer(await searchIndex(library), { query, isCut }, category);
}

function answer(
  index: SearchIndex,
  { query, isCut }: ReturnType<typeof readSearch>,
  category: ArticleCategory | undefined,
): SearchReply {
  const asked = askedTerms(index, query);
  const marked = new Set(asked.weights.keys());
  const calls = emergenciesInSearch(query, asked.spelled);
  const found = find(index, asked, calls, category).map((hit) => foundReply(hit, marked));
  return {
    query,
    isCut,
    readAs: asked.text === query ? null : asked.text,
    calls: callRulesOf(calls),
    untreated: [...asked.untreated],
    found,
    didYouMean: found.length === 0 && asked.untreated.length === 0 ? suggestedSearch(index, query) : null,
  };
}

function foundReply({ document: { shown }, sentence }: Hit, marked: ReadonlySet<string>): Found {
  return { ...shown, titleMarks: marksOf(shown.title, marked), sentence, marks: marksOf(sentence, marked) };
}
