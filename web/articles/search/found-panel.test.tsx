import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SearchReply } from '#contract/articles/search.ts';
import { aFound, aSearchReply } from '#testing/articles/search-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { EmergencyCall } from './emergency-call.tsx';
import { FoundPanel } from './found-panel.tsx';

const nothing = { query: 'colik', found: [] };

function found(reply: SearchReply, isSignedIn = false, category: 'Sleep' | null = null): string {
  return renderToStaticMarkup(<FoundPanel reply={reply} isSignedIn={isSignedIn} category={category} />);
}
const said = (...asked: Parameters<typeof found>) => wordsOf(found(...asked)).replaceAll(/\s+/g, ' ');

describe('[PUB-05] what a search of the library has found', () => {
  test('is counted, and each says what it is, in which words it answers, and where it is read', () => {
    const markup = found(aSearchReply());

    expect(wordsOf(markup)).toMatch(
      /^ ?1 result for “ ?iron ?” Article · Nutrition · 4 min read Iron : The Nutrient Babies Run Low On After that iron has to come from food\. ?$/,
    );
    expect(markup).toContain('<mark>Iron</mark>: The Nutrient');
    expect(markup).toContain('After that <mark>iron</mark> has to come');
    expect(markup).toMatch(/<p class="soft" role="status"><strong>1 result/);
    expect(markup).toContain('href="/preview/article/slug/iron"');
    expect(found(aSearchReply(), true)).toContain(`href="${aFound().href}"`);
  });

  test('says of several that the best comes first', () => {
    const several = [aFound(), aFound({ id: 'lentils', kind: 'food', title: 'Lentils', titleMarks: [] })];

    expect(said(aSearchReply({ found: several }))).toMatch(/2 results for “ ?iron ?” ?, best first/);
  });

  test.each([
    ['question', 'Question'],
    ['food', 'Food'],
    ['milestones', 'Milestones'],
    ['vaccine', 'Vaccine'],
    ['checkup', 'Checkup'],
  ] as const)('names a result that is no article: %s', (kind, label) => {
    const reply = aSearchReply({ found: [aFound({ kind, category: null, readingTime: null })] });

    expect(said(reply)).toContain(` ${label} Iron`);
  });

  test('of nothing, leads on by the nearest words, or by a category', () => {
    const near = found(aSearchReply({ ...nothing, didYouMean: 'colic' }), true, 'Sleep');

    expect(wordsOf(near)).toContain('Nothing found for “colik” in Sleep Did you mean colic ? Search all categories');
    expect(near).toContain('href="/education?q=colic&amp;category=Sleep"');
    expect(near).toContain('href="/education?q=colik"');
    expect(said(aSearchReply(nothing))).toContain('Nothing found for “colik” Try other words, or fewer of them.');
    expect(found(aSearchReply({ ...nothing, didYouMean: 'colic' }))).toContain(
      'href="/preview/educational-content?q=colic"',
    );
  });

  test('says what a mistyped search was read as', () => {
    expect(said(aSearchReply({ query: 'irn', readAs: 'iron' }))).toMatch(
      /1 result for “ ?irn ?” ?, read as “ ?iron ?”/,
    );
  });

  test('says calmly that there is no article about a subject yet, and who knows', () => {
    const untreated = ['thrush', 'lice'];
    const alone = said(aSearchReply({ query: 'thrush, lice', untreated, found: [] }));
    const beside = said(aSearchReply({ query: 'iron thrush, lice', untreated }));

    expect(alone).toContain(
      "There is no article about thrush or lice yet Your child's doctor or your own can tell you about it. Or choose a category.",
    );
    expect(alone).not.toContain('Try other words');
    expect(beside).toContain(
      "There is no article about thrush or lice yet. Your child's doctor or your own can tell you about it. Article",
    );
  });

  test('says how much of a long search is read', () => {
    const reply = { query: 'x'.repeat(200), isCut: true };

    const line = 'Articles are found by the first 200 characters. Signs of danger are looked for in the rest, too.';

    expect(said(aSearchReply(reply))).toContain(line);
    expect(said(aSearchReply({ ...reply, found: [] }))).toContain(line);
    expect(said(aSearchReply())).not.toContain('200 characters');
  });

  test('asks what was meant where a call to 911 rests on a slip, beside results and without', () => {
    const slip = { query: 'siezure', didYouMean: 'seizure' };

    expect(said(aSearchReply(slip, ['rf-seizure']))).toMatch(/1 result .* Did you mean seizure ?\? Article/);
    expect(said(aSearchReply({ ...slip, found: [] }, ['rf-seizure']))).toContain('Did you mean seizure ?');
  });

  test('asks for no other words below a call to 911', () => {
    const markup = found(aSearchReply({ query: 'broken arm', found: [] }, ['rf-injury']));

    expect(markup).not.toContain('no-results');
  });

  test('begins with the call and what to do by age where what was typed is an emergency', () => {
    const { calls } = aSearchReply({ query: 'baby choking' }, ['rf-choking', 'rf-hives']);
    const markup = renderToStaticMarkup(<EmergencyCall calls={calls} isLive={false} />);

    expect(wordsOf(markup)).toMatch(/^ ?Emergency Call 911 .*have someone call 911 ?\. What to do until help comes/);
    expect(markup).toMatch(/<a href="tel:911" class="btn stop big full">/);
    expect(wordsOf(markup)).toMatch(/Under 12 months 5 back blows, then 5 chest thrusts/);
  });

  test('shows a sign that is no emergency above the results', () => {
    const markup = found(aSearchReply({ query: 'baby choking' }, ['rf-choking', 'rf-hives']));

    expect(markup.indexOf('class="call-box"')).toBeGreaterThan(-1);
    expect(markup.indexOf('class="call-box"')).toBeLessThan(markup.indexOf('class="hits"'));
    expect(markup).not.toContain('class="sos"');
  });

  test('shows what was typed as text', () => {
    const reply = aSearchReply({ query: '<script>1</script>', found: [], didYouMean: '<b>' });

    expect(found(reply)).not.toMatch(/<script>|<b>/);
  });
});
