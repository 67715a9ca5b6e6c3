import type { Day } from '#domain/time/day.ts';
import { dosesDueAt } from '#domain/vaccines/standing/due-doses.ts';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { dosesText } from './checkup-texts.ts';

type Props = { childId: string; on: Day; after: Day | null };

export function VisitDoses({ childId, on, after }: Props) {
  const { data: plan, error } = useVaccinePlan(childId);
  if (plan) return dosesText(dosesDueAt(plan.planned, on, after), on, plan.asOf);
  return error ? 'Failed to load vaccine data. Please try again.' : 'Loading vaccine schedule...';
}
