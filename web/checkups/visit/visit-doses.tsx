import type { Day } from '#domain/time/day.ts';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { dosesDueAt, dosesText } from '../due-doses.ts';

type Props = { childId: string; on: Day; after: Day | null };

/** The doses that the child's vaccine plan has for a visit. */
export function VisitDoses({ childId, on, after }: Props) {
  const { data: plan, error } = useVaccinePlan(childId);
  if (plan) return dosesText(dosesDueAt(plan.planned, on, after));
  return error ? 'Failed to load vaccine data. Please try again.' : 'Loading vaccine schedule...';
}
