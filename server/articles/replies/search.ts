import type { Found, SearchReply } from '#contract/articles/search.ts';
import type { ArticleCategory } from '#domain/articles/article.ts';
import { emergenciesInSearch } from '#domain/articles/emergency.ts';
import type { RedFlag } from '#domain/articles/red-flag.ts';
import { dangerSpelled } from '#domain/articles/search/danger-words-data.ts';
import { marksOf } from '#domain/articles/search/marks.ts';
import { readSearch, type ReadSearch } from '#domain/articles/search/read-search.ts';
import { byUrgency } from '#domain/articles/told-signs.ts';
import type { PublishedLibrary } from '../rules/library.ts';
import { askedTerms, suggestedSearch, type Asked } from '../rules/search/asked-terms.ts';
import { find, type Hit } from '../rules/search/find.ts';
import { indexAtHand, searchIndex } from '../rules/search/kept-index.ts';
import type { SearchIndex } from '../rules/search/search-index.ts';
import { callRulesOf } from './articles.ts';

/**
 * What answers a search, with the signs of danger in all that was typed, also mistyped ones; nothing for one without a
 * word. Before the first index is made, a call to 911 is answered alone, since it does not wait; all others do.
 */
export async function searchReply(
  library: PublishedLibrary,
  typed: string,
  category?: ArticleCategory,
): Promise<SearchReply> {
  const read = readSearch(typed);
  const told = toldBy(read);
  const index = indexAtHand(library);
  if (index) return answer(index, told, category);
  const calls = [...told.calls, ...told.meant];
  if (!calls.some(isEmergency)) return answer(await searchIndex(library), told, category);
  const { query, isCut } = read;
  const shown = callRulesOf(byUrgency(calls));
  return { query, isCut, readAs: null, calls: shown, untreated: [], found: [], didYouMean: told.spelled };
}

type Told = ReadSearch & {
  readonly calls: readonly RedFlag[];
  /** Further ones, if a word is a slip. */
  readonly meant: readonly RedFlag[];
  /** The search without the slips on which those rest; null where there are none. */
  readonly spelled: string | null;
};

function toldBy(read: ReadSearch): Told {
  const calls = emergenciesInSearch(read.whole);
  const whole = dangerSpelled(read.whole);
  const all = whole === read.whole ? [] : emergenciesInSearch(whole);
  const meant = all.filter((rule) => !calls.includes(rule));
  const spelled = dangerSpelled(read.query);
  return { ...read, calls, meant, spelled: meant.length > 0 && spelled !== read.query ? spelled : null };
}

function answer(index: SearchIndex, told: Told, category: ArticleCategory | undefined): SearchReply {
  const { query, isCut, spelled } = told;
  const asked = askedTerms(index, query);
  const marked = new Set(asked.weights.keys());
  const calls = byUrgency([...told.calls, ...told.meant]);
  const found = hitsBelow(index, asked, told, category);
  const isHelped = found.length > 0 || asked.untreated.length > 0 || calls.some(isEmergency);
  return {
    query,
    isCut,
    readAs: asked.text === query ? null : asked.text,
    calls: callRulesOf(calls),
    untreated: [...asked.untreated],
    found: found.map((hit) => foundReply(hit, marked)),
    didYouMean: spelled === asked.text ? null : (spelled ?? (isHelped ? null : suggestedSearch(index, query))),
  };
}

/** A call that rests on a slip withholds nothing: what was typed may be right. */
function hitsBelow(index: SearchIndex, asked: Asked, told: Told, category: ArticleCategory | undefined): Hit[] {
  const { calls, meant } = told;
  const others = find(index, asked, calls, category);
  if (meant.length === 0) return others;
  const first = find(index, asked, byUrgency([...calls, ...meant]), category);
  const shown = new Set(first.map(({ document }) => document));
  return [...first, ...others.filter(({ document }) => !shown.has(document))];
}

function isEmergency({ urgency }: RedFlag): boolean {
  return urgency === 'emergency';
}

function foundReply({ document: { shown }, sentence }: Hit, marked: ReadonlySet<string>): Found {
  return { ...shown, titleMarks: marksOf(shown.title, marked), sentence, marks: marksOf(sentence, marked) };
}
