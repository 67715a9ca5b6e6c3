import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Dose, VaccinePlan } from '#contract/vaccines.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { removingDose } from './vaccine-changes.ts';

/** Tells of doses that a save recorded before they were unchecked, and removes them on request. Nothing without one. */
export function offerRemoval(
  client: QueryClient,
  childId: string,
  { planned }: Pick<VaccinePlan, 'planned'>,
  doses: readonly Dose[],
): void {
  if (doses.length === 0) return;
  const names = doses.flatMap((dose) => namesOf(dose, planned));
  const isOne = names.length === 1;
  const shown = toasts.show({
    title: `${names.join(', ')} ${isOne ? 'was' : 'were'} saved too`,
    text: `Your first save was recorded before you unchecked ${isOne ? 'it' : 'them'}.`,
    action: {
      label: 'Remove',
      onPick: () => {
        toasts.dismiss(shown);
        for (const dose of doses)
          void new MutationObserver(client, removingDose(client, childId)).mutate(dose).catch(() => {});
      },
    },
  });
}

function namesOf({ vaccines, productName }: Dose, planned: VaccinePlan['planned']): string[] {
  if (vaccines.length === 0) return [productName ?? 'A vaccine'];
  return vaccines.map((id) => planned.find((row) => row.vaccine === id)?.shortName ?? id);
}
