import { Clock } from 'lucide';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { birthShotText } from '../dose/birth-shot.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';
import { capital } from '#web/client/text/capital.ts';
import { dueRows, dueText, dueTitle, overdueText, overdueTitle, vaccineNames } from './overdue-text.ts';

type Props = {
  plan: VaccinePlan;
  /** Whether what is due and not overdue is named, where no list follows. */
  isNaming?: boolean;
};

/** Clay when something is overdue, else amber when something is due. */
export function OverdueAlert({ plan, isNaming = false }: Props) {
  const overdue = plan.planned.filter(({ status }) => status === 'overdue');
  const due = dueRows(plan);
  const { data: checkups = [] } = useCheckups(plan.childId);
  const asked = plan.planned.map((row) => birthShotText(row, plan));
  const visits = checkups.flatMap(({ completed, scheduledOn }) => (completed ? [] : (scheduledOn ?? [])));
  if (overdue.length > 0) {
    return (
      <Alert tone="clay" title={overdueTitle(overdue.length)}>
        {capital(vaccineNames(overdue))}. {overdueText(overdue, due, { visits, today: plan.asOf })}
        {overdue.some(({ isAskedForAgain }) => isAskedForAgain) && ` ${FIND_RECORD}`} {asked}
      </Alert>
    );
  }
  if (due.length === 0) return null;
  return (
    <Alert tone="amber" icon={Clock} title={dueTitle(due.length, isNaming ? vaccineNames(due) : '')}>
      {dueText(due, visits, plan.asOf)} {asked}
    </Alert>
  );
}
