import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { ArticlePage } from '#contract/articles.ts';
import { day } from '#domain/time/day.ts';
import { anArticlePage } from '#testing/articles/article-replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { ArticlePanel } from './article-panel.tsx';
import type { Place } from '#domain/articles/addresses.ts';

const markup = (page: ArticlePage, place: Place = 'public') =>
  renderToStaticMarkup(<ArticlePanel page={page} place={place} />);
const words = (page: ArticlePage) => wordsOf(markup(page));
const hrefs = (html: string) => [...html.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
const boxOf = (html: string) => /<section class="call-box".*?<\/section>/s.exec(html)?.[0] ?? '';

describe('[PUB-07] [ART-01] an article', () => {
  test('[ART-05] says its category, age, length, the day of its check, and that no clinician has reviewed it', () => {
    expect(words(anArticlePage())).toContain(
      'Sleep 0-12 months · 3 min read Naps in the First Year How many, how long, and when they end. Key points',
    );
    expect(words(anArticlePage())).toMatch(
      /cannot be woken\. Facts checked November 21, 2026 · Not yet reviewed by a clinician How long/,
    );
  });

  test('[ART-02] numbers its steps as they were typed', () => {
    const page = anArticlePage();
    const html = markup({ ...page, article: { ...page.article, content: '1. Wash.\n\nWait.\n\n2. Dry.' } });

    expect(html).toContain('<ol><li>Wash.</li></ol><p>Wait.</p><ol start="2"><li>Dry.</li></ol>');
  });

  test('[ART-05] says when some of its facts were checked later than the others', () => {
    const page = anArticlePage();

    expect(words({ ...page, origin: { ...page.origin, lastCheckedOn: day('2026-11-30') } })).toContain(
      'Facts checked November 21, 2026, some November 30, 2026 · Not yet reviewed by a clinician',
    );
  });

  test('[ART-04] of an editor says when it was published, last changed and checked', () => {
    const page = anArticlePage();
    const origin = { ...page.origin, isOurs: false, checkedOn: day('2020-01-02'), reviewedBy: 'Ada Okafor, MD' };
    const changed = { ...page.article, updatedAt: '2026-11-30T15:00:00.000Z' };

    expect(words({ ...page, origin })).toContain(
      'Published November 20, 2026 · Facts checked January 2, 2020 · Reviewed by Ada Okafor, MD',
    );
    expect(words({ ...page, origin, article: changed })).toContain(
      'Published November 20, 2026, last changed November 30, 2026 · Facts checked January 2, 2020 · Reviewed by Ada Okafor, MD',
    );
  });

  test('[ART-02] shows its key points apart, and its text as it is marked', () => {
    const html = markup(anArticlePage());

    expect(html).toMatch(/<section class="key-points".*Three naps at 6 months\..*<\/section>/s);
    expect(html).not.toContain('**');
    expect(html).toContain('<h2>How long</h2><p>Short ones count, too.</p><ol><li>Dim the room.</li>');
    expect(html).toContain('<ul><li>A sleep sack is enough.</li></ul>');
  });

  test('[ART-02] markup of another kind in its text is shown as text', () => {
    const page = anArticlePage();
    const html = markup({ ...page, article: { ...page.article, content: '<script>alert(1)</script>' } });

    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script');
  });

  test('can be read without script: nothing in it needs one, and its style is in the sheet', () => {
    expect(markup(anArticlePage(['rf-blue', 'rf-fever']))).not.toMatch(/<script|<style| style=| on\w+=/);
  });

  test('[ART-05] names its sources, with an address where there is one, and how many facts were found where', () => {
    const html = markup(anArticlePage());

    expect(html).toContain('<a href="https://example.org/sleep" rel="noopener noreferrer">');
    expect(html).toContain('<li>CDC: Naps</li>');
    expect(wordsOf(html)).toContain(
      'Of 4 facts in this article, 3 are confirmed by an authority, a hospital or a university; 1 was found on other pages only. To be checked again by May 2027.',
    );
  });

  test('[ART-01] says when it stands in for an article that is not there', () => {
    const sentence = 'We could not find that article. Here is another one.';

    expect(markup(anArticlePage([], { isSubstitute: true }))).toMatch(new RegExp(`role="alert".*${sentence}`));
    expect(words(anArticlePage())).not.toContain(sentence);
  });
});

describe('the box that says when to call', () => {
  test('stands there only where the article has a sign to call for', () => {
    expect(words(anArticlePage())).not.toContain('When to call');
    expect(words(anArticlePage(['rf-fever']))).toContain('When to call');
  });

  test('begins with the emergency and a button that calls 911, then the doctor, then what can wait a day', () => {
    const box = wordsOf(boxOf(markup(anArticlePage(['rf-ppd', 'rf-fever', 'rf-blue']))));

    expect(box).toMatch(
      /^When to call Emergency Blue, gray .*Call 911 now for blue.* Call 911 What to do until help comes.*Call your doctor, or 911 where it says so Fever.*Call within a day Depression/,
    );
  });

  test('has a button for 911 only where there is an emergency', () => {
    expect(boxOf(markup(anArticlePage(['rf-blue'])))).toMatch(/<a href="tel:911" class="btn stop big">/);
    expect(boxOf(markup(anArticlePage(['rf-fever'])))).not.toContain('class="btn');
  });

  test('names the age for which a step holds, before what holds for all', () => {
    expect(words(anArticlePage(['rf-choking']))).toMatch(
      /Under 12 months 5 back blows, then 5 chest thrusts.*From 12 months on 5 back blows, then 5 belly thrusts; repeat\. At any age If limp: start CPR/,
    );
  });

  test('shows the steps of an emergency at once, however many signs there are, and folds none of them', () => {
    const box = boxOf(markup(anArticlePage(['rf-choking', 'rf-anaphylaxis', 'rf-shaken'])));

    expect(wordsOf(box)).toMatch(
      /Call 911 What to do until help comes Choking.*5 back blows.*epinephrine.*If your baby was shaken: call 911/,
    );
    expect(box).not.toContain('<details');
  });

  test('shows a step that names 911, or help to be called now, right after its sign, and folds what can wait', () => {
    const box = boxOf(markup(anArticlePage(['rf-lethargy', 'rf-unsafe-sleep'])));
    const [open = '', folded = ''] = box.split('<details class="fold plain">');

    expect(wordsOf(open)).toMatch(/day or night\. A baby under 3 months .*A baby who cannot be woken: call 911/);
    expect(wordsOf(folded)).toMatch(/What else to know .*After day 5 of life/);
    expect(wordsOf(folded)).not.toMatch(/cannot be woken/);
  });

  test('tells at once that any bump of the head of a baby under 6 months needs a call', () => {
    const [open = ''] = boxOf(markup(anArticlePage(['rf-head', 'rf-fall-young']))).split('<details');

    expect(wordsOf(open)).toContain('Under 6 months Any fall or head bump, even with no signs: call now');
  });

  test('opens what can wait where there is one sign, and folds it where there are several', () => {
    expect(boxOf(markup(anArticlePage(['rf-jaundice'])))).toContain('<details class="fold plain" open="">');
    expect(boxOf(markup(anArticlePage(['rf-jaundice', 'rf-blue'])))).toContain('<details class="fold plain">');
  });

  test('calls Poison Help from its number', () => {
    expect(boxOf(markup(anArticlePage(['rf-poisoning'])))).toContain(
      '<a class="nowrap" href="tel:+1-800-222-1222">1-800-222-1222</a>',
    );
  });

  test('does not send to a doctor for what only keeps a child safe', () => {
    const box = wordsOf(boxOf(markup(anArticlePage(['rf-unsafe-sleep']))));

    expect(box).toMatch(/^Keep your child safe Unsafe sleep\. Place your baby on the back/);
    expect(box.replace(/call 911/, '')).not.toMatch(/call/i);
  });

  test('says over no steps that they hold at any age where none goes by age', () => {
    expect(words(anArticlePage(['rf-blue']))).not.toContain('At any age');
  });

  test('tells whoever finds a baby limp, blue or not breathing in an unsafe place to call 911, before what can be folded', () => {
    const [open = ''] = boxOf(markup(anArticlePage(['rf-unsafe-sleep', 'rf-honey']))).split('<details');

    expect(wordsOf(open)).toContain('A baby found limp, blue or not breathing: call 911 now.');
  });
});

describe('the call at the top', () => {
  const topOf = (html: string) => /<header class="article-top.*?<\/header>/s.exec(html)?.[0] ?? '';
  const dialed = (ids: string[]) => hrefs(topOf(markup(anArticlePage(ids)))).filter((href) => href?.startsWith('tel:'));

  test('stands there where a sign is one to call 911 for, and Poison Help where the sign says so', () => {
    expect(dialed(['rf-blue'])).toEqual(['tel:911']);
    expect(dialed(['rf-poisoning', 'rf-blue'])).toEqual(['tel:911', 'tel:+1-800-222-1222']);
    expect(topOf(markup(anArticlePage(['rf-poisoning'])))).toMatch(
      /<\/h1><div class="first-calls.*Call 911.*Call Poison Help/s,
    );
  });

  test('is left out where nothing asks for 911 in the first place', () => {
    expect(dialed(['rf-jaundice', 'rf-ppd'])).toEqual([]);
    expect(dialed([])).toEqual([]);
  });
});

test('the doctor is not the only one to call where a sign names 911', () => {
  const titleOf = (ids: string[]) => /<h3>(Call your doctor.*?)<\/h3>/.exec(boxOf(markup(anArticlePage(ids))))?.[1];

  expect(titleOf(['rf-fever'])).toBe('Call your doctor, or 911 where it says so');
  expect(titleOf(['rf-lethargy'])).toBe('Call your doctor, or 911 where it says so');
  expect(titleOf(['rf-jaundice'])).toBe('Call your doctor');
});

describe('what stands below an article', () => {
  test('[ART-03] are the questions of its category, each with an address, and another article that says more', () => {
    const html = markup(anArticlePage());

    expect(html).toContain('id="questions"');
    expect(html).toMatch(/<details class="fold" open="">.*When do naps end\?.*<div id="faq-1" class="answer own">/s);
    expect(wordsOf(html).match(/Read the article/g)).toHaveLength(1);
    expect(wordsOf(html)).toContain('Read the article about: Is a blanket safe?');
  });

  test('asks whether it answered, says where to look next, and sends nothing', () => {
    const html = markup(anArticlePage());

    expect(wordsOf(html)).toMatch(
      /Was this the answer\? No, not yet Search in other words All articles on sleep Still unsure, or worried\? Ask your child's doctor\..*Call 911/,
    );
    expect(html).not.toMatch(/<form|<button|<input/);
  });

  test.each([
    {
      place: 'public' as const,
      to: ['/preview/article/0197a000-0000-7000-8000-0000000000a2', '/preview/category/baby-sleep'],
      search: '/preview/educational-content#search',
    },
    {
      place: 'education' as const,
      to: ['/education/article/0197a000-0000-7000-8000-0000000000a2', '/education?category=Sleep'],
      search: '/education',
    },
  ])('[ART-01] its links stay where it is read: $place', ({ place, to, search }) => {
    const inside = hrefs(markup(anArticlePage(['rf-blue']), place)).filter((href) => href?.startsWith('/'));

    expect(new Set(inside)).toEqual(new Set([...to, search]));
  });

  test('is left out where there is nothing to show', () => {
    const { origin } = anArticlePage();
    const bare = { ...origin, sources: [], facts: null, nextReview: null };
    const shown = words(anArticlePage([], { questions: [], related: [], origin: bare }));

    expect(shown).not.toMatch(/Questions parents ask|Related articles|Sources/);
  });
});
