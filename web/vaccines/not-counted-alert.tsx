import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { dosesNotCounted } from '#domain/vaccines/standing/doses-not-counted.ts';
import { notCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from './dialogs/vaccine-action.ts';
import { doseName } from './dose/dose-text.ts';
import { doseOf } from './known-vaccines.ts';

type Props = {
  plan: VaccinePlan;
  /** Left out where the schedule is on another page. */
  act?: Act;
};

/** Doses that do not count, each with the reason and from when one more is needed. */
export function NotCountedAlert({ plan, act }: Props) {
  return dosesNotCounted(plan).map((row) => (
    <Alert key={row.id} tone="amber" title={`${doseName(row)} does not count.`}>
      {notCounted(row, plan)?.text}{' '}
      {act === undefined ? <a href="/vaccines">See the schedule</a> : <CorrectLink row={row} plan={plan} act={act} />}
    </Alert>
  ));
}

function CorrectLink({ row, plan, act }: { row: PlannedDose; plan: VaccinePlan; act: Act }) {
  const dose = doseOf(row, plan);
  if (!dose || !act) return null;
  return (
    <button type="button" className="link" onClick={() => act({ kind: 'correct', dose })}>
      Correct the date
    </button>
  );
}
