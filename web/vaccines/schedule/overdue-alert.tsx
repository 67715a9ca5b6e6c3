import { Clock } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { VaccinePlan } from '#contract/vaccines.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { birthShotText, notGivenAtBirth, notGivenText } from '../dose/birth-shot.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';
import { capital } from '#web/client/text/capital.ts';
import { dueRows, dueText, dueTitle, overdueText, overdueTitle, vaccineNames } from './overdue-text.ts';

type Props = {
  child: Pick<Child, 'firstName' | 'bornOn'>;
  plan: VaccinePlan;
  /** Whether what is due and not overdue is named, where no list follows. */
  isNaming?: boolean;
};

/** What to do about a birth dose that was not given; clay when something is overdue, else amber when something is due. */
export function OverdueAlert({ child, plan, isNaming = false }: Props) {
  const overdue = plan.planned.filter(({ status }) => status === 'overdue');
  const due = dueRows(plan);
  const { data: checkups = [] } = useCheckups(plan.childId);
  const asked = plan.planned.map((row) => birthShotText(row, plan));
  const visits = checkups.flatMap(({ completed, scheduledOn }) => (completed ? [] : (scheduledOn ?? [])));
  const birthShot = notGivenAtBirth([...overdue, ...due], child.bornOn, plan);
  if (birthShot && overdue.every((row) => row === birthShot)) {
    const others = due.filter((row) => row !== birthShot);
    return (
      <Alert tone="amber" title={notGivenText(child.firstName)}>
        {others.length > 0 && `${dueTitle(others.length, vaccineNames(others))} ${dueText(others, visits, plan.asOf)}`}
      </Alert>
    );
  }
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
