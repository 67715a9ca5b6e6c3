import { LONGEST_SEARCH, type Found, type SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { emergenciesInSearch } from '#domain/articles/emergency.ts';
import { marksOf } from '#domain/articles/search/marks.ts';
import type { PublishedLibrary } from '../rules/library.ts';
import { askedTerms, suggestedSearch } from '../rules/search/asked-terms.ts';
import { find, type Hit } from '../rules/search/find.ts';
import { searchIndex } from '../rules/search/search-index.ts';
import { callRulesOf } from './articles.ts';

/** What answers a search, with the signs of danger in it, also mistyped ones; nothing for one without a word. */
export function searchReply(library: PublishedLibrary, typed: string, category?: ArticleCategory): SearchReply {
  const query = asRead(typed);
  const index = searchIndex(library);
  const asked = askedTerms(index, query);
  const marked = new Set(asked.weights.keys());
  const found = find(index, asked, category).map((hit) => foundReply(hit, marked));
  return {
    query,
    calls: callRulesOf(emergenciesInSearch(query, asked.text)),
    found,
    didYouMean: found.length === 0 ? suggestedSearch(index, query) : null,
  };
}

/** Much longer than what is searched for, however many spaces stand in it. */
const LONGEST_READ = 2000;

function asRead(typed: string): string {
  const text = typed.slice(0, LONGEST_READ).replaceAll(/\s+/g, ' ').trim();
  return text.slice(0, LONGEST_SEARCH).trim();
}

function foundReply({ document: { shown }, sentence }: Hit, marked: ReadonlySet<string>): Found {
  return { ...shown, titleMarks: marksOf(shown.title, marked), sentence, marks: marksOf(sentence, marked) };
}
