import type { QueryClient } from '@tanstack/react-query';
import { Checkup } from '#contract/checkups.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { entryCache, type EntryCache } from '#web/client/calls/entry-cache.ts';
import { refreshPlan } from '#web/vaccines/data.ts';
import { checkupsQuery } from './data.ts';

export type ToastTitles = { readonly done: string; readonly failed: string };

export const updating: ToastTitles = {
  done: 'Checkup updated successfully',
  failed: 'Failed to update checkup. Please try again.',
};

/** The specification sets other titles for two codes. */
export function failedTitle({ failed: title }: ToastTitles, { code }: Pick<CallFailed, 'code'>): string {
  if (code === 'not-understood') return 'No checkup data returned after update';
  return code === 'unexpected' ? 'Failed to update checkup due to an unexpected error.' : title;
}

/** Shots are planned for checkups. */
export function checkupCache(client: QueryClient, childId: string): EntryCache<Checkup> {
  const cache = entryCache(client, checkupsQuery(childId), Checkup);
  return {
    ...cache,
    keep: async (checkup) => {
      await cache.keep(checkup);
      void refreshPlan(client, childId);
    },
  };
}
