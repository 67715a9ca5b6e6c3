import type { QueryClient } from '@tanstack/react-query';
import type { Checkup } from '#contract/checkups.ts';
import { changeCheckup, type ChangedCheckup } from '#contract/checkups/changes.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { keepUndone, savingEntry, type EntryCache } from '#web/client/calls/entry-cache.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo, takenBack } from '#web/ui/toast/offer-undo.ts';
import { toastFailure } from '#web/ui/toast/toast-failure.ts';
import { checkupCache, failedTitle, updating, type ToastTitles } from './checkup-cache.ts';

export const completing: ToastTitles = {
  done: 'Checkup marked as completed',
  failed: 'Failed to mark checkup as completed',
};
export const rescheduling: ToastTitles = {
  done: 'Checkup rescheduled successfully',
  failed: 'Failed to reschedule checkup',
};
type CheckupChange = { readonly checkupId: string; readonly body: ChangedCheckup };

/** '4 Month Well-Child Checkup for Maya' */
export function checkupText(client: QueryClient, { childId, checkupType }: Checkup): string {
  return forChild(client, childId, checkupTitle(checkupType));
}

export function changingCheckup(client: QueryClient, childId: string, titles: ToastTitles) {
  const send = ({ checkupId, body }: CheckupChange) => call(changeCheckup, { params: { childId, checkupId }, body });
  return savingEntry(checkupCache(client, childId), send, (_, saved, before) =>
    sayChanged(client, titles, saved, before),
  );
}

export function markingCheckup(client: QueryClient, childId: string): Change<Checkup, Checkup> {
  const cache = checkupCache(client, childId);
  const titlesOf = (checkup: Checkup) => (checkup.completed ? updating : completing);
  const send = ({ id, completed, version }: Checkup) =>
    call(changeCheckup, { params: { childId, checkupId: id }, body: { completed: !completed, version } });
  return {
    ...savingEntry(cache, send, (before, saved) => sayChanged(client, titlesOf(before), saved, before)),
    onError: (failed, before) => toastRefusal(cache, titlesOf(before), failed),
  };
}

/** Undo brings back what was stored, unless somebody changed it between. */
function sayChanged(client: QueryClient, titles: ToastTitles, saved: Checkup, before: Checkup | undefined): void {
  const said = { title: titles.done, text: checkupText(client, saved) };
  const { id: checkupId, childId, version } = saved;
  const back = (facts: Checkup) =>
    call(changeCheckup, { params: { childId, checkupId }, body: { ...storedFacts(facts), version } });
  const isOurs = before?.version === version - 1;
  const undo = isOurs ? () => keepUndone(checkupCache(client, childId), back(before)) : null;
  offerUndo(said, undo, titles.failed, { title: updating.done, text: takenBack(said.text) });
}

function storedFacts({ completed, completedOn, scheduledOn, scheduledTime, place, notes }: Checkup) {
  return { completed, ...(completed && { completedOn }), scheduledOn, scheduledTime, place, notes };
}

/** As a toast offers it, which says itself why it failed. */
export function unmarkingSavedCheckup(client: QueryClient, childId: string): Change<Checkup, Checkup> {
  return { ...markingCheckup(client, childId), onError: checkupCache(client, childId).refused };
}

/** For buttons, which have no room for an error: shows it as a toast. */
export async function toastRefusal(cache: EntryCache<Checkup>, titles: ToastTitles, failed: CallFailed): Promise<void> {
  await cache.refused(failed);
  toastFailure(failedTitle(titles, failed), failed);
}
