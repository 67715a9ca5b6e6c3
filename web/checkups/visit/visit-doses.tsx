import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { antibodyNote } from '#domain/vaccines/birth/unless-mother.ts';
import { dosesDueAt, unansweredAt } from '#domain/vaccines/standing/due-doses.ts';
import { useVaccinePlan } from '#web/vaccines/data.ts';
import { dosesTexts } from './checkup-texts.ts';

type Props = { child: Child; on: Day; after: Day | null };

export function VisitDoses({ child, on, after }: Props) {
  const { data: plan, error } = useVaccinePlan(child.id);
  if (plan) {
    const doses = { due: dosesDueAt(plan.planned, on, after), unanswered: unansweredAt(plan.planned, on, after) };
    const texts = [...dosesTexts(doses, on, plan.asOf), antibodyNote(doses.due, plan, child)];
    return texts.map((text) => text && <dd key={text}>{text}</dd>);
  }
  return <dd>{error ? 'Failed to load vaccine data. Please try again.' : 'Loading vaccine schedule...'}</dd>;
}
