import { Clock } from 'lucide';
import type { Child } from '#contract/children.ts';
import type { PlannedDose, VaccinePlan } from '#contract/vaccines.ts';
import { useCheckups } from '#web/checkups/data.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { antibodyNote } from '#domain/vaccines/birth/unless-mother.ts';
import { answeredAtBirth, answeredText, birthShotText } from '../dose/birth-shot.ts';
import { FIND_RECORD } from '#domain/vaccines/words/dose/undated-words.ts';
import { capital } from '#domain/text/capital.ts';
import { dueRows, dueText, dueTitle, overdueText, overdueTitle, vaccineNames } from './overdue-text.ts';

type Props = {
  child: Pick<Child, 'firstName' | 'bornOn'>;
  plan: VaccinePlan;
  /** Whether what is due and not overdue is named, where no list follows. */
  isNaming?: boolean;
};

/**
 * What to do about a birth dose that was not given, or may not have been; clay when something is overdue, else amber when
 * something is due.
 */
export function OverdueAlert({ child, plan, isNaming = false }: Props) {
  const overdue = plan.planned.filter(({ status }) => status === 'overdue');
  const due = dueRows(plan);
  const { data: checkups = [] } = useCheckups(plan.childId);
  const asked = plan.planned.map((row) => birthShotText(row, plan));
  const unlessOf = (rows: readonly PlannedDose[]) => antibodyNote(rows, plan, child);
  const visits = checkups.flatMap(({ completed, scheduledOn }) => (completed ? [] : (scheduledOn ?? [])));
  const birthShot = answeredAtBirth([...overdue, ...due], child.bornOn, plan);
  if (birthShot && overdue.every((row) => row === birthShot)) {
    const others = due.filter((row) => row !== birthShot);
    const { title, text } = answeredText(child.firstName, plan);
    return (
      <Alert tone="amber" title={title}>
        {text}{' '}
        {others.length > 0 && `${dueTitle(others.length, vaccineNames(others))} ${dueText(others, visits, plan.asOf)}`}{' '}
        {unlessOf(others)}
      </Alert>
    );
  }
  if (overdue.length > 0) {
    return (
      <Alert tone="clay" title={overdueTitle(overdue.length)}>
        {capital(vaccineNames(overdue))}. {overdueText(overdue, due, { visits, today: plan.asOf })}
        {overdue.some(({ isAskedForAgain }) => isAskedForAgain) && ` ${FIND_RECORD}`} {asked}{' '}
        {unlessOf([...overdue, ...due])}
      </Alert>
    );
  }
  if (due.length === 0) return null;
  return (
    <Alert tone="amber" icon={Clock} title={dueTitle(due.length, isNaming ? vaccineNames(due) : '')}>
      {dueText(due, visits, plan.asOf)} {asked} {unlessOf(due)}
    </Alert>
  );
}
