import type { QueryClient } from '@tanstack/react-query';
import type { MilestoneAnswer } from '#contract/milestones.ts';
import { readAnswer } from '#domain/milestones/progress.ts';
import { meQuery } from '#web/accounts/data.ts';
import { childrenQuery } from '#web/children/data.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { keepUndone } from '#web/client/calls/entry-cache.ts';
import { refreshedIfOther } from '#web/client/calls/refreshed-if-other.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { answerSaidText, notSavedText, removedTitle } from '../answer-texts.ts';
import { celebrateIfComplete } from '../complete/celebrations.ts';
import { answerCache } from './answer-cache.ts';
import { factsOf, type Answering } from './answer-facts.ts';
import { addAnswer, changeAnswer, sendAnswer } from './send-answer.ts';

/** Says what was saved, for whom, offers the way back to what was stored before, and celebrates. */
export function sayAnswered(
  client: QueryClient,
  childId: string,
  given: Answering,
  saved: MilestoneAnswer | null,
): void {
  const { before } = given;
  const { title, text } = answerSaidText(given, about(client, childId, saved));
  offerUndo({ title, text }, () => undo(client, childId, given, saved), 'Error', undoneText(before, saved, text));
  if (saved && readAnswer(before) !== 'achieved') celebrateIfComplete(client, childId, saved);
}

/** Stores what was stored before: changes the answer back, adds it again, or removes it. */
async function undo(client: QueryClient, childId: string, given: Answering, saved: MilestoneAnswer | null) {
  const { milestone, before } = given;
  const cache = answerCache(client, childId);
  if (saved && before) {
    const body = { ...factsOf(before), version: saved.version };
    return keepUndone(cache, changeAnswer(childId, saved.id, body));
  }
  if (before)
    return cache.keep(await addAnswer(childId, { id: before.id, milestoneId: milestone.id, ...factsOf(before) }));
  if (!saved) return undefined;
  const removing = sendAnswer(client, childId, { ...given, before: saved, facts: null });
  await refreshedIfOther(removing, cache.refused);
  return cache.drop(saved);
}

function undoneText(before: MilestoneAnswer | null, saved: MilestoneAnswer | null, text: string) {
  if (before?.answer === 'achieved') return { title: 'Milestone is back', text };
  if (!saved) return { title: 'Answer is back', text };
  return { title: removedTitle(saved), text: takenBack(text) };
}

/**
 * Says that an answer was not saved, and why, with what can be done.
 *
 * @param now what another parent said in the meantime
 * @param again says it once more
 */
export function sayNotSaved(
  client: QueryClient,
  childId: string,
  given: Answering,
  failed: CallFailed,
  now: MilestoneAnswer | null,
  again: () => void,
): void {
  const mayWork = failed.mayBeDone || failed.code === 'unexpected' || failed.code === 'unavailable';
  toasts.show({
    kind: 'problem',
    title: 'Error',
    text: notSavedText(failed, given, about(client, childId, now)),
    ...(failed.code === 'sign-in-needed' && { action: { label: 'Log in again', onPick: logInAgain } }),
    ...(mayWork && { action: { label: 'Try again', onPick: again } }),
  });
}

/** As a link to a new window does: the page and what it shows stay. */
function logInAgain() {
  open('/login', '_blank', 'noreferrer');
}

function about(client: QueryClient, childId: string, now: MilestoneAnswer | null) {
  const children = client.getQueryData(childrenQuery.queryKey)?.children;
  return {
    firstName: children?.find(({ id }) => id === childId)?.firstName ?? null,
    reader: { id: client.getQueryData(meQuery.queryKey)?.id ?? '' },
    now,
  };
}
