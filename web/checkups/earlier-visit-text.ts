import type { PlannedDose } from '#contract/vaccines.ts';
import type { Child } from '#contract/children.ts';
import { ageFrom } from '#domain/children/gestation.ts';
import { addDays, laterDay, type Day } from '#domain/time/day.ts';
import { birthNote } from '#domain/vaccines/words/birth-words.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import { longDayNear } from '#web/client/text/day-near.ts';

type Born = Pick<Child, 'bornOn' | 'gestationDays'>;
type Shot = Pick<
  PlannedDose,
  'shortName' | 'shownNumber' | 'status' | 'dueOn' | 'plannedOn' | 'isPrompt' | 'lastDayOn' | 'birthHours'
>;

const ASK = 'book an earlier visit or ask for a shots visit';
const ASK_OF_NEWBORN = 'ask the doctor';
const ASK_IN_HOSPITAL = 'ask the doctor, or the nurses while still in the hospital';

/**
 * '2 shots are overdue and should not wait for it: book an earlier visit or ask for a shots visit. The 3 others can be
 * given then, too.' '1 shot is planned before it, on December 21.' Empty where all wait.
 *
 * @param before what is given before the visit
 */
export function earlierVisitText(before: readonly Shot[], child: Born, today: Day): string {
  const ask = askText(child, today);
  const now = before.filter(({ dueOn }) => dueOn === null || dueOn <= today);
  const overdue = now.filter(({ status }) => status === 'overdue').length;
  const urgent = now.filter((shot) => shot.isPrompt || shot.status === 'overdue' || shot.lastDayOn !== null).length;
  const others = urgent === 0 ? 0 : now.length - urgent;
  const later = before.filter((shot) => !now.includes(shot));
  const [first] = later.flatMap(({ plannedOn }) => plannedOn ?? []).toSorted();
  return [
    now.length === 0
      ? ''
      : `${urgentText(overdue, now.length - others)} should not wait for it${birthText(now, today)}: ${ask}.`,
    others > 0 ? `The ${others === 1 ? 'other' : `${others} others`} can be given then, too.` : '',
    first
      ? `${shots(later.length)} planned before it, ${later.length > 1 ? 'from' : 'on'} ${longDayNear(first, today)}.`
      : '',
  ]
    .filter((said) => said !== '')
    .join(' ');
}

/** ', hepatitis B 1 within 24 hours of birth' */
function birthText(now: readonly Shot[], today: Day): string {
  const named = now.flatMap(({ shortName, shownNumber, dueOn, birthHours }) =>
    birthHours === null
      ? []
      : `, ${plainName(shortName)} ${shownNumber} ${birthNote(birthHours, dueOn ?? today, today)}`,
  );
  return named.join('');
}

/** In the first week, and of a child born early until its due date, the child may be in the hospital. Ours. */
function askText(child: Born, today: Day): string {
  if (today < laterDay(addDays(child.bornOn, 8), ageFrom(child))) return ASK_IN_HOSPITAL;
  return today < addDays(child.bornOn, 28) ? ASK_OF_NEWBORN : ASK;
}

/** '2 shots are overdue and', '3 shots', of which 2 are overdue */
function urgentText(overdue: number, urgent: number): string {
  return overdue === urgent ? `${shots(overdue)} overdue and` : counted(urgent);
}

function shots(some: number): string {
  return `${counted(some)} ${some === 1 ? 'is' : 'are'}`;
}

function counted(some: number): string {
  return some === 1 ? '1 shot' : `${some} shots`;
}
