import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import type { Input } from '#contract/endpoint.ts';
import type { Dose, Vaccine, VaccineDecision, VaccinePlan } from '#contract/vaccines.ts';
import {
  addDoses,
  changeDose,
  changePlannedDose,
  chooseVaccineAuthority,
  decideVaccine,
  removeDose,
  undecideVaccine,
  type ChangedDose,
  type ChangedPlannedDose,
  type NewDoses,
} from '#contract/vaccines/changing.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { refreshPlan, vaccinePlanKey, visitPlanKey } from './data.ts';

export type DoseChange = { readonly doseId: string; readonly body: ChangedDose };
export type RowChange = { readonly plannedDoseId: string; readonly body: ChangedPlannedDose };
export type Decided = { readonly vaccine: string; readonly body: Input<typeof decideVaccine>['body'] };
type SeenDecision = Pick<VaccineDecision, 'vaccine' | 'version'>;
export type PlannedAgain = SeenDecision & Pick<Vaccine, 'isRoutine'>;
export type Authority = { readonly authority: string; readonly version: number };

type Change<Given> = UseMutationOptions<VaccinePlan, CallFailed, Given>;

/** How doses that were given are written down. */
export function addingDoses(client: QueryClient, childId: string): Change<NewDoses> {
  return changing(client, childId, (body) => call(addDoses, { params: { childId }, body }));
}

/** How what is written down of a dose is changed. */
export function changingDose(client: QueryClient, childId: string): Change<DoseChange> {
  return changing(client, childId, ({ doseId, body }) => call(changeDose, { params: { childId, doseId }, body }));
}

/** How a dose is removed, in the version that is shown. */
export function removingDose(client: QueryClient, childId: string): Change<Dose> {
  return changing(client, childId, ({ id, version }) =>
    call(removeDose, { params: { childId, doseId: id }, body: { version } }),
  );
}

/** How a row of the plan is unmarked, or gets its notes. */
export function changingRow(client: QueryClient, childId: string): Change<RowChange> {
  return changing(client, childId, ({ plannedDoseId, body }) =>
    call(changePlannedDose, { params: { childId, plannedDoseId }, body }),
  );
}

/** How a vaccine is put off or declined. */
export function decidingVaccine(client: QueryClient, childId: string): Change<Decided> {
  return changing(client, childId, ({ vaccine, body }) => call(decideVaccine, { params: { childId, vaccine }, body }));
}

/** How what was decided about a vaccine is taken back. */
export function undecidingVaccine(client: QueryClient, childId: string): Change<SeenDecision> {
  return changing(client, childId, ({ vaccine, version }) =>
    call(undecideVaccine, { params: { childId, vaccine }, body: { version } }),
  );
}

/** How a vaccine is planned again. One that is not in every child's plan is in this child's because it is wanted. */
export function planningAgain(client: QueryClient, childId: string): Change<PlannedAgain> {
  return changing(client, childId, ({ vaccine, version, isRoutine }) => {
    const params = { childId, vaccine };
    return isRoutine
      ? call(undecideVaccine, { params, body: { version } })
      : call(decideVaccine, { params, body: { decision: 'wanted', version } });
  });
}

/** How the authority of a child is chosen. */
export function choosingAuthority(client: QueryClient, childId: string): Change<Authority> {
  return changing(client, childId, (body) => call(chooseVaccineAuthority, { params: { childId }, body }));
}

/** 'Update failed: The server did not answer. Nothing you entered is lost.' */
export function updateFailedText(failed: CallFailed): string {
  return `Update failed: ${problemText(failed)}`;
}

/** A change that the server answers with the new plan, one after the other, and what is said about it. */
function changing<Given>(
  client: QueryClient,
  childId: string,
  send: (given: Given) => Promise<VaccinePlan>,
): Change<Given> {
  return {
    // Answers that overtake each other would leave the older plan.
    scope: { id: vaccinePlanKey(childId).join(' ') },
    mutationFn: send,
    onSuccess: async (plan) => {
      await keep(client, childId, plan);
      toasts.show({ title: 'Vaccine record updated' });
    },
    onError: async (failed) => {
      if (!isShownInForm(failed)) toasts.show({ kind: 'problem', title: 'Update failed' });
      await showCurrent(client, childId, failed);
    },
  };
}

/** Puts the new plan in the place of the one that was known. The visits that follow from it are asked for anew. */
async function keep(client: QueryClient, childId: string, plan: VaccinePlan): Promise<void> {
  const queryKey = vaccinePlanKey(childId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<VaccinePlan>(queryKey, plan);
  void client.invalidateQueries({ queryKey: visitPlanKey(childId) });
}

/** A field at fault, and what somebody else has saved, are shown where they are mended. */
function isShownInForm({ code, fields }: CallFailed): boolean {
  return code === 'changed-meanwhile' || (code === 'bad-input' && fields.length > 0);
}

/** Shows what somebody else has changed meanwhile: the record, or the reader's own right. */
async function showCurrent(client: QueryClient, childId: string, { code }: CallFailed): Promise<void> {
  if (code === 'not-allowed') await client.invalidateQueries({ queryKey: childrenKey, exact: true });
  if (code === 'changed-meanwhile' || code === 'not-found') void refreshPlan(client, childId);
}
