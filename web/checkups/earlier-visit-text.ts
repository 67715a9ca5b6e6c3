import type { PlannedDose } from '#contract/vaccines.ts';
import type { Child } from '#contract/children.ts';
import { ageFrom } from '#domain/children/gestation.ts';
import { listText } from '#domain/text/list-text.ts';
import { addDays, laterDay, type Day } from '#domain/time/day.ts';
import { birthNote } from '#domain/vaccines/words/birth-words.ts';
import { plainName } from '#domain/vaccines/words/plain-name.ts';
import { longDayNear } from '#web/client/text/day-near.ts';

type Born = Pick<Child, 'bornOn' | 'gestationDays'>;
type Shot = Pick<
  PlannedDose,
  | 'vaccine'
  | 'shortName'
  | 'shownNumber'
  | 'status'
  | 'dueOn'
  | 'plannedOn'
  | 'isPrompt'
  | 'lastDayOn'
  | 'windowEndsOn'
  | 'birthHours'
>;

const ASK_FOR_SHOTS = 'ask for a shots visit';
const ASK = `book an earlier visit or ${ASK_FOR_SHOTS}`;
const ASK_OF_NEWBORN = 'ask the doctor';
const ASK_IN_HOSPITAL = 'ask the doctor, or the nurses while still in the hospital';

/**
 * '2 shots are overdue and should not wait for it: book an earlier visit or ask for a shots visit. The 3 others can be
 * given at that earlier visit, too.' '1 shot is due now and can be given before this checkup: hepatitis A, by March 3.'
 * '1 shot is planned before it, on December 21.' Empty where all wait.
 *
 * @param before what is given before the visit
 * @param visitOn the day of the visit: what must be given by an earlier one does not wait for it
 */
export function earlierVisitText(before: readonly Shot[], child: Born, visitOn: Day, today: Day): string {
  const now = before.filter(({ dueOn }) => dueOn === null || dueOn <= today);
  const later = before.filter((shot) => !now.includes(shot));
  return [nowText(now, child, visitOn, today), laterText(later, now, today)].filter((said) => said !== '').join(' ');
}

function nowText(now: readonly Shot[], child: Born, visitOn: Day, today: Day): string {
  if (now.length === 0) return '';
  const overdue = now.filter(({ status }) => status === 'overdue').length;
  const urgent = now.filter((shot) => shot.isPrompt || shot.status === 'overdue' || shot.lastDayOn !== null).length;
  if (urgent === 0) return calmText(now, child, visitOn, today);
  const others = now.length - urgent;
  const text = `${urgentText(overdue, urgent)} should not wait for it${birthText(now, today)}: ${askText(child, today)}.`;
  return others === 0
    ? text
    : `${text} The ${others === 1 ? 'other' : `${others} others`} can be given at that earlier visit, too.`;
}

/** '4 shots are due by December 5, before this checkup: ask for a shots visit.' */
function calmText(now: readonly Shot[], child: Born, visitOn: Day, today: Day): string {
  const [until] = now.flatMap(({ windowEndsOn }) => windowEndsOn ?? []).toSorted();
  const by = until ? ` by ${longDayNear(until, today)}` : '';
  if (until && until < visitOn) {
    const ask = askText(child, today);
    return `${shots(now.length)} due${by}, before this checkup: ${ask === ASK ? ASK_FOR_SHOTS : ask}.`;
  }
  const names = listText([...new Set(now.map(({ shortName }) => plainName(shortName)))]);
  return `${shots(now.length)} due now and can be given before this checkup: ${names}${by && `,${by}`}.`;
}

/**
 * '2 more shots are planned before it, from December 21.' 'Their next doses follow from December 28.' of the same
 * vaccines.
 */
function laterText(later: readonly Shot[], now: readonly Shot[], today: Day): string {
  const [first] = later.flatMap(({ plannedOn }) => plannedOn ?? []).toSorted();
  if (!first) return '';
  const on = `${later.length > 1 ? 'from' : 'on'} ${longDayNear(first, today)}`;
  if (isOfSame(now, later)) {
    const next = now.length === 1 ? 'Its' : 'Their';
    return `${next} next ${later.length === 1 ? 'dose follows' : 'doses follow'} ${on}.`;
  }
  const more = now.length === 0 ? '' : ' more';
  return `${later.length}${more} ${later.length === 1 ? 'shot is' : 'shots are'} planned before it, ${on}.`;
}

/** Whether both name the same vaccines. */
function isOfSame(some: readonly Shot[], others: readonly Shot[]): boolean {
  const [one, other] = [vaccinesOf(some), vaccinesOf(others)];
  return one.size === other.size && [...one].every((vaccine) => other.has(vaccine));
}

function vaccinesOf(of: readonly Shot[]): ReadonlySet<string> {
  return new Set(of.map(({ vaccine }) => vaccine));
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
