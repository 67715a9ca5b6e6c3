import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { dosesNotCounted } from '#domain/vaccines/standing/doses-not-counted.ts';
import { notCounted } from '#domain/vaccines/standing/dose-standing.ts';
import { listText } from '#domain/text/list-text.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import type { Act } from './dialogs/vaccine-action.ts';
import { doseInList, doseName } from './dose/dose-text.ts';
import { doseOf } from './known-vaccines.ts';

type Props = {
  plan: VaccinePlan;
  /** Left out where the schedule is on another page. */
  act?: Act;
};

/** The doses that do not count, with the reason that they share; where there are several, the schedule has each. */
export function NotCountedAlert({ plan, act }: Props) {
  const rows = dosesNotCounted(plan);
  const [first] = rows;
  if (!first) return null;
  const reasons = new Set(rows.map((row) => notCounted(row, plan)?.text));
  const isOneDose = rows.every(({ doseId }) => doseId === first.doseId);
  return (
    <Alert tone="amber" title={titleOf(rows, first)}>
      {reasons.size === 1 ? [...reasons] : 'The schedule says why.'}{' '}
      {act === undefined && <a href="/vaccines">See the schedule</a>}
      {act && isOneDose && <CorrectLink row={first} plan={plan} act={act} />}
    </Alert>
  );
}

function titleOf(rows: readonly PlannedDose[], first: PlannedDose): string {
  if (rows.length === 1) return `${doseName(first)} does not count.`;
  return `${rows.length} doses do not count: ${listText(rows.map(doseInList))}.`;
}

function CorrectLink({ row, plan, act }: { row: PlannedDose; plan: VaccinePlan; act: NonNullable<Act> }) {
  const dose = doseOf(row, plan);
  if (!dose) return null;
  return (
    <button type="button" className="link" onClick={() => act({ kind: 'correct', dose })}>
      Correct the date
    </button>
  );
}
