import { describe, expect, test } from 'vitest';
import type { SearchReply } from '#contract/articles/search.ts';
import { aFound, aSearchReply } from '#testing/articles/search-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { renderWhole } from '#web/client/page/lazily.ts';
import { LibrarySearchPanel } from './library-search-panel.tsx';
import { librarySearchQuery } from './search-data.ts';

type Asked = { q?: string; category?: 'Sleep' | null; reply?: Loaded<SearchReply> };

async function found({ q = 'iron', category = null, reply = aSearchReply() }: Asked = {}): Promise<string> {
  const { html } = await renderWhole(() => {
    const cache = aQueryCache();
    put(cache, librarySearchQuery({ q, category }), reply);
    return markupWithin(
      cache,
      <LibrarySearchPanel q={q} category={category} filter={<p>All Categories</p>}>
        <p>All articles</p>
      </LibrarySearchPanel>,
    );
  });
  return html;
}
const said = async (asked?: Asked) => wordsOf(await found(asked)).replaceAll(/\s+/g, ' ');

const refusal = { type: '/problems/slow-down', status: 429, requestId: 'r1' };

describe('[ART-01] the search of the library', () => {
  test('shows all articles until something is searched for', async () => {
    expect(await said({ q: '' })).toMatch(/^ ?Search All Categories All articles ?$/);
    expect(await found({ q: '' })).toContain('value=""');
  });

  test('shows what was found below the choice of a category, each with its page for parents', async () => {
    expect(await said()).toMatch(/^ ?Search All Categories 1 result for “ ?iron ?” Article · Nutrition/);
    expect(await found()).toContain(`href="${aFound().href}"`);
  });

  test('without script sends the form, within the category', async () => {
    expect(await found({ category: 'Sleep' })).toMatch(
      /<form[^>]* action="\/education">.* name="q" value="iron".*<input type="hidden" name="category" value="Sleep"\/>/,
    );
    expect(await found()).not.toContain('type="hidden"');
  });

  test('waits, and says so', async () => {
    expect(await said({ reply: null })).toContain('Searching...');
  });

  test('says that it got no answer, whom to call all the same, and tries again', async () => {
    const asked = { reply: new CallFailed('offline') };

    expect(await said(asked)).toMatch(
      /The search got no answer\. The server did not answer\. If your child is in danger, call 911 ?\. Try again/,
    );
    expect(await found(asked)).toContain('<a href="tel:911">');
    expect(await found(asked)).toContain('role="alert"');
  });

  test('says what the server said where it answered', async () => {
    const reply = new CallFailed({ ...refusal, code: 'slow-down', title: 'Too many tries. Please wait a little.' });

    expect(await said({ reply })).toMatch(/no answer\. Too many tries\. Please wait a little\. If your child/);
    expect(await said({ reply: new CallFailed('not-understood') })).toMatch(/data format from server\. If your child/);
    expect(await said({ reply })).not.toContain('connection');
  });

  test('shows an emergency above the field where a page opens with it', async () => {
    const reply = aSearchReply({ query: 'baby choking' }, ['rf-choking']);

    expect(await said({ q: 'baby choking', reply })).toMatch(
      /^ ?Emergency Call 911 .* Search .*All Categories 1 result/,
    );
  });
});
