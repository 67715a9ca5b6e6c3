import type { QueryClient } from '@tanstack/react-query';
import { Checkup } from '#contract/checkups.ts';
import { changeCheckup, type ChangedCheckup } from '#contract/checkups/changes.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { forChild } from '#web/children/data.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { entryCache, savingEntry, type EntryCache } from '#web/client/calls/entry-cache.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toastFailure } from '#web/ui/toast/toast-failure.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { checkupsQuery } from './data.ts';

export type ToastTitles = { readonly done: string; readonly failed: string };

const completing: ToastTitles = {
  done: 'Checkup marked as completed',
  failed: 'Failed to mark checkup as completed',
};
export const rescheduling: ToastTitles = {
  done: 'Checkup rescheduled successfully',
  failed: 'Failed to reschedule checkup',
};
export const updating: ToastTitles = {
  done: 'Checkup updated successfully',
  failed: 'Failed to update checkup. Please try again.',
};

/** The specification sets other titles for two codes. */
export function failedTitle({ failed: title }: ToastTitles, { code }: Pick<CallFailed, 'code'>): string {
  if (code === 'not-understood') return 'No checkup data returned after update';
  return code === 'unexpected' ? 'Failed to update checkup due to an unexpected error.' : title;
}

type CheckupChange = { readonly checkupId: string; readonly body: ChangedCheckup };

export function checkupCache(client: QueryClient, childId: string): EntryCache<Checkup> {
  return entryCache(client, checkupsQuery(childId), Checkup);
}

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
  if (before?.version !== saved.version - 1) return void toasts.show(said);
  const { id: checkupId, childId, version } = saved;
  const undo = async () => {
    const body = { ...storedFacts(before), version };
    await checkupCache(client, childId).keep(await call(changeCheckup, { params: { childId, checkupId }, body }));
  };
  offerUndo(said, undo, titles.failed, updating.done);
}

function storedFacts({ completed, completedOn, scheduledOn, notes }: Checkup) {
  return { completed, ...(completed && { completedOn }), scheduledOn, notes };
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
