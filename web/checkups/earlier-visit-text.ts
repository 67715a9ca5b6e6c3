import type { PlannedDose } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { longDayNear } from '#web/client/text/day-near.ts';

type Shot = Pick<PlannedDose, 'status' | 'dueOn' | 'plannedOn'>;

const ASK = 'book an earlier visit or ask for a shots visit';

/**
 * '2 shots are overdue and should not wait for it: book an earlier visit or ask for a shots visit.' '1 shot is planned
 * before it, on December 21.' Empty where all wait.
 *
 * @param before what is given before the visit
 */
export function earlierVisitText(before: readonly Shot[], today: Day): string {
  const now = before.filter(({ dueOn }) => dueOn === null || dueOn <= today);
  const overdue = now.filter(({ status }) => status === 'overdue').length;
  const later = before.filter((shot) => !now.includes(shot));
  const [first] = later.flatMap(({ plannedOn }) => plannedOn ?? []).toSorted();
  return [
    overdue > 0 ? `${shots(overdue)} overdue and should not wait for it: ${ASK}.` : '',
    overdue === 0 && now.length > 0 ? `${counted(now.length)} should not wait for it: ${ASK}.` : '',
    first
      ? `${shots(later.length)} planned before it, ${later.length > 1 ? 'from' : 'on'} ${longDayNear(first, today)}.`
      : '',
  ]
    .filter((said) => said !== '')
    .join(' ');
}

function shots(some: number): string {
  return `${counted(some)} ${some === 1 ? 'is' : 'are'}`;
}

function counted(some: number): string {
  return some === 1 ? '1 shot' : `${some} shots`;
}
