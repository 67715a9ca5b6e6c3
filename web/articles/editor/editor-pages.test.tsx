import { beforeAll, describe, expect, test } from 'vitest';
import {
  listCallRules,
  listDrafts,
  publishDraft,
  readDraft,
  readDraftHistory,
  saveDraft,
  type Draft,
  type DraftHead,
  type DraftVersionHead,
} from '#contract/articles/editing.ts';
import { readMe, type Me } from '#contract/accounts/me.ts';
import type { CallRule } from '#contract/articles.ts';
import { aDraft, aPublishedDraft, cooking, twoArticleEditors } from '#testing/articles/drafts.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { loadViews } from '#web/client/page/lazily.ts';
import { DraftPage } from './draft-page.tsx';
import { DraftsPage } from './drafts-page.tsx';
import { callRulesQuery, draftHistoryQuery, draftQuery, draftsQuery } from './drafts-data.ts';
import { EditArticlesLink } from './edit-articles-link.tsx';
import { NEW_ARTICLE } from './editor-hrefs.ts';

type Replies = {
  readonly me: Me;
  readonly list: DraftHead[];
  /** Lacks nearly everything. */
  readonly begun: Draft;
  /** Published, and saved differently since. */
  readonly changed: Draft;
  /** Published; its stored text cannot be read. */
  readonly unread: Draft;
  readonly history: DraftVersionHead[];
  readonly rules: CallRule[];
};

const markup = '<script>alert(1)</script> <b>Bold</b> **<i>strong</i>**';
let replies: Replies;

beforeAll(async () => {
  await loadViews(['DraftPreview', 'DraftPicture']);
  const home = await twoArticleEditors();
  const { hannah, daniel } = home;
  const begun = await aDraft(home, daniel, {
    title: 'Limp & <em>floppy</em>',
    summary: '',
    content: `My baby is limp and will not wake up.\n\n${markup}`,
    category: null,
    ageRange: '',
    sources: [],
    checkedOn: null,
  });
  const { id, version } = await aDraft(home, hannah);
  const published = await hannah.call(publishDraft, { params: { articleId: id }, body: { version } });
  const changed = await daniel.call(saveDraft, {
    params: { articleId: id },
    body: { ...cooking, summary: 'Small jobs.', version: published.version },
  });
  const unread = await aPublishedDraft(home, hannah, { title: 'Beans' });
  const ofUnread = home.house.db.updateTable('article_versions').where('article_id', '=', unread.id);
  await ofUnread.set({ content: '{}' }).execute();
  replies = {
    me: await hannah.call(readMe, {}),
    list: await hannah.call(listDrafts, {}),
    begun: await hannah.call(readDraft, { params: { articleId: begun.id } }),
    changed: await hannah.call(readDraft, { params: { articleId: changed.id } }),
    unread: await hannah.call(readDraft, { params: { articleId: unread.id } }),
    history: await hannah.call(readDraftHistory, { params: { articleId: id } }),
    rules: await hannah.call(listCallRules, {}),
  };
});

type Known = { reader?: Me; list?: Loaded<DraftHead[]>; drafts?: readonly Draft[] };

function shown(page: string, { reader = replies.me, list = replies.list, drafts }: Known = {}): string {
  const cache = aQueryCache(reader);
  put(cache, draftsQuery, list);
  put(cache, callRulesQuery, replies.rules);
  for (const draft of drafts ?? [replies.begun, replies.changed]) put(cache, draftQuery(draft.id), draft);
  put(cache, draftHistoryQuery(replies.changed.id), replies.history);
  return markupWithin(cache, page === 'list' ? <DraftsPage /> : <DraftPage articleId={page} />);
}

describe('[ART-04] the list of an editor', () => {
  test('has drafts and published articles, with who changed them last', () => {
    const text = wordsOf(shown('list'));

    expect(text).toMatch(/Cooking Together: First Kitchen Jobs Published, with unpublished changes Nutrition · Last/);
    expect(text).toMatch(/Draft No category · Last changed by .+ · Version 1/);
    expect(shown('list')).toContain('href="/education/edit/new"');
    expect(shown('list')).toContain(`href="/education/edit/${replies.begun.id}"`);
  });

  test('says of an article that cannot be read that it cannot, and leads to it and to its versions', () => {
    const [one] = replies.list;
    if (!one) throw new Error('an article is listed');
    const page = shown('list', { list: [{ ...one, title: null, category: null }] });

    expect(wordsOf(page)).toMatch(/This article cannot be read\. .*Last changed by .+ Versions/);
    expect(page).toContain(`href="/education/edit/${one.id}"`);
  });

  test('says when there are none, and when they could not be loaded', () => {
    expect(wordsOf(shown('list', { list: [] }))).toContain('No articles of editors yet');
    expect(wordsOf(shown('list', { list: new CallFailed('offline') }))).toContain('Unable to load the articles.');
    expect(wordsOf(shown('list', { list: null }))).toContain('Loading articles...');
  });
});

test('[ART-04] editors alone are led from the library to what they edit', () => {
  const linked = (reader: Me) => markupWithin(aQueryCache(reader), <EditArticlesLink />);

  expect(linked(replies.me)).toContain('href="/education/edit"');
  expect(linked({ ...replies.me, isEditor: false })).toBe('');
});

test('[ART-04] whoever is no editor is told so, with a way back', () => {
  for (const page of ['list', NEW_ARTICLE, replies.changed.id]) {
    const told = shown(page, { reader: { ...replies.me, isEditor: false } });

    expect(wordsOf(told)).toContain('You cannot edit articles.');
    expect(told).toContain('href="/education"');
    expect(told).not.toContain('<form');
  }
});

describe('[ART-04] an article that is begun', () => {
  test('says what is missing before it can be published, at the top and at each field', () => {
    const page = shown(replies.begun.id);
    const text = wordsOf(page);

    expect(text).toMatch(/(Six|Seven) things are missing before this can be published\./);
    expect(text).toContain('Name at least one source with its date.');
    expect(page).toMatch(/<button[^>]*aria-disabled="true"[^>]*>(?:(?!<\/button>).)*Publish/);
    expect(page).toMatch(/name="checkedOn"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="checkedOn"/);
  });

  test('shows tags as they are typed, in the fields and in the preview', () => {
    const page = shown(replies.begun.id);

    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;Bold&lt;/b&gt;');
    expect(page).toContain('<strong>&lt;i&gt;strong&lt;/i&gt;</strong>');
    expect(page).not.toMatch(/<script|<b>|<i>|<em>/);
  });

  test('offers the rules whose words are in its text', () => {
    expect(replies.begun.suggestedRedFlags.length).toBeGreaterThan(0);
    expect(wordsOf(shown(replies.begun.id))).toContain('words of it are in the text');
  });

  test('that is new is not saved yet, and has nothing to delete', () => {
    const text = wordsOf(shown(NEW_ARTICLE));

    expect(text).toContain('New article Not saved yet');
    expect(text).toContain('Save it first.');
    expect(text).not.toMatch(/Delete article|Versions|missing before/);
  });

  test('that is gone, or of another house, is not opened', () => {
    const id = '0197a000-0000-7000-8003-000000000009';
    const cache = aQueryCache(replies.me);
    put(
      cache,
      draftQuery(id),
      new CallFailed({ type: '', status: 404, code: 'not-found', title: 'Not found', requestId: 'a' }),
    );

    expect(wordsOf(markupWithin(cache, <DraftPage articleId={id} />))).toContain('There is no such article.');
  });
});

describe('[ART-04] a published article', () => {
  test('whose stored text cannot be read says so, and can be taken back, deleted or brought back', () => {
    const text = wordsOf(shown(replies.unread.id, { drafts: [replies.unread] }));

    expect(text).toContain(
      'What was saved of this article cannot be read. Go back to one of its versions, or write it anew.',
    );
    expect(text).toContain('Unpublish Delete article');
    expect(text).toMatch(/Versions Save/);
    expect(text).not.toContain('missing before this can be published');
  });

  test('that was saved differently since can be published again, or taken back', () => {
    const page = shown(replies.changed.id);
    const text = wordsOf(page);

    expect(text).toContain('Published, with unpublished changes');
    expect(text).toMatch(/Versions Save Publish changes/);
    expect(text).toContain('Unpublish Delete article');
    expect(text).not.toContain('missing before this can be published');
  });

  test('keeps its address', () => {
    const page = shown(replies.changed.id);

    expect(page).toMatch(/<input[^>]*readOnly=""[^>]*value="cooking-together-first-kitchen-jobs"/i);
    expect(wordsOf(page)).toContain('It stays: the article was published under it.');
  });

  test('is shown in its preview with its parts, and with who reviewed it', () => {
    const text = wordsOf(shown(replies.changed.id));

    expect(text).toMatch(
      /Preview Nutrition 18-36 months · 1 min read Cooking Together: First Kitchen Jobs Small jobs\./,
    );
    expect(text).toMatch(
      /Published November 21, 2026(, last changed [\w ]+, \d{4})? · Facts checked [\w ]+, \d{4} · Not yet reviewed by a clinician/,
    );
    expect(text).toMatch(/Key points Wash hands first\. Knives and heat stay with you\. First jobs/);
  });

  test('shows the chosen rules in the box of its preview', () => {
    const [rule] = replies.rules;
    const draft = { ...replies.changed, redFlags: [rule?.id ?? ''] };

    expect(wordsOf(shown(draft.id, { drafts: [draft] }))).toContain(`When to call Emergency ${rule?.title}.`);
  });
});
