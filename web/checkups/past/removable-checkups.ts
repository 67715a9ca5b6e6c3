import type { QueryClient } from '@tanstack/react-query';
import type { Checkup } from '#contract/checkups.ts';
import { checkupTitle } from '#domain/checkups/checkup-words.ts';
import { runChange } from '#web/client/calls/use-change.ts';
import type { Removable } from '#web/ui/toast/offer-removal.ts';
import { unmarkingSavedCheckup } from '../checkup-changes.ts';

/** Checkups that a save completed although no answer came, and that the last one left out. */
export function uncheckedSince(
  stored: readonly Checkup[],
  everSent: ReadonlySet<string>,
  last: readonly string[],
): Checkup[] {
  return stored.filter(({ id, completed }) => completed && everSent.has(id) && !last.includes(id));
}

export function removableCheckups(client: QueryClient, childId: string, checkups: readonly Checkup[]): Removable[] {
  return checkups.map((checkup) => ({
    names: [checkupTitle(checkup.checkupType)],
    remove: () => runChange(client, unmarkingSavedCheckup(client, childId), checkup),
  }));
}
