import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problems } from '#contract/problem.ts';
import { aParentWhoAnswers, key, marked, refuse, sentBy, stored, toast } from '#testing/milestones/answering.ts';
import { answered, byDaniel, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { maya, today } from '#testing/web/replies.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

const notYet = { ...nothingReached, answer: 'not-yet', note: null } as const;
const lost = { ...marked.facts, ...nothingReached, answer: 'achieved', lostOn: today, note: null } as const;

let parent: ReturnType<typeof aParentWhoAnswers>;

beforeEach(() => {
  parent = aParentWhoAnswers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

/** The server answers when it is told to. */
function aSlowServer() {
  const waiting: ((reply: Response) => void)[] = [];
  const fetched = vi.fn<typeof fetch>(() => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    waiting.push(resolve);
    return promise;
  });
  vi.stubGlobal('fetch', fetched);
  const reply = async (of: object, status = 200) => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.(Response.json(of, { status }));
  };
  return { fetched, reply };
}

const refusalOf = (code: 'unexpected' | 'already-exists', more: object = {}) => {
  const { status, title } = problems[code];
  return [{ type: `/problems/${code}`, requestId: 'r', code, status, title, ...more }, status] as const;
};
const readings = () => parent.known()?.map(({ answer, version }) => ({ answer, version }));

describe('[MIL-02] a second press while the first is being saved', () => {
  test('is shown at once and sent after it, about what is stored then', async () => {
    const { fetched, reply } = aSlowServer();
    parent.press(marked);
    await vi.waitFor(() => expect(readings()).toEqual([{ answer: 'achieved', version: 0 }]));

    parent.press({ ...marked, facts: notYet });
    expect(readings()).toEqual([{ answer: 'not-yet', version: 0 }]);
    expect(fetched).toHaveBeenCalledTimes(1);
    await reply(stored);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));

    expect(readings()).toEqual([{ answer: 'not-yet', version: 0 }]);
    expect(toast()).toBeUndefined();
    expect(await sentBy(fetched, 1)).toMatchObject({
      address: `/api/children/${maya.id}/milestone-answers/${stored.id}`,
      method: 'PUT',
      body: { answer: 'not-yet', achievedOn: null, version: stored.version },
    });
    await reply({ ...stored, ...notYet, version: 2 });
    await vi.waitFor(() => expect(toast()?.title).toBe('Noted: not yet'));
    expect(readings()).toEqual([{ answer: 'not-yet', version: 2 }]);
  });

  test('and a third: the last of them is sent', async () => {
    const { fetched, reply } = aSlowServer();
    parent.press(marked);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));

    parent.press({ ...marked, facts: notYet });
    parent.press({ ...marked, facts: null });
    parent.press({ ...marked, facts: lost });
    await reply(stored);
    await reply({ ...stored, ...lost, version: 2 });
    await vi.waitFor(() => expect(toast()?.title).toBe('Noted: not any more'));

    expect((await sentBy(fetched, 1)).body).toMatchObject({ answer: 'achieved', lostOn: today, version: 1 });
    expect(fetched.mock.calls.filter(([, init]) => init?.method === 'PUT')).toHaveLength(1);
  });

  test('that takes the first back removes it', async () => {
    const { fetched, reply } = aSlowServer();
    parent.press(marked);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));

    parent.press({ ...marked, facts: null });
    expect(readings()).toEqual([]);
    await reply(stored);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));

    expect(await sentBy(fetched, 1)).toMatchObject({ method: 'DELETE', body: { version: stored.version } });
    await reply({});
    await vi.waitFor(() => expect(toast()?.title).toBe('Milestone achievement removed'));
    expect(readings()).toEqual([]);
  });

  test('while an answer is being removed gives it anew', async () => {
    parent.client.setQueryData(key, [stored]);
    const { fetched, reply } = aSlowServer();
    parent.press({ ...marked, facts: null });
    await vi.waitFor(() => expect(readings()).toEqual([]));

    parent.press({ ...marked, facts: notYet });
    await reply({});
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));

    expect(await sentBy(fetched, 1)).toMatchObject({ method: 'POST', body: { answer: 'not-yet' } });
  });

  test('that comes back to the first sends nothing more', async () => {
    const { fetched, reply } = aSlowServer();
    parent.press(marked);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));

    parent.press({ ...marked, facts: null });
    parent.press(marked);
    await reply(stored);
    await vi.waitFor(() => expect(toast()?.title).toBe('Milestone achieved!'));

    expect(parent.known()).toEqual([stored]);
    expect(fetched.mock.calls.filter(([, init]) => init?.method !== 'GET')).toHaveLength(1);
  });

  test('is not sent where the first could not be saved: the toast tries the last', async () => {
    const { fetched, reply } = aSlowServer();
    parent.press(marked);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    parent.press({ ...marked, facts: notYet });
    await reply(...refusalOf('unexpected'));
    await vi.waitFor(() => expect(toast()?.title).toBe('Error'));

    expect(parent.known()).toEqual([]);
    expect(toast()?.text).toContain('Maya: “Squeals” is as it was.');
    expect(fetched).toHaveBeenCalledTimes(1);
    toast()?.action?.onPick();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect((await sentBy(fetched, 1)).body).toMatchObject({ answer: 'not-yet' });
  });

  test('does not write over what another parent said in the meantime', async () => {
    const theirs = answered('ms-06-lan-3', byDaniel);
    const { fetched, reply } = aSlowServer();
    parent.press(marked);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    parent.press({ ...marked, facts: notYet });
    await reply(...refusalOf('already-exists', { current: theirs }));

    await vi.waitFor(() => expect(toast()?.text).toContain('Daniel answered it in the meantime.'));
    expect(parent.known()).toEqual([theirs]);
    expect(fetched.mock.calls.filter(([, init]) => init?.method !== 'GET')).toHaveLength(1);
  });

  test('of another milestone does not wait', async () => {
    const { fetched } = aSlowServer();
    parent.press(marked);
    parent.press({ ...marked, milestone: { id: 'ms-04-soc-1', description: 'Smiles' } });

    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });
});

test('[MIL-02] after a press that was refused the next is sent', async () => {
  refuse('unexpected');
  parent.press(marked);
  await vi.waitFor(() => expect(toast()?.title).toBe('Error'));
  const { fetched } = aSlowServer();

  parent.press(marked);

  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});
