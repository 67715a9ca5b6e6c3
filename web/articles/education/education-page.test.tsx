import { describe, expect, test } from 'vitest';
import type { ArticleHead, ArticlePage, Library } from '#contract/articles.ts';
import type { Child } from '#contract/children.ts';
import { problems } from '#contract/problem.ts';
import { aHead, headsOf } from '#testing/articles/library-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { childrenOf, maya, mayaBornEarly, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { childrenQuery } from '#web/children/data.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { articleQuery, libraryQuery } from '../data.ts';
import { educationHref, educationSearch } from '../education-search.ts';
import { EducationArticlePage } from './education-article-page.tsx';
import { EducationPage } from './education-page.tsx';

const drawn = { path: '/education', search: '', today, hasIntergrowth: false, hasPlan: false };

type Known = { library?: Loaded<Library>; child?: Child | null; search?: Readonly<Record<string, string>> };

function markup({ library = { articles: headsOf(3) }, child = maya, search = {} }: Known = {}): string {
  const cache = aQueryCache();
  put(cache, childrenQuery, child ? childrenOf(child) : childrenOf());
  put(cache, libraryQuery, library);
  return markupWithin(
    cache,
    <DrawnContext value={drawn}>
      <EducationPage {...educationSearch(search)} />
    </DrawnContext>,
  );
}
const words = (known?: Known) => wordsOf(markup(known));
const of = (...articles: ArticleHead[]): Known => ({ library: { articles } });
const titlesIn = (shown: string) => [...shown.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title).join(', ');

describe('[ART-01] the library', () => {
  test('says whose age comes first, how many articles there are, and of each what it is about', () => {
    expect(words()).toMatch(
      /^Educational Articles Short articles, each with its sources\. For Maya's age first\. Back to Dashboard/,
    );
    expect(words()).toContain('3 articles Sleep · 4 min read Article 1 What article 1 says.');
    expect(markup()).toContain(`href="/education/article/${aHead(1).id}"`);
    expect(words(of(aHead(1)))).toContain('1 article Sleep');
    expect(words({ child: null })).toContain('each with its sources. Back to Dashboard');
  });

  test("has what is written for the child's age before the others, for the corrected one of a child born early", () => {
    const library = {
      articles: [
        aHead(1, { title: 'Talking', ageRange: '12-42 months' }),
        aHead(2, { title: 'Solids', ageRange: '4-9 months' }),
        aHead(3, { title: 'Fever' }),
        aHead(4, { title: 'First weeks', ageRange: '0-3 months' }),
      ],
    };

    expect(titlesIn(markup({ library }))).toBe('Solids, Fever, Talking, First weeks');
    expect(titlesIn(markup({ library, child: mayaBornEarly }))).toBe('First weeks, Fever, Solids, Talking');
    expect(titlesIn(markup({ library, child: null }))).toBe('Talking, Solids, Fever, First weeks');
  });

  test('is filtered by buttons, and by a list on phones, which lead to addresses of their own', () => {
    const sleep = markup({ search: { category: 'Sleep' }, ...of(aHead(1), aHead(2, { category: 'Health' })) });

    expect(wordsOf(markup())).toContain('All Categories Nutrition Sleep Health Development Safety');
    expect(wordsOf(sleep)).toContain('1 article');
    expect(titlesIn(sleep)).toBe('Article 1');
    expect(sleep.match(/aria-current="true"[^>]*>[^<]+/g)).toEqual(['aria-current="true">Sleep']);
    expect(sleep).toContain('href="/education?category=Nutrition"');
    expect(sleep).toMatch(/<form[^>]* action="\/education"><.*<option selected="">Sleep/);
    expect(markup()).toMatch(/aria-current="true"[^>]*>All Categories/);
  });

  test('[UI-02] has nothing to show of an empty category: No articles found in this category', () => {
    expect(words({ search: { category: 'Safety' } })).toContain(
      '0 articles No articles found in this category All Categories',
    );
  });

  test('[ART-02] shows no drawing beside or above the same one', () => {
    const shown = markup({ library: { articles: headsOf(12) } });
    const drawings = [...shown.matchAll(/<svg class="art".*?<\/svg>/gs)].map(([drawing]) => drawing);

    expect(drawings).toHaveLength(12);
    expect(drawings.filter((one, at) => one === drawings[at + 1] || one === drawings[at + 3])).toEqual([]);
  });

  test('shows twelve of many, and all when asked', () => {
    const library = { articles: headsOf(13) };

    expect(titlesIn(markup({ library })).split(', ')).toHaveLength(12);
    expect(markup({ library })).toMatch(/href="\/education\?show=all"[^>]*>.*Show all 13 articles/);
    expect(titlesIn(markup({ library, search: { show: 'all' } })).split(', ')).toHaveLength(13);
    expect(words({ library, search: { show: 'all' } })).not.toContain('Show all');
    expect(words({ library: { articles: headsOf(12) } })).not.toContain('Show all');
  });

  test('[UI-02] waits, and says when it could not be loaded: Failed to load articles', () => {
    expect(words({ library: null })).toContain('Loading articles...');
    expect(words({ library: new CallFailed('offline') })).toContain('Failed to load articles Try again');
  });
});

test.each([
  { asked: {}, address: '/education' },
  { asked: { category: 'sleep' }, address: '/education?category=Sleep' },
  { asked: { category: 'Cats' }, address: '/education' },
  { asked: { category: '' }, address: '/education' },
  { asked: { q: ' iron  ' }, address: '/education?q=iron' },
  {
    asked: { q: 'iron', category: 'Nutrition', show: 'all' },
    address: '/education?q=iron&category=Nutrition&show=all',
  },
  { asked: { q: 'x'.repeat(1500) }, address: `/education?q=${'x'.repeat(1500)}` },
])('[ART-01] what $asked asks for stands at $address', ({ asked, address }) => {
  expect(educationHref(educationSearch(asked))).toBe(address);
});

const missing = new CallFailed({
  type: '/problems/not-found',
  requestId: 'r',
  code: 'not-found',
  ...problems['not-found'],
});

describe('[ART-01] an article', () => {
  const id = aHead(1).id;
  function articleWords(loaded: Loaded<ArticlePage>, articleId = id): string {
    const cache = aQueryCache();
    put(cache, articleQuery(articleId), loaded);
    return wordsOf(markupWithin(cache, <EducationArticlePage articleId={articleId} />));
  }

  test.each([id, ''])(
    '[UI-02] that does not exist is said so, with a way back: Article Not Found (%j)',
    (articleId) => {
      const loaded = articleId === '' ? null : missing;

      expect(articleWords(loaded, articleId)).toBe(
        'Article Not Found There is no article at this address. All articles',
      );
    },
  );

  test('[UI-02] waits, and says when it could not be loaded: Failed to fetch article', () => {
    expect(articleWords(null)).toContain('Loading this article...');
    expect(articleWords(new CallFailed('offline'))).toContain('Failed to fetch article Try again');
  });
});
