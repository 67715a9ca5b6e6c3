import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { offerRemoval } from '#web/ui/toast/offer-removal.ts';
import { removingDose } from './vaccine-changes.ts';

/** Tells of doses that a save recorded before they were unchecked, and removes them on request. Nothing without one. */
export function offerDoseRemoval(
  client: QueryClient,
  childId: string,
  { planned }: Pick<VaccinePlan, 'planned'>,
  doses: readonly Dose[],
): void {
  const names = doses.flatMap((dose) => namesOf(dose, planned));
  offerRemoval(names, () => {
    for (const dose of doses)
      void new MutationObserver(client, removingDose(client, childId)).mutate(dose).catch(() => {});
  });
}

function namesOf({ vaccines, productName }: Dose, planned: VaccinePlan['planned']): string[] {
  if (vaccines.length === 0) return [productName ?? 'A vaccine'];
  return vaccines.map((id) => planned.find((row) => row.vaccine === id)?.shortName ?? id);
}
