import { Clock } from 'lucide';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';
import { dueRows, dueText, dueTitle, overdueText, overdueTitle } from './overdue-text.ts';

/** Clay when something is overdue, else amber when something is due. */
export function OverdueAlert({ plan }: { plan: VaccinePlan }) {
  const overdue = plan.planned.filter(({ status }) => status === 'overdue');
  const due = dueRows(plan);
  if (overdue.length > 0) {
    return (
      <Alert tone="clay" title={overdueTitle(overdue.length)}>
        {overdueText(overdue, due)}
        {overdue.some(({ isAskedForAgain }) => isAskedForAgain) && ` ${FIND_RECORD}`}
      </Alert>
    );
  }
  return due.length > 0 && <DueAlert rows={due} childId={plan.childId} today={plan.asOf} />;
}

function DueAlert({ rows, childId, today }: { rows: readonly PlannedDose[]; childId: string; today: Day }) {
  const { data: checkups = [] } = useCheckups(childId);
  const visits = checkups.flatMap(({ completed, scheduledOn }) => (completed ? [] : (scheduledOn ?? [])));
  return (
    <Alert tone="amber" icon={Clock} title={dueTitle(rows.length)}>
      {dueText(rows, visits, today)}
    </Alert>
  );
}
