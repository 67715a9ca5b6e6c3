import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Checkup } from '#contract/checkups.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { offerRemoval } from '#web/ui/toast/offer-removal.ts';
import { markingCheckup } from '../checkup-changes.ts';

/** Checkups that a save completed although no answer came, and that the last one left out. */
export function uncheckedSince(
  stored: readonly Checkup[],
  everSent: ReadonlySet<string>,
  last: readonly string[],
): Checkup[] {
  return stored.filter(({ id, completed }) => completed && everSent.has(id) && !last.includes(id));
}

/** Nothing without one. */
export function offerCheckupRemoval(client: QueryClient, childId: string, checkups: readonly Checkup[]): void {
  const names = checkups.map(({ checkupType }) => checkupTitle(checkupType));
  offerRemoval(names, () => {
    for (const checkup of checkups)
      void new MutationObserver(client, markingCheckup(client, childId)).mutate(checkup).catch(() => {});
  });
}
