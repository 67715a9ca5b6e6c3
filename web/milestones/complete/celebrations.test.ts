import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { milestoneSummary } from '#domain/milestones/summary.ts';
import { allOf, answered, nothingReached } from '#testing/milestones/milestone-replies.ts';
import { childrenOf, maya, me, today } from '#testing/web/replies.ts';
import { aStorage } from '#testing/web/a-storage.ts';
import { meQuery } from '#web/accounts/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { answering } from '../answer-changes/answering.ts';
import { achievedOn } from '../answer-changes/answer-facts.ts';
import { answersQuery, milestonesQuery, milestoneSummaryQuery } from '../data.ts';
import { savingAnswer } from '../answer-changes/saving-answer.ts';
import { celebratedOf, endCelebration } from './celebrations.ts';

const stored = answered('ms-06-lan-3', { id: newId(), achievedOn: today });
const milestone = { id: stored.milestoneId, description: stored.description };
const others = allOf('age-06').filter(({ milestoneId }) => milestoneId !== milestone.id);
const { edition } = milestoneList;

let client: QueryClient;
let child: Child;
let answers: MilestoneAnswer[];
const celebrated = () => celebratedOf(child.id);

function know(known: MilestoneAnswer[]) {
  answers = known;
  client.setQueryData(milestonesQuery.queryKey, milestoneList);
  client.setQueryData(answersQuery(child.id).queryKey, known);
}

function mark(before: MilestoneAnswer | null = null) {
  const given = { milestone, edition, before, facts: achievedOn(today) };
  return new MutationObserver(client, answering(client, child.id)).mutate(given);
}

function correct(before: MilestoneAnswer) {
  const body = { ...achievedOn(today), note: 'In the bath', version: before.version };
  return new MutationObserver(client, savingAnswer(client, child.id)).mutate({ milestone, edition, before, body });
}

beforeEach(() => {
  // Another child each time: what was celebrated is remembered.
  child = { ...maya, id: newId() };
  client = createQueryClient();
  client.setQueryData(meQuery.queryKey, me);
  client.setQueryData(childrenQuery.queryKey, childrenOf(child));
  aStorage();
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(Response.json(method === 'GET' ? answers : method === 'DELETE' ? {} : stored)),
  );
});
afterEach(() => {
  endCelebration();
  vi.unstubAllGlobals();
  toasts.clear();
});

describe('[MIL-03] a completed group is celebrated', () => {
  test('where its last milestone is marked', async () => {
    know(others);

    await mark();

    expect(celebrated()).toMatchObject({ group: { id: 'age-06' }, of: 12, last: stored, next: { id: 'age-09' } });
    expect(celebratedOf('another child')).toBeNull();
  });

  test('where a lost skill is corrected to be there', async () => {
    const lost = { ...stored, lostOn: today };
    know([...others, lost]);

    await correct(lost);

    expect(celebrated()?.group.id).toBe('age-06');
  });

  test('on the dashboard, which knows only the group ahead', async () => {
    const summary = milestoneSummary(milestoneList, child, [...others, stored], today);
    client.setQueryData(milestoneSummaryQuery(child.id).queryKey, summary);

    await mark();

    expect(celebrated()).toMatchObject({ group: { id: 'age-06' }, of: 12, next: null });
  });

  test('once: not again when the last one is taken back and marked anew', async () => {
    know(others);
    await mark();
    endCelebration();
    know(others);

    await mark();

    expect(celebrated()).toBeNull();
  });

  test('not where a day or a note of what was achieved is changed', async () => {
    know([...others, stored]);

    await correct(stored);

    expect(celebrated()).toBeNull();
  });

  test('not any more once the last mark is undone', async () => {
    know(others);
    await mark();
    answers = others;

    toasts.held()[0]?.action?.onPick();

    await vi.waitFor(() => expect(celebrated()).toBeNull());
  });

  test('not any more once another parent says otherwise', async () => {
    know(others);
    await mark();
    expect(celebrated()).not.toBeNull();

    know([...others, answered(milestone.id, { answer: 'not-yet', ...nothingReached })]);

    await vi.waitFor(() => expect(celebrated()).toBeNull());
  });
});
