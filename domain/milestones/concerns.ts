import type { AgedChild } from '#domain/children/gestation.ts';
import type { Day } from '#domain/time/day.ts';
import { mayConcern, milestoneMonths } from './age-groups.ts';
import { fades, isFaded } from './fading.ts';
import type { MilestoneAnswer, MilestoneList } from './milestone-list.ts';
import { isPastEnd } from './motor-windows.ts';
import { readAnswer, type AnswerReading } from './progress.ts';

type Listed = Pick<MilestoneList, 'ages' | 'milestones' | 'windows'>;

/**
 * What a parent may tell the doctor: lost skills at every age, and of what concerns at the child's age each answer
 * 'not yet'. What nobody answered is no concern, nor what somebody is not sure of, which is told apart. What fades by
 * itself is never lost: gone before its time it stands with what is not yet.
 */
export function concernsOf<A extends MilestoneAnswer>(
  list: Listed,
  child: AgedChild,
  answers: readonly A[],
  today: Day,
): { readonly lost: A[]; readonly notYet: A[]; readonly notSure: A[] } {
  const concerning = concerningMilestones(list, child, today);
  const readAs = (reading: AnswerReading) => answers.filter((answer) => readingOf(answer) === reading);
  const isOfAge = ({ milestoneId }: A) => concerning.has(milestoneId);
  return {
    lost: readAs('lost'),
    notYet: readAs('not-yet').filter(isOfAge),
    notSure: readAs('not-sure').filter(isOfAge),
  };
}

function readingOf(answer: MilestoneAnswer): AnswerReading {
  const reading = readAnswer(answer);
  return reading === 'lost' && fades(answer.milestoneId) ? 'not-yet' : reading;
}

/** By id, the milestones of groups at or below the child's age, but for what has faded, and those whose window has ended. */
export function concerningMilestones(
  { ages, milestones, windows }: Listed,
  child: AgedChild,
  today: Day,
): ReadonlySet<string> {
  const months = milestoneMonths(child, today);
  const ofAge = new Set(ages.filter((group) => mayConcern(group, months)).map(({ id }) => id));
  const ended = windows.filter((window) => isPastEnd(window, child, today));
  return new Set([
    ...milestones.filter(({ id, ageId }) => ofAge.has(ageId) && !isFaded(id, child, today)).map(({ id }) => id),
    ...ended.map(({ milestoneId }) => milestoneId),
  ]);
}
