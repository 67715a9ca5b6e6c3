import { describe, expect, test } from 'vitest';
import type { ArticleHead, Library } from '#contract/articles.ts';
import { shuffled } from '#domain/articles/shuffled.ts';
import { aHead, headsOf } from '#testing/articles/library-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { leo, maya, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { libraryQuery, picksQuery } from '../data.ts';
import { ArticlesCard } from './articles-card.tsx';
import { LearningPanel } from './learning-panel.tsx';

describe('[DASH-02] the card on articles', () => {
  function card(known: Loaded<ArticleHead[]>): string {
    const cache = aQueryCache();
    put(cache, picksQuery(maya.id), known);
    return markupWithin(cache, <ArticlesCard child={maya} />);
  }

  test('has three articles, each leading to its page, and leads to all of them', () => {
    expect(wordsOf(card(headsOf(3)))).toMatch(
      /^Educational Resources All articles Sleep · 4 min read Article 1 What article 1 says\. .* What article 3 says\.$/,
    );
    expect(card(headsOf(3))).toContain(`href="/education/article/${aHead(3).id}"`);
    expect(card(headsOf(3))).toContain('href="/education"');
  });

  test('leads from a sample, which has no page, to the library', () => {
    const cardLinks = (html: string) =>
      [...html.matchAll(/<a [^>]*\bclass="article-card"[^>]*>/g)].map(([link]) => link);
    const [sample, article] = cardLinks(card([aHead(1, { id: 'sample-sleep' }), aHead(2)]));

    expect(sample).toContain('href="/education"');
    expect(article).toContain(`href="/education/article/${aHead(2).id}"`);
  });

  test('[UI-02] waits, is empty, and could not be loaded in the words of the specification', () => {
    expect(wordsOf(card(null))).toContain('Loading articles...');
    expect(wordsOf(card([]))).toContain('No articles available right now.');
    expect(wordsOf(card(new CallFailed('offline')))).toContain('Could not load articles. Try again');
  });
});

describe('[DASH-06] the Learning tab', () => {
  function tab(known: Loaded<Library>, child = maya, search = {}): string {
    const cache = aQueryCache();
    put(cache, libraryQuery, known);
    return markupWithin(cache, <LearningPanel child={child} today={today} search={search} />);
  }
  const titlesIn = (shown: string) => [...shown.matchAll(/<h3>([^<]+)<\/h3>/g)].map(([, title]) => title);

  test('has all articles of all categories, shuffled in a way that stays', () => {
    const articles = headsOf(12);

    const titles = titlesIn(tab({ articles }));

    expect(titles).toEqual(shuffled(articles, `${today} ${maya.id}`).map(({ title }) => title));
    expect(titles).not.toEqual(articles.map(({ title }) => title));
    expect(titlesIn(tab({ articles }))).toEqual(titles);
    expect(titlesIn(tab({ articles }, leo))).not.toEqual(titles);
  });

  test('shows the category that its address names, which each choice leads to', () => {
    const articles = [aHead(1), aHead(2, { category: 'Health' }), aHead(3)];
    const sleep = tab({ articles }, maya, { category: 'Sleep' });

    expect(titlesIn(sleep)).toEqual(['Article 1', 'Article 3']);
    expect(sleep.match(/aria-current="true"[^>]*>[^<]+/g)).toEqual(['aria-current="true">Sleep']);
    expect(sleep).toContain('href="/dashboard?tab=learning&amp;category=Health"');
    expect(sleep).toMatch(/<form[^>]* action="\/dashboard"><input type="hidden" name="tab" value="learning"\/>/);
    expect(titlesIn(tab({ articles: headsOf(13) }))).toHaveLength(12);
    expect(tab({ articles: headsOf(13) })).toContain('href="/dashboard?tab=learning&amp;show=all"');
    expect(titlesIn(tab({ articles: headsOf(13) }, maya, { show: 'all' }))).toHaveLength(13);
  });

  test('has its heading, the categories, and a link to all articles', () => {
    expect(wordsOf(tab({ articles: headsOf(1) }))).toMatch(
      /^Educational Articles All articles All Categories Nutrition Sleep Health Development Safety/,
    );
    expect(tab({ articles: headsOf(1) })).toContain(`href="/education/article/${aHead(1).id}"`);
  });

  test('[UI-02] waits, and says when it could not be loaded: Failed to fetch articles', () => {
    expect(wordsOf(tab(null))).toContain('Loading articles...');
    expect(wordsOf(tab(new CallFailed('offline')))).toContain('Failed to fetch articles Try again');
  });
});
