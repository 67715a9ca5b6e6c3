import type { Day } from '#domain/time/day.ts';
import { dosesDueAt, unansweredAt } from '#domain/vaccines/standing/due-doses.ts';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { dosesTexts } from './checkup-texts.ts';

type Props = { childId: string; on: Day; after: Day | null };

export function VisitDoses({ childId, on, after }: Props) {
  const { data: plan, error } = useVaccinePlan(childId);
  if (plan) {
    const doses = { due: dosesDueAt(plan.planned, on, after), unanswered: unansweredAt(plan.planned, on, after) };
    return dosesTexts(doses, on, plan.asOf).map((text) => <dd key={text}>{text}</dd>);
  }
  return <dd>{error ? 'Failed to load vaccine data. Please try again.' : 'Loading vaccine schedule...'}</dd>;
}
