import type { QueryClient } from '@tanstack/react-query';
import type { Checkup } from '#contract/checkups.ts';
import { answerPast, type PastAnswer } from '#contract/checkups/changing.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { call } from '#web/client/call.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { vaccinePlanKey, visitPlanKey } from '#web/vaccines/data.ts';
import { keepCurrent, updating, type Change } from '../checkup-changes.ts';
import { checkupsKey } from '../data.ts';

type Told = { readonly checkups: Checkup[]; readonly plan: VaccinePlan };

/** How what happened before a child was added is saved; the dialog tells itself of a refusal. */
export function answeringPast(client: QueryClient, childId: string): Change<Told, PastAnswer> {
  return {
    scope: { id: vaccinePlanKey(childId).join(' ') },
    mutationFn: (body) => call(answerPast, { params: { childId }, body }),
    onSuccess: async ({ checkups, plan }) => {
      const keys = [checkupsKey(childId), vaccinePlanKey(childId)];
      await Promise.all(keys.map((queryKey) => client.cancelQueries({ queryKey })));
      client.setQueryData<Checkup[]>(checkupsKey(childId), checkups);
      client.setQueryData<VaccinePlan>(vaccinePlanKey(childId), plan);
      void client.invalidateQueries({ queryKey: visitPlanKey(childId) });
      toasts.show({ title: updating.done });
    },
    onError: (failed) => keepCurrent(client, childId, failed),
  };
}

/** What holds as long as the family has not said what happened before. */
export const untilAnsweredText = 'Until this is answered, nothing of that time is shown as overdue.';

/** The children whose parents will say later what happened before. It is forgotten with the page. */
const putOff = new Set<string>();

export function putOffPast(childId: string): void {
  putOff.add(childId);
}

export function isPastPutOff(childId: string): boolean {
  return putOff.has(childId);
}
