import type { Day } from '#domain/time/day.ts';
import { dosesDueAt, unansweredAt } from '#domain/vaccines/standing/due-doses.ts';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { dosesText } from './checkup-texts.ts';

type Props = { childId: string; on: Day; after: Day | null };

export function VisitDoses({ childId, on, after }: Props) {
  const { data: plan, error } = useVaccinePlan(childId);
  if (plan) {
    const doses = { due: dosesDueAt(plan.planned, on, after), unanswered: unansweredAt(plan.planned, on, after) };
    return dosesText(doses, on, plan.asOf);
  }
  return error ? 'Failed to load vaccine data. Please try again.' : 'Loading vaccine schedule...';
}
