import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MutationObserver } from '@tanstack/react-query';
import {
  aParentWhoAnswers,
  answer,
  key,
  marked,
  refuse,
  sentBy,
  squeals,
  stored,
  toast,
} from '#testing/milestones/answering.ts';
import { answered, byDaniel, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { maya, me, today } from '#testing/web/replies.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { factsOf, type Answering } from './answer-facts.ts';
import { answersQuery, milestoneSummaryQuery } from '../data.ts';
import { savingAnswer } from './saving-answer.ts';

let parent: ReturnType<typeof aParentWhoAnswers>;
const known = () => parent.known();
const say = (given: Answering) => parent.say(given);

beforeEach(() => {
  parent = aParentWhoAnswers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

describe('[MIL-02] one press', () => {
  test('sends one request, with today', async () => {
    const fetched = answer(stored);

    await say(marked);

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await sentBy(fetched)).toMatchObject({
      address: `/api/children/${maya.id}/milestone-answers`,
      method: 'POST',
      body: { milestoneId: 'ms-06-lan-3', answer: 'achieved', achievedOn: today },
    });
    expect(known()).toEqual([stored]);
  });

  test('is shown before the server has answered, as said by the reader', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));

    void say(marked);

    await vi.waitFor(() => expect(known()).toHaveLength(1));
    expect(known()).toMatchObject([{ milestoneId: 'ms-06-lan-3', answer: 'achieved', achievedOn: today, version: 0 }]);
    expect(known()?.[0]?.changedBy).toEqual({ id: me.id, name: me.name });
  });

  test('that changes an answer shows at once who had made it', async () => {
    const before = answered('ms-06-lan-3', { answer: 'not-yet', ...nothingReached, ...byDaniel, version: 3 });
    parent.client.setQueryData(key, [before]);
    vi.stubGlobal('fetch', () => new Promise(() => {}));

    void say({ ...marked, before });

    await vi.waitFor(() => expect(known()?.[0]?.answer).toBe('achieved'));
    expect(known()).toMatchObject([{ id: before.id, madeBy: before.madeBy, madeAt: before.madeAt, achievedOn: today }]);
    expect(known()?.[0]?.changedBy).toEqual({ id: me.id, name: me.name });
  });

  test('is not overwritten by answers that were on their way before', async () => {
    const loaded = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) =>
      method === 'GET' ? loaded.promise : new Promise(() => {}),
    );
    const loading = parent.client.query({ ...answersQuery(maya.id), staleTime: 0 }).catch(() => null);

    void say(marked);
    await vi.waitFor(() => expect(known()).toHaveLength(1));
    loaded.resolve(Response.json([]));
    await loading;

    expect(known()).toMatchObject([{ milestoneId: 'ms-06-lan-3', answer: 'achieved' }]);
  });

  test('says that the milestone is achieved, of which child, and takes it back on request', async () => {
    answer(stored);
    await say(marked);
    const fetched = answer({});

    expect(toast()).toMatchObject({ title: 'Milestone achieved!', text: 'Maya: Squeals' });
    toast()?.action?.onPick();

    await vi.waitFor(() => expect(toast()?.title).toBe('Milestone achievement removed'));
    expect(toast()?.text).toBe('Taken back: Maya: Squeals');
    expect(await sentBy(fetched)).toMatchObject({ method: 'DELETE', body: { version: 1 } });
    expect(known()).toEqual([]);
  });

  test('on what is achieved removes it, and brings it back with its day and note on request', async () => {
    const noted = { ...stored, note: 'In the bath' };
    parent.client.setQueryData(key, [noted]);
    answer({});
    await say({ ...marked, before: noted, facts: null });

    expect(known()).toEqual([]);
    expect(toast()).toMatchObject({ title: 'Milestone achievement removed', text: 'Maya: Squeals' });
    const fetched = answer(noted);
    toast()?.action?.onPick();

    await vi.waitFor(() => expect(toast()?.title).toBe('Milestone is back'));
    expect(toast()?.text).toBe('Maya: Squeals');
    expect((await sentBy(fetched)).body).toMatchObject({ id: noted.id, achievedOn: today, note: 'In the bath' });
    expect(known()).toEqual([noted]);
  });

  test('that removes an answer is taken back, and says so', async () => {
    const before = answered('ms-06-lan-3', { answer: 'not-yet', ...nothingReached });
    parent.client.setQueryData(key, [before]);
    answer({});
    await say({ ...marked, before, facts: null });
    answer(before);

    toast()?.action?.onPick();

    await vi.waitFor(() => expect(toast()).toMatchObject({ title: 'Answer is back', text: 'Maya: Squeals' }));
  });

  test('on what was not yet there changes that answer', async () => {
    const before = answered('ms-06-lan-3', { answer: 'not-yet', ...nothingReached, version: 3 });
    parent.client.setQueryData(key, [before]);
    const fetched = answer({ ...stored, version: 4 });

    await say({ ...marked, before });

    expect(await sentBy(fetched)).toMatchObject({
      address: `/api/children/${maya.id}/milestone-answers/${before.id}`,
      method: 'PUT',
      body: { answer: 'achieved', version: 3 },
    });
    expect(toast()?.title).toBe('Milestone achieved!');
    expect(known()).toHaveLength(1);
  });

  test('on a lost skill of which no day was known removes no achievement', async () => {
    const lost = { ...stored, ...nothingReached, lostOn: today };
    parent.client.setQueryData(key, [lost]);
    answer({});
    await say({ ...marked, before: lost, facts: null });
    expect(toast()?.title).toBe('Answer removed');
  });

  test('notes a lost skill, and its undo keeps the day it was first seen', async () => {
    parent.client.setQueryData(key, [stored]);
    answer({ ...stored, lostOn: today, version: 2 });
    await say({ ...marked, before: stored, facts: { ...factsOf(stored), lostOn: today } });

    expect(toast()?.title).toBe('Noted: not any more');
    const fetched = answer({ ...stored, version: 3 });
    toast()?.action?.onPick();

    await vi.waitFor(() => expect(known()?.[0]?.version).toBe(3));
    expect((await sentBy(fetched)).body).toMatchObject({ achievedOn: today, lostOn: null, version: 2 });
  });

  describe('[MIL-04] lets the dashboard work out its summary again', () => {
    const { queryKey } = milestoneSummaryQuery(maya.id);
    const isAskedAgain = () => parent.client.getQueryState(queryKey)?.isInvalidated;
    beforeEach(() => void parent.client.getQueryCache().build(parent.client, { queryKey }));

    test('once it is saved', async () => {
      answer(stored);

      await say(marked);

      expect(isAskedAgain()).toBe(true);
    });

    test('once it is taken back', async () => {
      answer({});

      await say({ ...marked, before: stored, facts: null });

      expect(isAskedAgain()).toBe(true);
    });

    test('once a form is saved', async () => {
      parent.client.setQueryData(key, [stored]);
      answer({ ...stored, note: 'In the bath', version: 2 });
      const given = { milestone: squeals, edition: '2026-11', before: stored, body: { ...stored, version: 1 } };

      await new MutationObserver(parent.client, savingAnswer(parent.client, maya.id)).mutate(given);

      expect(isAskedAgain()).toBe(true);
    });

    test('once another parent has answered first', async () => {
      refuse('already-exists', { current: answered('ms-06-lan-3', byDaniel) });

      await expect(say(marked)).rejects.toMatchObject({ code: 'already-exists' });

      expect(isAskedAgain()).toBe(true);
    });
  });
});
