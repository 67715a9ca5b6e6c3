import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { vi, type Mock } from 'vitest';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { problems, type ProblemCode } from '#contract/problem.ts';
import { meQuery } from '#web/accounts/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import { createQueryClient } from '#web/client/calls/query-client.ts';
import { achievedOn, type Answering } from '#web/milestones/answer-changes/answer-facts.ts';
import { answering, press } from '#web/milestones/answer-changes/answering.ts';
import { answersQuery } from '#web/milestones/data.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { childrenOf, maya, me, today } from '../web/replies.ts';
import { answered } from './milestone-replies.ts';

export const squeals = { id: 'ms-06-lan-3', description: 'Squeals' };
export const stored = answered('ms-06-lan-3', { achievedOn: today });
export const marked: Answering = { milestone: squeals, edition: '2026-11', before: null, facts: achievedOn(today) };
export const key = answersQuery(maya.id).queryKey;

/** Hannah in her browser, where nobody has answered anything about Maya. */
export function aParentWhoAnswers() {
  const client: QueryClient = createQueryClient();
  client.setQueryData(key, []);
  client.setQueryData(meQuery.queryKey, me);
  client.setQueryData(childrenQuery.queryKey, childrenOf(maya));
  return {
    client,
    known: () => client.getQueryData<MilestoneAnswer[]>(key),
    say: (given: Answering) => new MutationObserver(client, answering(client, maya.id)).mutate(given),
    press: ({ milestone, edition, facts }: Answering) => press(client, maya.id, { milestone, edition, facts }),
  };
}

export const toast = () => toasts.held()[0];

/** The server answers with these, then with nothing. Tests that use it end with `vi.unstubAllGlobals`. */
export function answer(...replies: unknown[]): Mock<typeof fetch> {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(replies.shift() ?? {})));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** The server refuses everything. Tests that use it end with `vi.unstubAllGlobals`. */
export function refuse(code: ProblemCode, more: object = {}): void {
  const { status, title } = problems[code];
  const refusal = { type: `/problems/${code}`, requestId: 'r', code, status, title, ...more };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status })));
}

/** What the browser asked for, the first time unless said otherwise. */
export async function sentBy(fetched: ReturnType<typeof answer>, at = 0) {
  const [address, init] = fetched.mock.calls[at] ?? [];
  const body: unknown = await new Request('http://here', init).json();
  return { address, method: init?.method, body };
}
