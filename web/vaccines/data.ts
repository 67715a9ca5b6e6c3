import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listVaccines, readVaccinePlan, type VaccinePlan, type Vaccines } from '#contract/vaccines.ts';
import { readVisitPlan, type VisitPlan } from '#contract/vaccines/visits.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';

/** Where a child's vaccine plan lies in the query cache. */
export const vaccinePlanKey = (childId: string) => [...childrenKey, childId, 'vaccine-plan'] as const;
/** Where the next visits of a child lie. */
export const visitPlanKey = (childId: string) => [...childrenKey, childId, 'visit-plan'] as const;

/** Where what there is to know about vaccines lies in the query cache. */
export const vaccinesKey = ['vaccines'] as const;

/** The vaccines of the schedule and the products that can be given. They change with the server alone. */
export function useVaccines() {
  return useQuery<Vaccines, CallFailed>({
    queryKey: vaccinesKey,
    queryFn: ({ signal }) => call(listVaccines, {}, signal),
    staleTime: Infinity,
  });
}

/** A child's vaccine plan as of today. */
export function useVaccinePlan(childId: string) {
  return useQuery<VaccinePlan, CallFailed>({
    queryKey: vaccinePlanKey(childId),
    queryFn: ({ signal }) => call(readVaccinePlan, { params: { childId } }, signal),
  });
}

/** Asks anew for the plan of a child, and for the visits that follow from it. */
export async function refreshPlan(client: QueryClient, childId: string): Promise<void> {
  const keys = [vaccinePlanKey(childId), visitPlanKey(childId)];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The next visits of a child. */
export function useVisitPlan(childId: string) {
  return useQuery<VisitPlan, CallFailed>({
    queryKey: visitPlanKey(childId),
    queryFn: ({ signal }) => call(readVisitPlan, { params: { childId } }, signal),
  });
}
