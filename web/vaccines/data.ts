import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listVaccineConditions, listVaccines, readVaccinePlan } from '#contract/vaccines.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { queryOf } from '#web/client/calls/queries.ts';

/** Changes only when the server's data does. */
export const vaccinesQuery = queryOf(listVaccines, {}, { staleTime: Infinity, gcTime: Infinity });
const vaccineConditionsQuery = queryOf(listVaccineConditions, {}, { staleTime: Infinity });
export const vaccinePlanQuery = (childId: string) => queryOf(readVaccinePlan, { params: { childId } });
export const visitPlanQuery = (childId: string) => queryOf(readVisitPlan, { params: { childId } });

/** Missed without a connection, they are asked for again when there is one. @param isNeeded whether to ask for them now */
export const useVaccines = (isNeeded = true) =>
  useQuery({ ...vaccinesQuery, enabled: isNeeded, refetchOnReconnect: true });

/** Asked for when their dialog opens. */
export const useVaccineConditions = () => useQuery(vaccineConditionsQuery);

export const useVaccinePlan = (childId: string) => useQuery(vaccinePlanQuery(childId));

export const useVisitPlan = (childId: string) => useQuery(visitPlanQuery(childId));

export async function refreshPlan(client: QueryClient, childId: string): Promise<void> {
  const queries = [vaccinePlanQuery(childId), visitPlanQuery(childId)];
  await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}
