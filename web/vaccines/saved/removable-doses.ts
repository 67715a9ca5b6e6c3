import { plainName } from '#domain/vaccines/words/plain-name.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { runChange } from '#web/client/calls/use-change.ts';
import type { Removable } from '#web/ui/toast/offer-removal.ts';
import { removingSavedDose } from '../dose-changes.ts';

/** Doses that a save recorded before they were unchecked. */
export function removableDoses(
  client: QueryClient,
  { childId, planned }: Pick<VaccinePlan, 'childId' | 'planned'>,
  doses: readonly Dose[],
): Removable[] {
  return doses.map((dose) => ({
    names: namesOf(dose, planned),
    remove: () => runChange(client, removingSavedDose(client, childId), dose),
  }));
}

function namesOf({ vaccines, productName }: Dose, planned: VaccinePlan['planned']): string[] {
  if (vaccines.length === 0) return [productName ?? 'A vaccine'];
  return vaccines.map((id) => plainName(planned.find((row) => row.vaccine === id)?.shortName ?? id));
}
