import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listVaccines, readVaccinePlan } from '#contract/vaccines.ts';
import { readVisitPlan } from '#contract/vaccines/visits.ts';
import { queryOf } from '#web/client/queries.ts';

/** They change only with the server's own data. */
export const vaccinesQuery = queryOf(listVaccines, {}, { staleTime: Infinity });
export const vaccinePlanQuery = (childId: string) => queryOf(readVaccinePlan, { params: { childId } });
export const visitPlanQuery = (childId: string) => queryOf(readVisitPlan, { params: { childId } });

/** The vaccines of the schedule and the products that can be given. */
export const useVaccines = () => useQuery(vaccinesQuery);

/** A child's vaccine plan as of today. */
export const useVaccinePlan = (childId: string) => useQuery(vaccinePlanQuery(childId));

/** A child's next visits. */
export const useVisitPlan = (childId: string) => useQuery(visitPlanQuery(childId));

/** Reloads a child's plan and the visits that follow from it. */
export async function refreshPlan(client: QueryClient, childId: string): Promise<void> {
  const queries = [vaccinePlanQuery(childId), visitPlanQuery(childId)];
  await Promise.all(queries.map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}
