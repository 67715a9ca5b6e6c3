import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { childrenOf, maya } from '#testing/web/replies.ts';
import { latePlan, pentacel, vaccinePlan, visitPlan } from '#testing/vaccines/vaccine-replies.ts';
import { childrenQuery } from '#web/children/data.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { addingDoses, changingDose, changingRow, removingDose } from './dose-changes.ts';
import {
  choosingAuthority,
  decidingVaccine,
  markingBloodTest,
  notingConditions,
  planningAgain,
  undecidingVaccine,
} from './vaccine-changes.ts';
import { vaccinePlanQuery, visitPlanQuery } from './data.ts';

let client: QueryClient;
const key = vaccinePlanQuery(maya.id).queryKey;
const doses = [{ id: pentacel.id, givenOn: vaccinePlan.asOf, cvx: '120' }];

function answering(reply: unknown, status = 200) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(reply, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function refusing(code: ProblemCode, more: object = {}) {
  const { status, title } = problems[code];
  answering({ type: `/problems/${code}`, requestId: 'r', code, status, title, ...more }, status);
}

const adding = () => new MutationObserver(client, addingDoses(client, maya.id)).mutate({ doses });

beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(key, vaccinePlan);
  client.setQueryData(visitPlanQuery(maya.id).queryKey, visitPlan);
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

describe('[VAX-03] what is sent', () => {
  const row = vaccinePlan.planned[0]?.id ?? '';
  const of = (path: string) => `/api/children/${maya.id}/${path}`;
  test.each([
    { what: 'doses', send: adding, path: of('doses'), method: 'POST' },
    {
      what: 'a corrected dose',
      send: () =>
        new MutationObserver(client, changingDose(client, maya.id)).mutate({
          doseId: pentacel.id,
          body: { givenOn: vaccinePlan.asOf, cvx: '120', version: 1 },
        }),
      path: of(`doses/${pentacel.id}`),
      method: 'PUT',
    },
    {
      what: 'a dose to remove',
      send: () => new MutationObserver(client, removingDose(client, maya.id)).mutate(pentacel),
      path: of(`doses/${pentacel.id}`),
      method: 'DELETE',
    },
    {
      what: 'notes',
      send: () =>
        new MutationObserver(client, changingRow(client, maya.id)).mutate({
          plannedDoseId: row,
          body: { notes: 'Left thigh', version: 1 },
        }),
      path: of(`planned-doses/${row}`),
      method: 'PATCH',
    },
    {
      what: 'a decision',
      send: () =>
        new MutationObserver(client, decidingVaccine(client, maya.id)).mutate({
          vaccine: 'flu',
          body: { decision: 'declined', version: null },
        }),
      path: of('vaccine-decisions/flu'),
      method: 'PUT',
    },
    {
      what: 'that a vaccine is wanted',
      send: () =>
        new MutationObserver(client, decidingVaccine(client, maya.id)).mutate({
          vaccine: 'covid',
          body: { decision: 'wanted', version: null },
        }),
      path: of('vaccine-decisions/covid'),
      method: 'PUT',
    },
    {
      what: 'that a decision is taken back',
      send: () =>
        new MutationObserver(client, undecidingVaccine(client, maya.id)).mutate({ vaccine: 'flu', version: 1 }),
      path: of('vaccine-decisions/flu'),
      method: 'DELETE',
    },
    {
      what: 'that a vaccine of every plan is planned again',
      send: () =>
        new MutationObserver(client, planningAgain(client, maya.id)).mutate({
          vaccine: 'flu',
          version: 1,
          isRoutine: true,
        }),
      path: of('vaccine-decisions/flu'),
      method: 'DELETE',
    },
    {
      what: 'that an added vaccine is planned again, which stays wanted',
      send: () =>
        new MutationObserver(client, planningAgain(client, maya.id)).mutate({
          vaccine: 'covid',
          version: 1,
          isRoutine: false,
        }),
      path: of('vaccine-decisions/covid'),
      method: 'PUT',
    },
    {
      what: 'what is noted of the child',
      send: () =>
        new MutationObserver(client, notingConditions(client, maya.id)).mutate({ conditions: ['asthma'], seen: [] }),
      path: of('vaccine-conditions'),
      method: 'PUT',
    },
    {
      what: 'a blood test',
      send: () => new MutationObserver(client, markingBloodTest(client, maya.id)).mutate(true),
      path: of('blood-test'),
      method: 'PUT',
    },
    {
      what: 'an authority',
      send: () =>
        new MutationObserver(client, choosingAuthority(client, maya.id)).mutate({ authority: 'aap-2026', version: 1 }),
      path: of('vaccine-authority'),
      method: 'PUT',
    },
  ])('$what: $method $path', async ({ send, path, method }) => {
    const fetched = answering(latePlan);

    await send();

    expect(fetched.mock.calls[0]?.[0]).toBe(path);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method });
    expect(client.getQueryData(key)).toEqual(latePlan);
    expect(toasts.held()[0]?.title).toBe('Vaccine record updated');
  });
});

describe('[VAX-03] [UI-02] the messages after a change', () => {
  test('what was noted of the child can be undone', async () => {
    const fetched = answering(latePlan);
    await new MutationObserver(client, notingConditions(client, maya.id)).mutate({
      conditions: ['asthma'],
      seen: ['travel'],
    });

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(fetched.mock.calls[1]?.[1]?.body).toBe(JSON.stringify({ conditions: ['travel'], seen: ['asthma'] }));
  });

  test('what was noted of the child and changed by another parent since is not undone, and a toast says so', async () => {
    answering(latePlan);
    await new MutationObserver(client, notingConditions(client, maya.id)).mutate({ conditions: ['asthma'], seen: [] });
    refusing('changed-meanwhile');

    toasts.held()[0]?.action?.onPick();

    const why = 'This was changed in the meantime.';
    await vi.waitFor(() =>
      expect(toasts.held()).toMatchObject([{ kind: 'problem', title: 'Update failed', text: why }]),
    );
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });

  test('[decision 78] doses that were added are named with the child, and can be undone', async () => {
    client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
    client.setQueryData(key, { ...vaccinePlan, doses: [] });
    answering({ ...vaccinePlan, doses: [pentacel] });
    await adding();
    const text = toasts.held()[0]?.text;
    const fetched = answering({ ...vaccinePlan, doses: [] });

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]?.text).toBe(`Taken back: ${text}`));
    expect(text).toMatch(/ for Maya$/);
    expect(fetched.mock.calls[0]).toMatchObject([
      `/api/children/${maya.id}/doses`,
      { method: 'DELETE', body: JSON.stringify({ doses: [{ id: pentacel.id, version: pentacel.version }] }) },
    ]);
  });

  test('[decision 78] two doses are taken back in one request, and after one that fails the plan is read again', async () => {
    const second = { ...pentacel, id: '01970000-0000-7000-8000-0000000000ff' };
    client.setQueryData(key, { ...vaccinePlan, doses: [] });
    answering({ ...vaccinePlan, doses: [pentacel, second] });
    const both = { doses: doses.flatMap((dose) => [dose, { ...dose, id: second.id }]) };
    await new MutationObserver(client, addingDoses(client, maya.id)).mutate(both);
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', fetched);

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]).toMatchObject({ kind: 'problem', title: 'Update failed' }));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0]).toBe(`/api/children/${maya.id}/doses`);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    expect(client.getQueryState(visitPlanQuery(maya.id).queryKey)?.isInvalidated).toBe(true);
  });

  test('[decision 78] a dose that was removed can be recorded again as it was', async () => {
    const lotted = { ...pentacel, lot: 'A123', place: 'City clinic' };
    client.setQueryData(key, { ...vaccinePlan, doses: [lotted] });
    answering({ ...vaccinePlan, doses: [] });
    await new MutationObserver(client, removingDose(client, maya.id)).mutate(lotted);
    const text = toasts.held()[0]?.text;
    const fetched = answering(vaccinePlan);

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(toasts.held()[0]).toMatchObject({ title: 'Dose is back', text }));
    const { id, givenOn, cvx } = lotted;
    expect(await new Request('http://here', fetched.mock.calls[0]?.[1]).json()).toMatchObject({
      doses: [{ id, givenOn, cvx, lot: 'A123', place: 'City clinic' }],
    });
  });

  test('[decision 78] a decision can be undone where there was none before', async () => {
    const { madeBy, madeAt, changedBy, changedAt } = pentacel;
    const made = { madeBy, madeAt, changedBy, changedAt, version: 1 };
    const decision = { vaccine: 'flu', decision: 'declined', until: null, reason: null, ...made };
    answering({ ...vaccinePlan, decisions: [decision] });
    await new MutationObserver(client, decidingVaccine(client, maya.id)).mutate({
      vaccine: 'flu',
      body: { decision: 'declined', version: null },
    });
    const fetched = answering(vaccinePlan);

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'DELETE', body: JSON.stringify({ version: 1 }) });
  });

  test('the visits that follow from the plan are loaded again', async () => {
    answering(latePlan);

    await adding();

    expect(client.getQueryState(visitPlanQuery(maya.id).queryKey)?.isInvalidated).toBe(true);
  });

  test('without a line: Update failed, and the plan stays', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    await expect(adding()).rejects.toMatchObject({ code: 'offline' });

    expect(toasts.held()[0]).toMatchObject({ kind: 'problem', title: 'Update failed' });
    expect(toasts.held()[0]?.text, 'the form says why').toBeUndefined();
    expect(client.getQueryData(key)).toEqual(vaccinePlan);
  });

  test('an invalid field shows its message under the field alone', async () => {
    refusing('bad-input', { fields: [{ name: 'doses.0.lot', code: 'too_big', message: 'Too long' }] });

    await expect(adding()).rejects.toMatchObject({ code: 'bad-input' });

    expect(toasts.held()).toEqual([]);
  });

  test('a dose that may be a second one is asked about in the form alone', async () => {
    refusing('already-exists');

    await expect(adding()).rejects.toMatchObject({ code: 'already-exists' });

    expect(toasts.held()).toEqual([]);
  });

  test('a change by another parent is loaded, and not shown as a failure', async () => {
    refusing('changed-meanwhile');

    await expect(adding()).rejects.toMatchObject({ code: 'changed-meanwhile' });

    expect(toasts.held()).toEqual([]);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
    expect(client.getQueryState(visitPlanQuery(maya.id).queryKey)?.isInvalidated).toBe(true);
  });

  test('changes go one after the other, so that the plan of the last one stays', async () => {
    const answers: ((reply: Response) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise<Response>((answer) => answers.push(answer)));

    const both = [adding(), adding()];
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    answers[0]?.(Response.json(vaccinePlan));
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.(Response.json(latePlan));
    await Promise.all(both);

    expect(client.getQueryData(key)).toEqual(latePlan);
  });

  test('if the right was lowered meanwhile, the child is loaded again', async () => {
    client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
    refusing('not-allowed');

    await expect(adding()).rejects.toMatchObject({ code: 'not-allowed' });

    expect(client.getQueryState(childrenQuery.queryKey)?.isInvalidated).toBe(true);
  });
});
