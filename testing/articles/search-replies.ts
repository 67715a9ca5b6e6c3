import type { Found, SearchReply } from '#contract/articles/search.ts';
import { anArticlePage } from './article-replies.ts';

const articleId = '0197a000-0000-7000-8000-0000000000a1';

/** An article of which title and sentence say 'iron'. */
export function aFound(given: Partial<Found> = {}): Found {
  return {
    kind: 'article',
    id: articleId,
    title: 'Iron: The Nutrient Babies Run Low On',
    titleMarks: [[0, 4]],
    sentence: 'After that iron has to come from food.',
    marks: [[11, 15]],
    category: 'Nutrition',
    readingTime: '4 min read',
    href: `/education/article/${articleId}`,
    visitorHref: '/preview/article/slug/iron',
    ...given,
  };
}

/** @param redFlags ids of the rules that what was typed names */
export function aSearchReply(given: Partial<SearchReply> = {}, redFlags: readonly string[] = []): SearchReply {
  return {
    query: 'iron',
    isCut: false,
    readAs: null,
    calls: anArticlePage(redFlags).calls,
    untreated: [],
    found: [aFound()],
    didYouMean: null,
    ...given,
  };
}
