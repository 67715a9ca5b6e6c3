import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useVaccinePlan, useVaccines } from '../data.ts';
import { vaccineSourceText } from '../vaccine-source-line.tsx';
import { VisitDue } from './visit-due.tsx';
import { VisitMother } from './visit-mother.tsx';
import { VisitGiven } from './visit-given.tsx';

export function VisitVaccinesPanel({ child, today }: { child: Child; today: Day }) {
  const planned = useVaccinePlan(child.id);
  const listed = useVaccines();
  const { data: plan } = planned;
  const { data: facts } = listed;
  const failed = [planned, listed].find(({ data, error }) => !data && error);
  if (failed) return <LoadFailed title="Failed to load vaccine data. Please try again." query={failed} />;
  if (!plan || !facts) return <Loading text="Loading vaccine schedule..." />;
  return (
    <div className="stack">
      <VisitMother child={child} plan={plan} today={today} />
      <p>{plan.forWhom}</p>
      <VisitDue plan={plan} facts={facts} />
      <VisitGiven plan={plan} facts={facts} />
      <p className="xs faint">Entered by parents, not an official record. {vaccineSourceText(plan)}</p>
    </div>
  );
}
