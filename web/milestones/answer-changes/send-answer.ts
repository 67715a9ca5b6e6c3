import type { QueryClient } from '@tanstack/react-query';
import {
  milestoneAnswerEndpoints,
  type ChangedMilestoneAnswer,
  type MilestoneAnswer,
  type NewMilestoneAnswer,
} from '#contract/milestones.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { call } from '#web/client/calls/call.ts';
import { newId } from '#web/client/calls/new-id.ts';
import { answersQuery } from '../data.ts';
import type { Answering } from './answer-facts.ts';

const { add, change, remove } = milestoneAnswerEndpoints;

export function addAnswer(childId: string, body: NewMilestoneAnswer): Promise<MilestoneAnswer> {
  return call(add, { params: { childId }, body });
}

export function changeAnswer(
  childId: string,
  answerId: string,
  body: ChangedMilestoneAnswer,
): Promise<MilestoneAnswer> {
  return call(change, { params: { childId, answerId }, body });
}

function removeAnswer(childId: string, { id, version }: Pick<MilestoneAnswer, 'id' | 'version'>) {
  return call(remove, { params: { childId, answerId: id }, body: { version } });
}

type Sending = Omit<Answering, 'edition'>;

/**
 * Adds, changes or removes an answer. Where somebody has taken it back meanwhile, it is removed already, or given anew.
 *
 * @returns what is stored now
 * @throws CallFailed also with what somebody has said instead since then
 */
export async function sendAnswer(
  client: QueryClient,
  childId: string,
  given: Sending,
): Promise<MilestoneAnswer | null> {
  const { before } = given;
  try {
    return await sendAs(childId, given);
  } catch (error) {
    if (!before || !isGone(error)) throw error;
    const answers = await client.query({ ...answersQuery(childId), staleTime: 0, retry: false });
    const current = answers.find(({ milestoneId }) => milestoneId === given.milestone.id);
    if (current) throw changedMeanwhile(error, current);
    return sendAs(childId, { ...given, before: null });
  }
}

async function sendAs(childId: string, { milestone, before, facts }: Sending): Promise<MilestoneAnswer | null> {
  if (before === null) return facts && addAnswer(childId, { id: newId(), milestoneId: milestone.id, ...facts });
  if (facts) return changeAnswer(childId, before.id, { ...facts, version: before.version });
  await removeAnswer(childId, before);
  return null;
}

function isGone(error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.code === 'not-found';
}

function changedMeanwhile({ requestId = '' }: CallFailed, current: MilestoneAnswer): CallFailed {
  const code = 'changed-meanwhile';
  const title = 'This was changed in the meantime.';
  return new CallFailed({ type: `/problems/${code}`, code, title, status: 409, requestId, current });
}
