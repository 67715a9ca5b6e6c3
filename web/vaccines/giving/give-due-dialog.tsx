import { dosesDueOn } from '#domain/vaccines/standing/due-doses.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { useMe } from '#web/accounts/data.ts';
import type { QuickAddProps } from '#web/client/page/page.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { useVaccinePlan, useVaccines } from '../data.ts';
import { GivenDialog } from './given-dialog.tsx';

/** What is due is checked, what is asked about the birth is not; another vaccine can be added. */
export function GiveDueDialog({ child, today, onClose }: QuickAddProps) {
  const { data: me } = useMe();
  const plan = useVaccinePlan(child.id);
  const facts = useVaccines();
  if (me && plan.data && facts.data) {
    const known = { child, me, today, plan: plan.data, facts: facts.data };
    const rows = dosesDueOn(plan.data.planned, plan.data.asOf);
    return <GivenDialog known={known} rows={rows} unanswered={askedOfBirth(plan.data)} onClose={onClose} />;
  }
  const failed = [plan, facts].find(({ data, error }) => !data && error);
  return (
    <Dialog open wide title={`What was given to ${child.firstName}?`} onClose={onClose}>
      {failed ? (
        <LoadFailed title="Failed to load vaccine data. Please try again." query={failed} />
      ) : (
        <Loading text="Loading vaccine schedule..." />
      )}
    </Dialog>
  );
}

function askedOfBirth({ planned }: VaccinePlan): PlannedDose[] {
  return planned.filter(({ isUnanswered, isOfBirth }) => isUnanswered && isOfBirth);
}
