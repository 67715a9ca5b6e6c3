import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import type { AnswerAboutBirth } from '#contract/vaccines/past.ts';
import { addDays } from '#domain/time/day.ts';
import { pentacel, vaccinePlan } from '#testing/vaccines/vaccine-replies.ts';
import { put } from '#testing/web/a-query-cache.tsx';
import { maya } from '#testing/web/replies.ts';
import { childrenQuery } from '#web/children/data.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { answeringAboutBirth } from './birth-changes.ts';
import { vaccinePlanQuery } from './data.ts';

const open: VaccinePlan = {
  ...vaccinePlan,
  doses: [],
  birthAnswers: { 'hepatitis-b': null, 'mother-rsv': null, 'mother-hepatitis-b': null },
};
const shot: Dose = {
  ...pentacel,
  id: '00000000-0000-7000-8000-0000000000b1',
  givenOn: maya.bornOn,
  cvx: null,
  vaccines: ['hepb'],
  lot: null,
  place: null,
  version: 1,
};
const ofOther = { ...shot, id: '00000000-0000-7000-8000-0000000000a1' };
const others: readonly Dose[] = [
  { ...ofOther, givenOn: addDays(maya.bornOn, 2) },
  { ...ofOther, lot: 'A1204' },
  { ...ofOther, cvx: '08' },
  { ...ofOther, version: 2 },
  { ...ofOther, vaccines: ['rsv-ab'] },
];

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  client.setQueryData(vaccinePlanQuery(maya.id).queryKey, open);
});
afterEach(() => {
  vi.unstubAllGlobals();
  toasts.clear();
});

/** Answers, with `doses` in the plan of the reply, and presses Undo if there is one; @returns what Undo sent */
async function undone(given: AnswerAboutBirth, doses: readonly Dose[]): Promise<unknown> {
  const plan = { ...open, doses, birthAnswers: { ...open.birthAnswers, [given.question]: given.answer } };
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(plan)));
  vi.stubGlobal('fetch', fetched);
  await new MutationObserver(client, answeringAboutBirth(client, maya)).mutate(given);
  const action = toasts.held()[0]?.action;
  if (!action) return null;
  action.onPick();
  const body = await vi.waitFor(() => bodyOf(fetched.mock.calls.find(([, init]) => init?.method === 'DELETE')));
  return JSON.parse(body);
}

function bodyOf(call: Parameters<typeof fetch> | undefined): string {
  const body = call?.[1]?.body;
  if (typeof body !== 'string') throw new Error('not sent yet');
  return body;
}

test.each(others)(
  '[decision 79] Undo of ‘Yes’ names the dose that it recorded, whatever else came with the plan',
  async (other) => {
    const given = { question: 'hepatitis-b', answer: 'yes' } as const;
    expect(await undone(given, [other, shot])).toEqual({ ...given, dose: { id: shot.id, version: 1 } });
  },
);

test.each<AnswerAboutBirth>([
  { question: 'hepatitis-b', answer: 'no' },
  { question: 'hepatitis-b', answer: 'unknown' },
  { question: 'mother-rsv', answer: 'yes' },
])('[decision 79] Undo of an answer that records no dose names none: %j', async (given) => {
  expect(await undone(given, [shot])).toEqual(given);
});

test.each<{ given: AnswerAboutBirth; text: string }>([
  {
    given: { question: 'hepatitis-b', answer: 'no' },
    text: 'Kept for Maya: hepatitis B was not given in the hospital.',
  },
  {
    given: { question: 'hepatitis-b', answer: 'unknown' },
    text: 'Kept for Maya: you do not know whether hepatitis B was given in the hospital.',
  },
  {
    given: { question: 'mother-rsv', answer: 'yes' },
    text: 'Kept for Maya: the mother had the RSV vaccine at least 14 days before the birth.',
  },
  {
    given: { question: 'mother-rsv', answer: 'later' },
    text: 'Kept for Maya: the mother had the RSV vaccine less than 14 days before the birth.',
  },
  { given: { question: 'mother-rsv', answer: 'no' }, text: 'Kept for Maya: the mother did not have the RSV vaccine.' },
  {
    given: { question: 'mother-rsv', answer: 'unknown' },
    text: 'Kept for Maya: you do not know whether the mother had the RSV vaccine.',
  },
])(
  '[decision 79] says what is kept of $given.question $given.answer, and of no dose given',
  async ({ given, text }) => {
    put(client, childrenQuery, { children: [maya], activeChildId: maya.id, incomplete: [] });
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(() => Promise.resolve(Response.json(open))),
    );
    await new MutationObserver(client, answeringAboutBirth(client, maya)).mutate(given);
    expect(toasts.held()[0]).toMatchObject({ title: 'Vaccine record updated', text });
  },
);

test('[decision 79] ‘Yes’ is not undone where its dose was corrected on another device', async () => {
  expect(await undone({ question: 'hepatitis-b', answer: 'yes' }, [{ ...shot, version: 2 }])).toBeNull();
});
