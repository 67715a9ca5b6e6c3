import { childrenKey } from '#web/children/data.ts';

/** Where a child's vaccine plan lies in the query cache. */
export function vaccinePlanKey(childId: string) {
  return [...childrenKey, childId, 'vaccine-plan'] as const;
}

/** Where the next visits of a child lie. */
export function visitPlanKey(childId: string) {
  return [...childrenKey, childId, 'visit-plan'] as const;
}
