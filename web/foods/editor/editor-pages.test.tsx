import { beforeAll, describe, expect, test } from 'vitest';
import type { FoodGuide } from '#contract/foods/guide.ts';
import { familyMealsReply, guide, history, ours } from '#testing/foods/guide-replies.ts';
import { aQueryCache, markupWithin, put, type Loaded } from '#testing/web/a-query-cache.tsx';
import { me, today } from '#testing/web/replies.ts';
import { wordsOf } from '#testing/web/words-of.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { loadViews } from '#web/client/page/lazily.ts';
import { foodGuideQuery } from '../data.ts';
import { EditGuidePage } from './edit-guide-page.tsx';
import { EntryToEdit, GuideEntryPage } from './guide-entry-page.tsx';
import { guideHistoryQuery } from './history-data.ts';

beforeAll(() => loadViews(['GuideHistory']));

const editor = { ...me, isEditor: true };

function shown(page: string, known: Loaded<FoodGuide> = guide, reader = editor): string {
  const cache = aQueryCache(reader);
  put(cache, foodGuideQuery, known);
  put(cache, guideHistoryQuery(familyMealsReply.id), history);
  const element = page === 'list' ? <EditGuidePage /> : <GuideEntryPage entryId={page} />;
  return markupWithin(cache, element);
}

describe('[FOOD-03] the list of an editor', () => {
  test('has the entries of editors with who wrote them, and not ours', () => {
    const text = wordsOf(shown('list'));

    expect(text).toContain('9-11 months, family meals Order 5 · 2 foods · Added by Daniel on November 17, 2026.');
    expect(text).not.toContain('Order 4');
    expect(shown('list')).toContain('href="/food-guide/edit/new"');
  });

  test('says when there are none, and when the guide could not be loaded', () => {
    expect(wordsOf(shown('list', { ...guide, entries: [ours] }))).toContain('No editor entries yet');
    expect(wordsOf(shown('list', new CallFailed('offline')))).toContain('Unable to load the food guide.');
    expect(wordsOf(shown('list', null))).toContain('Loading food guide...');
  });
});

test.each(['list', 'new', familyMealsReply.id])(
  '[FOOD-03] whoever is no editor is told so, with a way back (%s)',
  (page) => {
    const markup = shown(page, guide, me);

    expect(wordsOf(markup)).toContain('You cannot edit the food guide.');
    expect(markup).toContain('href="/food-guide"');
    expect(markup).not.toContain('<form');
  },
);

describe('[FOOD-03] an entry', () => {
  test('is opened with what is stored: all fields, one tip a line', () => {
    const markup = shown(familyMealsReply.id);

    expect(markup).toMatch(/name="ageRangeLabel"[^>]*value="9-11 months, family meals"/);
    expect(markup).toMatch(/name="displayOrder"[^>]*value="5"/);
    expect(markup).toMatch(/name="foods.1.name"[^>]*value="Couscous"/);
    expect(markup).toContain('Eat together.\nA spoon and an open cup.</textarea>');
    expect(markup).toMatch(/name="source"[^>]*value="CDC, Infant and Toddler Nutrition"/);
    expect(wordsOf(markup)).toContain('After 9-11 months.');
    expect(wordsOf(markup)).toContain('2 of 40');
  });

  test('has a history of who changed what, and the way back to each version', () => {
    const cache = aQueryCache(editor);
    put(cache, guideHistoryQuery(familyMealsReply.id), history);
    const element = <EntryToEdit guide={guide} entryId={familyMealsReply.id} me={editor} today={today} />;
    const text = wordsOf(markupWithin(cache, element));

    expect(text).toMatch(/History You today, 2:41 p\.m\. · version 2 Order: 6 5 Couscous: Low High/);
    expect(text).toContain('Daniel November 17 · version 1 Made this entry Back to version 1');
    expect(text).not.toContain('Back to version 2');
  });

  test('has its history, too, for an account whose time zone this browser does not know', () => {
    const reader = { ...editor, timeZone: 'Mars/Olympus' };
    const cache = aQueryCache(reader);
    put(cache, guideHistoryQuery(familyMealsReply.id), history);
    const element = <EntryToEdit guide={guide} entryId={familyMealsReply.id} me={reader} today={today} />;

    expect(wordsOf(markupWithin(cache, element))).toMatch(/History You .+ · version 2 Order: 6 5/);
  });

  test('has a history in which a version that cannot be read says so, and is no way back', () => {
    const cache = aQueryCache(editor);
    const [last, first] = history;
    if (!last || !first) throw new Error('the history has two versions');
    const unread = { ...last, version: 2, content: null };
    put(cache, guideHistoryQuery(familyMealsReply.id), [{ ...last, version: 3 }, unread, first]);
    const element = <EntryToEdit guide={guide} entryId={familyMealsReply.id} me={editor} today={today} />;
    const text = wordsOf(markupWithin(cache, element));

    expect(text).toMatch(/version 2 This version cannot be read\. Daniel/);
    expect(text.match(/Back to version/g)).toHaveLength(1);
  });

  test('is shown as a parent sees it', () => {
    expect(wordsOf(shown(familyMealsReply.id))).toMatch(
      /How a parent sees it From this server's editors, [A-Z][a-z]+ 20\d\d Hummus High Couscous High Eat together\./,
    );
  });

  test('that is new has one row for a food, no history and nothing to delete', () => {
    const text = wordsOf(shown('new'));

    expect(text).toContain('Add a food guide entry');
    expect(text).toContain('1 of 40');
    expect(text).not.toMatch(/History|Delete entry/);
  });

  test('that is ours, or gone, is not opened', () => {
    expect(wordsOf(shown(ours.id))).toContain('There is no such entry.');
    expect(wordsOf(shown('0197a000-0000-7000-8003-000000000009'))).toContain('There is no such entry.');
  });

  test('written with tags shows them as typed', () => {
    const entry = { ...familyMealsReply, tips: ['<b>Bold</b>'] };
    const cache = aQueryCache(editor);
    const element = <EntryToEdit guide={{ ...guide, entries: [entry] }} entryId={entry.id} me={editor} today={today} />;

    expect(markupWithin(cache, element)).toContain('<li>&lt;b&gt;Bold&lt;/b&gt;</li>');
  });
});
