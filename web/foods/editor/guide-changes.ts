import type { QueryClient } from '@tanstack/react-query';
import {
  addGuideEntry,
  changeGuideEntry,
  GuideEntry,
  readGuideHistory,
  removeGuideEntry,
  restoreGuideEntry,
  type ChangedGuideEntry,
  type NewGuideEntry,
} from '#contract/foods/guide.ts';
import { call } from '#web/client/calls/call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { isOther } from '#web/client/calls/refreshed-if-other.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { foodGuideQuery } from '../data.ts';

/** The specification's title. */
export const NOT_ADDED = 'Error adding food guide entry';
export const NOT_CHANGED = 'Error changing food guide entry';

type Saved = { readonly id: string; readonly body: NewGuideEntry | ChangedGuideEntry };
type Seen = Pick<GuideEntry, 'id' | 'ageRangeLabel'> & { readonly version: number };

export function savingGuideEntry(client: QueryClient): Change<GuideEntry, Saved> {
  return {
    mutationFn: ({ id: entryId, body }) =>
      'version' in body
        ? call(changeGuideEntry, { params: { entryId }, body })
        : call(addGuideEntry, { body: { ...body, id: entryId } }),
    onSuccess: async (saved, { body }) => {
      await keep(client, saved);
      const text = 'version' in body ? 'Food guide entry changed successfully' : 'Food guide entry added successfully';
      toasts.show({ title: 'Success', text });
    },
    onError: (failed) => refused(client, failed),
  };
}

/** Makes the content of an earlier version stand. */
export function restoringGuideEntry(client: QueryClient): Change<GuideEntry, Seen & { readonly of: number }> {
  return {
    mutationFn: ({ id: entryId, of, version }) =>
      call(restoreGuideEntry, { params: { entryId }, body: { of, version } }),
    onSuccess: async (saved, { of }) => {
      await keep(client, saved);
      toasts.show({ title: `Back to version ${of}`, text: saved.ageRangeLabel });
    },
    onError: (failed) => refused(client, failed),
  };
}

export function removingGuideEntry(client: QueryClient): Change<unknown, Seen> {
  return {
    mutationFn: ({ id: entryId, version }) => call(removeGuideEntry, { params: { entryId }, body: { version } }),
    onSuccess: async (_, removed) => {
      await putAnswer(
        client,
        foodGuideQuery,
        (known) => known && { ...known, entries: known.entries.filter(({ id }) => id !== removed.id) },
      );
      refresh(client);
      offerUndo(
        { title: 'Entry deleted', text: removed.ageRangeLabel, stays: true },
        () => bringBack(client, removed),
        'Failed to bring the entry back',
        { title: 'Entry is back', text: removed.ageRangeLabel },
      );
    },
    onError: (failed) => refused(client, failed),
  };
}

async function bringBack(client: QueryClient, { id: entryId, version: of }: Seen): Promise<void> {
  const params = { entryId };
  const [latest] = await call(readGuideHistory, { params });
  if (!latest) throw new CallFailed('not-understood');
  await keep(client, await call(restoreGuideEntry, { params, body: { of, version: latest.version } }));
}

async function keep(client: QueryClient, entry: GuideEntry): Promise<void> {
  await putAnswer(client, foodGuideQuery, (known) => {
    if (!known) return known;
    const isKnown = known.entries.some(({ id }) => id === entry.id);
    const entries = isKnown
      ? known.entries.map((other) => (other.id === entry.id ? entry : other))
      : [...known.entries, entry];
    return { ...known, entries };
  });
  refresh(client);
}

async function refused(client: QueryClient, failed: CallFailed): Promise<void> {
  const now = storedAs(GuideEntry)(failed.current);
  if (now) await keep(client, now);
  else if (isOther(failed)) refresh(client);
}

/** The guide with its histories. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: foodGuideQuery.queryKey });
}
