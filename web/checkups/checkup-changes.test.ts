import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Checkup } from '#contract/checkups.ts';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { day } from '#domain/time/day.ts';
import { checkupOf, checkups, eczema, lateCheckups, lateVaccinePlan, noah } from '#testing/checkups/checkup-replies.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { childrenQuery } from '#web/children/data.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { vaccinePlanQuery } from '#web/vaccines/data.ts';
import { failedTitle } from './checkup-cache.ts';
import { changingCheckup, markingCheckup, rescheduling } from './checkup-changes.ts';
import { checkupsQuery } from './data.ts';
import { answeringPast } from './past/past-changes.ts';
import { addingQuestion, changingQuestion, removingQuestion } from './questions/question-changes.ts';

let client: QueryClient;
const m4 = checkupOf('m4');
const place = { childId: maya.id, checkupId: m4.id };
const at = `/api/children/${maya.id}/checkups/${m4.id}`;
const known = (id: string) =>
  client.getQueryData<Checkup[]>(checkupsQuery(maya.id).queryKey)?.find((checkup) => checkup.id === id);

/** The server answers with these, one after the other. @returns what was asked of it */
function answering(...replies: object[]) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(replies.shift())));
  vi.stubGlobal('fetch', fetched);
  return () =>
    fetched.mock.calls.map(([url, init]) => [
      init?.method,
      url,
      typeof init?.body === 'string' ? JSON.parse(init.body) : null,
    ]);
}

function refusing(code: ProblemCode, current?: object) {
  const { status, title } = problems[code];
  const body = { type: `/problems/${code}`, requestId: 'r', code, status, title, current };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}

beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(checkupsQuery(maya.id).queryKey, [...checkups]);
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.held()) toasts.dismiss(id);
});

describe('[CHK-02] marking a checkup', () => {
  const mark = (checkup: Checkup) => new MutationObserver(client, markingCheckup(client, maya.id)).mutate(checkup);

  test('as completed: Checkup marked as completed, and it is shown so', async () => {
    const asked = answering({ ...m4, completed: true, status: 'completed', version: 2 });

    await mark(m4);

    expect(asked()).toEqual([['PATCH', at, { completed: true, version: 1 }]]);
    expect(toasts.held()[0]?.text).toBe('4 Month Well-Child Checkup for Maya');
    expect(toasts.held()[0]?.title).toBe('Checkup marked as completed');
    expect(known(m4.id)?.status).toBe('completed');
  });

  test('as not completed again: Checkup updated successfully', async () => {
    const m1 = checkupOf('m1');
    const asked = answering({ ...m1, completed: false, status: 'overdue', version: 2 });

    await mark(m1);

    expect(asked()[0]?.[2]).toEqual({ completed: false, version: 1 });
    expect(toasts.held()[0]?.title).toBe('Checkup updated successfully');
  });

  test('[decision 77] Undo brings back what was stored, also that nobody knew the day', async () => {
    const m1 = { ...checkupOf('m1'), completedOn: null, scheduledOn: day('2026-08-20'), notes: 'At 9:20' };
    const asked = answering(
      { ...m1, completed: false, status: 'overdue', version: 2 },
      { ...m1, completed: true, version: 3 },
    );
    await mark(m1);

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(known(m1.id)).toMatchObject({ completed: true, completedOn: null, version: 3 }));
    expect(toasts.held()[0]).toMatchObject({
      title: 'Checkup updated successfully',
      text: 'Taken back: 1 Month Well-Child Checkup for Maya',
    });
    expect(asked()[1]?.[2]).toEqual({
      completed: true,
      completedOn: null,
      scheduledOn: '2026-08-20',
      scheduledTime: null,
      place: null,
      notes: 'At 9:20',
      version: 2,
    });
  });

  test('[decision 77] what another parent changed in between is not undone, and a toast says so', async () => {
    answering({ ...m4, completed: true, status: 'completed', version: 2 });
    await mark(m4);
    refusing('changed-meanwhile', { ...m4, version: 3 });

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() =>
      expect(toasts.held()[0]).toMatchObject({ kind: 'problem', title: 'Failed to mark checkup as completed' }),
    );
  });

  test('after another parent changed it: Failed to mark checkup as completed, and theirs is shown', async () => {
    refusing('changed-meanwhile', { ...m4, notes: 'At 9:20', version: 2 });

    await expect(mark(m4)).rejects.toMatchObject({ code: 'changed-meanwhile' });

    expect(toasts.held()[0]).toMatchObject({
      kind: 'problem',
      title: 'Failed to mark checkup as completed',
      text: 'This was changed in the meantime.',
    });
    expect(known(m4.id)?.notes).toBe('At 9:20');
  });

  test('if the right was lowered meanwhile, the child is loaded again', async () => {
    client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
    refusing('not-allowed');

    await expect(mark(m4)).rejects.toMatchObject({ code: 'not-allowed' });

    expect(client.getQueryState(childrenQuery.queryKey)?.isInvalidated).toBe(true);
  });
});

test('[CHK-02] after rescheduling: Checkup rescheduled successfully, and the new day is shown', async () => {
  const scheduledOn = day('2026-12-01');
  answering({ ...m4, scheduledOn, version: 2 });

  await new MutationObserver(client, changingCheckup(client, maya.id, rescheduling)).mutate({
    checkupId: m4.id,
    body: { scheduledOn, notes: null, version: 1 },
  });

  expect(toasts.held()[0]?.title).toBe('Checkup rescheduled successfully');
  expect(known(m4.id)?.scheduledOn).toBe('2026-12-01');
});

test.each([
  { code: 'unexpected', title: 'Failed to update checkup due to an unexpected error.' },
  { code: 'not-understood', title: 'No checkup data returned after update' },
  { code: 'offline', title: 'Failed to reschedule checkup' },
] as const)('[UI-02] a form that was refused ($code) says: $title', ({ code, title }) => {
  expect(failedTitle(rescheduling, { code })).toBe(title);
});

describe('questions for a visit', () => {
  test('one is added to its checkup', async () => {
    const id = '0197a000-0000-7000-8002-00000000000a';
    const asked = answering({ ...m4, questions: [...m4.questions, { ...eczema, id, text: 'When to start solids?' }] });

    await new MutationObserver(client, addingQuestion(client, place)).mutate({ id, text: 'When to start solids?' });

    expect(asked()).toEqual([['POST', `${at}/questions`, { id, text: 'When to start solids?' }]]);
    expect(known(m4.id)?.questions).toHaveLength(3);
  });

  test('[decision 78] an added one can be undone', async () => {
    const added = { ...eczema, id: '0197a000-0000-7000-8002-00000000000a', text: 'When to start solids?' };
    const asked = answering({ ...m4, questions: [...m4.questions, added] }, m4);
    await new MutationObserver(client, addingQuestion(client, place)).mutate({ id: added.id, text: added.text });
    expect(toasts.held()[0]).toMatchObject({ title: 'Question added', text: '4 Month Well-Child Checkup for Maya' });

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Question removed'));
    expect(toasts.held()[0]?.text).toBe('Taken back: “When to start solids?”, 4 Month Well-Child Checkup for Maya');
    expect(asked()[1]).toEqual(['DELETE', `${at}/questions/${added.id}`, { version: 1 }]);
    expect(known(m4.id)?.questions).toHaveLength(2);
  });

  test('[decision 78] an answer can be undone', async () => {
    const asked = answering({ ...m4, questions: [{ ...eczema, answer: 'No.', version: 2 }] }, m4);
    await new MutationObserver(client, changingQuestion(client, place)).mutate({
      questionId: eczema.id,
      body: { text: eczema.text, answer: 'No.', version: 1 },
    });

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(known(m4.id)?.questions[0]?.answer).toBe(null));
    expect(toasts.held()[0]?.text).toBe(`Taken back: “${eczema.text}”, 4 Month Well-Child Checkup for Maya`);
    expect(asked()[1]?.[2]).toEqual({ text: eczema.text, answer: null, version: 2 });
  });

  test('an answer is written down: Checkup updated successfully', async () => {
    answering({ ...m4, questions: [{ ...eczema, answer: 'No.', version: 2 }] });

    await new MutationObserver(client, changingQuestion(client, place)).mutate({
      questionId: eczema.id,
      body: { text: eczema.text, answer: 'No.', version: 1 },
    });

    expect(toasts.held()[0]?.title).toBe('Checkup updated successfully');
    expect(known(m4.id)?.questions[0]?.answer).toBe('No.');
  });

  test('undoing a removal restores it with its answer', async () => {
    const answered = { ...eczema, answer: 'No.' };
    const asked = answering({ ...m4, questions: [] }, { ...m4, questions: [{ ...answered, version: 1 }] });
    await new MutationObserver(client, removingQuestion(client, place)).mutate(answered);
    expect(known(m4.id)?.questions).toEqual([]);
    expect(toasts.held()[0]?.title).toBe('Question removed');

    toasts.held()[0]?.action?.onPick();
    await vi.waitFor(() => expect(toasts.held()[0]?.title).toBe('Question is back'));

    expect(known(m4.id)?.questions[0]?.answer).toBe('No.');
    expect(asked().slice(1)).toEqual([
      ['POST', `${at}/questions`, { id: eczema.id, text: eczema.text, answer: 'No.' }],
    ]);
  });
});

test('what happened before is saved: checkups and doses are shown as answered', async () => {
  const added = { checkups: [], doses: [], isOpen: true };
  const asked = answering({ checkups: lateCheckups, plan: { ...lateVaccinePlan, isPastOpen: false }, added });

  await new MutationObserver(client, answeringPast(client, noah.id)).mutate({ checkups: [], isDone: true });

  expect(asked()).toEqual([['POST', `/api/children/${noah.id}/past`, { checkups: [], isDone: true }]]);
  expect(client.getQueryData(checkupsQuery(noah.id).queryKey)).toHaveLength(16);
  expect(client.getQueryData(vaccinePlanQuery(noah.id).queryKey)).toMatchObject({ isPastOpen: false });
});
