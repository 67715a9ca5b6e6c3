import type { AgedChild } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';
import { concernsOf } from './concerns.ts';
import { WINDOWS_CATEGORY_ID, type MilestoneAnswer, type MilestoneList } from './milestone-list.ts';
import { isPastEnd, type WindowReading } from './motor-windows.ts';
import { readAnswer } from './progress.ts';

/** Of moving, what the child does not do yet of its age, but for windows that have ended, which are told of each. */
export function motorNotYet<A extends MilestoneAnswer>(
  list: MilestoneList,
  child: AgedChild,
  answers: readonly A[],
  today: Day,
): A[] {
  const ended = list.windows.filter((window) => isPastEnd(window, child, today));
  const told = new Set(ended.map(({ milestoneId }) => milestoneId));
  const ofMoving = list.milestones.filter(({ categoryId }) => categoryId === WINDOWS_CATEGORY_ID);
  const ids = new Set(ofMoving.map(({ id }) => id).filter((id) => !told.has(id)));
  return concernsOf(list, child, answers, today).notYet.filter(({ milestoneId }) => ids.has(milestoneId));
}

type Read = { readonly answer: MilestoneAnswer | null; readonly reading: WindowReading };

/**
 * 'concern' where the doctor is told of something: a lost skill, or one that is not yet past the end of its window. 'calm'
 * only where no window has ended unanswered, walking alone, the last, was not passed over, nothing was lost or began later,
 * and nobody said 'not yet'. Else 'open'.
 *
 * @param notYet by `motorNotYet`
 */
export function windowsLevel(
  windows: readonly Read[],
  notYet: readonly MilestoneAnswer[],
): 'concern' | 'calm' | 'open' {
  if (notYet.length > 0 || windows.some(isConcern)) return 'concern';
  return windows.every(isCalm) && windows.at(-1)?.reading.state !== 'passed' ? 'calm' : 'open';
}

function isConcern({ reading }: Read): boolean {
  return reading.state === 'lost' || (reading.state === 'past-end' && reading.said === 'not-yet');
}

/** Of what is no concern. */
function isCalm({ answer, reading }: Read): boolean {
  if (reading.state === 'seen') return reading.position !== 'later';
  return reading.state !== 'past-end' && readAnswer(answer) !== 'not-yet';
}

/** Whether the child began later than 99 of 100. */
export function isLate({ reading }: Pick<Read, 'reading'>): boolean {
  return reading.state === 'seen' && reading.position === 'later';
}

/** Whether the doctor's sheet tells of the window's end: the child began later, or somebody answered otherwise past it. */
export function isOutside(one: Read): boolean {
  return isLate(one) || (one.answer !== null && one.reading.state === 'past-end');
}
