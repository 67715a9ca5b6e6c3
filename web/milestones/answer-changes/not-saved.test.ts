import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MutationObserver } from '@tanstack/react-query';
import { problems } from '#contract/problem.ts';
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
import { maya, today } from '#testing/web/replies.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { achievedOn, type Answering } from './answer-facts.ts';
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

describe('[UI-02] what is not saved', () => {
  test('is taken back, and the toast says which milestone is not marked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));

    await expect(say(marked)).rejects.toMatchObject({ code: 'offline' });

    expect(known()).toEqual([]);
    expect(toast()).toMatchObject({
      kind: 'problem',
      title: 'Error',
      text: 'An unexpected error occurred. Please try again. Maya: “Squeals” may not be marked.',
      action: { label: 'Try again' },
    });
    expect(parent.client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  test('may be stored where the answer cannot be read: it is asked for', async () => {
    const fetched = vi.fn<typeof fetch>();
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 201 }));
    vi.stubGlobal('fetch', fetched);

    await expect(say(marked)).rejects.toMatchObject({ code: 'not-understood' });

    expect(parent.client.getQueryState(key)?.isInvalidated).toBe(true);
    expect(toast()?.text).toBe('An unexpected error occurred. Please try again. Maya: “Squeals” may not be marked.');
  });

  test('is tried again from its toast', async () => {
    refuse('unavailable');
    await expect(say(marked)).rejects.toMatchObject({ code: 'unavailable' });
    const fetched = answer(stored);

    expect(toast()?.action?.label).toBe('Try again');
    toast()?.action?.onPick();

    await vi.waitFor(() => expect(toast()?.title).toBe('Milestone achieved!'));
    expect(await sentBy(fetched)).toMatchObject({ method: 'POST', body: { milestoneId: 'ms-06-lan-3' } });
    expect(known()).toEqual([stored]);
  });

  test('but was stored all the same is not sent again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')));
    await expect(say(marked)).rejects.toMatchObject({ code: 'offline' });
    parent.client.setQueryData(key, [stored]);
    const smiles = { id: 'ms-04-soc-1', description: 'Smiles' };
    const fetched = answer(answered(smiles.id));

    expect(toast()?.action?.label).toBe('Try again');
    toast()?.action?.onPick();
    await say({ ...marked, milestone: smiles });

    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await sentBy(fetched)).toMatchObject({ body: { milestoneId: smiles.id } });
  });

  test.each(['Invalid milestone ID or baby ID provided', 'Date achieved cannot be in the future'])(
    "because of what was sent shows the server's words: %s",
    async (message) => {
      refuse('bad-input', { fields: [{ name: 'milestoneId', code: 'unknown', message }] });

      await expect(say(marked)).rejects.toMatchObject({ code: 'bad-input' });

      expect(toast()?.text).toBe(`${message}. Maya: “Squeals” is not marked.`);
      expect(toast()?.action).toBeUndefined();
    },
  );

  test('comes back where it could not be removed', async () => {
    parent.client.setQueryData(key, [stored]);
    refuse('unexpected');

    await expect(say({ ...marked, before: stored, facts: null })).rejects.toMatchObject({ code: 'unexpected' });

    expect(known()).toEqual([stored]);
    expect(toast()?.text).toBe('An unexpected error occurred. Please try again. Maya: “Squeals” is as it was.');
  });

  test('comes back, too, where it is still stored and only the removal failed', async () => {
    parent.client.setQueryData(key, [stored]);
    const { status, title } = problems.unexpected;
    const refusal = { type: '/problems/unexpected', requestId: 'r', code: 'unexpected', status, title };
    const sent: string[] = [];
    vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
      sent.push(method);
      return Promise.resolve(method === 'DELETE' ? Response.json(refusal, { status }) : Response.json([]));
    });

    await expect(say({ ...marked, before: stored, facts: null })).rejects.toMatchObject({ code: 'unexpected' });

    expect(sent).toEqual(['DELETE']);
    expect(known()).toEqual([stored]);
  });

  test('shows what another parent said in the meantime, and by whom', async () => {
    const theirs = answered('ms-06-lan-3', byDaniel);
    refuse('already-exists', { current: theirs });

    await expect(say(marked)).rejects.toMatchObject({ code: 'already-exists' });

    expect(known()).toEqual([theirs]);
    expect(toast()?.text).toBe('Daniel answered it in the meantime. Maya: “Squeals”: achieved Nov 12, 2026.');
  });

  test('of a version that was changed meanwhile shows the newer one', async () => {
    parent.client.setQueryData(key, [stored]);
    const theirs = { ...stored, ...byDaniel, answer: 'not-yet' as const, ...nothingReached, version: 2 };
    refuse('changed-meanwhile', { current: theirs });

    await expect(say({ ...marked, before: stored, facts: null })).rejects.toMatchObject({ code: 'changed-meanwhile' });

    expect(known()).toEqual([theirs]);
    expect(toast()?.text).toBe('Daniel answered it in the meantime. Maya: “Squeals”: not yet.');
  });

  describe('because another parent has taken the answer back', () => {
    const gone = (list: unknown) => {
      const { status, title } = problems['not-found'];
      const refusal = { type: '/problems/not-found', requestId: 'r', code: 'not-found', status, title };
      const sent: string[] = [];
      vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
        sent.push(method);
        if (method === 'GET' && list) return Promise.resolve(Response.json(list));
        if (method === 'POST') return Promise.resolve(Response.json({ ...stored, id: squeals.id }));
        return Promise.resolve(Response.json(refusal, { status }));
      });
      return sent;
    };
    beforeEach(() => void parent.client.setQueryData(key, [stored]));

    test('is done where it should be taken back, too', async () => {
      gone([]);

      await say({ ...marked, before: stored, facts: null });

      expect(known()).toEqual([]);
      expect(toast()).toMatchObject({ kind: 'done', title: 'Milestone achievement removed', text: 'Maya: Squeals' });
    });

    test('is their new answer where they gave one', async () => {
      const theirs = answered('ms-06-lan-3', {
        id: 'another',
        ...byDaniel,
        answer: 'not-yet',
        ...nothingReached,
      });
      gone([theirs]);

      await expect(say({ ...marked, before: stored, facts: null })).rejects.toMatchObject({ current: theirs });

      expect(known()).toEqual([theirs]);
      expect(toast()?.text).toBe('Daniel answered it in the meantime. Maya: “Squeals”: not yet.');
    });

    test('is marked anew where it should be changed', async () => {
      const before = answered('ms-06-lan-3', { answer: 'not-yet', ...nothingReached });
      const sent = gone([]);

      await say({ ...marked, before });

      expect(sent.slice(0, 3)).toEqual(['PUT', 'GET', 'POST']);
      expect(known()).toMatchObject([{ answer: 'achieved', achievedOn: today }]);
      expect(toast()?.title).toBe('Milestone achieved!');
    });

    test('is saved anew with what a form says', async () => {
      const sent = gone([]);
      const body = { ...achievedOn(today), note: 'In the bath', version: 1 };
      const given = { milestone: squeals, edition: '2026-11', before: stored, body };

      await new MutationObserver(parent.client, savingAnswer(parent.client, maya.id)).mutate(given);

      expect(sent.slice(0, 3)).toEqual(['PUT', 'GET', 'POST']);
      expect(known()).toHaveLength(1);
      expect(toast()?.kind).toBe('done');
    });

    test('is done where an undo should take it back', async () => {
      parent.client.setQueryData(key, []);
      answer(stored);
      await say(marked);
      gone([]);

      toast()?.action?.onPick();

      await vi.waitFor(() => expect(toast()?.title).toBe('Milestone achievement removed'));
      expect(known()).toEqual([]);
    });

    test('of a child that is not there any more is not saved', async () => {
      gone(null);

      await expect(say({ ...marked, before: stored, facts: null })).rejects.toMatchObject({ code: 'not-found' });

      expect(toast()?.text).toContain('Cannot update milestone: missing baby information or user authentication.');
    });
  });

  test('without an account or a child says what is missing', async () => {
    refuse('sign-in-needed');

    await expect(say(marked)).rejects.toMatchObject({ code: 'sign-in-needed' });

    expect(toast()?.text).toBe(
      'Cannot update milestone: missing baby information or user authentication. Maya: “Squeals” is not marked.',
    );
  });

  test('after the session has ended offers to log in again in a new window', async () => {
    const opened = vi.fn<typeof open>();
    vi.stubGlobal('open', opened);
    refuse('sign-in-needed');
    await expect(say(marked)).rejects.toMatchObject({ code: 'sign-in-needed' });

    expect(toast()?.action?.label).toBe('Log in again');
    toast()?.action?.onPick();

    expect(opened).toHaveBeenCalledWith('/login', '_blank', 'noreferrer');
  });
});
