import type { ChangedCheckup } from '#contract/checkups/changes.ts';
import type { ChangedQuestion } from '#contract/checkups/questions.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import { addMonths, type Day } from '#domain/time/day.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { atMost, fieldProblem, refuseFields } from '#server/problem.ts';

export const checkupLimit = atMost(checkupSchedule.visits.length, 'checkups');

export const questionLimit = atMost(50, 'questions', 'A checkup');

export type CheckupFacts = Pick<
  Tables['checkups'],
  'scheduled_on' | 'scheduled_time' | 'place' | 'completed' | 'completed_on' | 'notes'
>;

export type QuestionFacts = Pick<Tables['checkup_questions'], 'asked' | 'answer'>;

type DaysOfChild = { readonly bornOn: Day; readonly today: Day };

/**
 * Omitted fields stay. A checkup marked completed took place today, unless another day is given, or null for one that
 * nobody knows. A time goes with the day to which it belongs. A scheduled day that stays as it is may be before a date
 * of birth that was corrected since.
 *
 * @throws Problem `bad-input` for a day before birth or after the 21st birthday, a completed checkup in the future, the
 * day of one that is marked not completed, or a time without a day
 */
export function checkupFacts(
  given: Omit<ChangedCheckup, 'version'>,
  before: CheckupFacts,
  { bornOn, today }: DaysOfChild,
): CheckupFacts {
  const { scheduledTime, completedOn, place, notes } = given;
  const scheduledOn = given.scheduledOn === undefined ? before.scheduled_on : given.scheduledOn;
  const isMoved = scheduledOn !== before.scheduled_on;
  const completed = given.completed === undefined ? before.completed : asFlag(given.completed);
  const problems = [
    given.completed === false && completedOn !== undefined ? NOT_COMPLETED : null,
    completedOn == null ? null : completedDayProblem(completedOn, { bornOn, today }),
    scheduledOn === null || !isMoved ? null : scheduledDayProblem(scheduledOn, bornOn),
    scheduledOn === null && scheduledTime != null ? TIME_WITHOUT_DAY : null,
  ];
  refuseFields(problems.filter((problem) => problem !== null));
  const known = before.completed === 1 ? before.completed_on : today;
  return {
    scheduled_on: scheduledOn,
    scheduled_time: scheduledTime === undefined ? (isMoved ? null : before.scheduled_time) : scheduledTime,
    place: place === undefined ? before.place : place || null,
    completed,
    completed_on: completed === 0 ? null : completedOn === undefined ? known : completedOn,
    notes: notes === undefined ? before.notes : notes || null,
  };
}

export const TIME_WITHOUT_DAY = fieldProblem('scheduledTime', 'A time needs the day of the checkup');

const NOT_COMPLETED = fieldProblem('completedOn', 'Only a completed checkup has the day it took place');

const BEFORE_BIRTH = 'A checkup cannot be before the date of birth';

/** Why a checkup cannot have been completed on a day; null if it can. */
export function completedDayProblem(completedOn: Day, { bornOn, today }: DaysOfChild): FieldProblem | null {
  if (completedOn < bornOn) return fieldProblem('completedOn', BEFORE_BIRTH, 'too-small');
  if (completedOn <= today) return null;
  return fieldProblem('completedOn', 'A completed checkup cannot be in the future', 'too-large');
}

/** One visit a year is recommended until then. Source: AAP and Bright Futures, as kept in edition 2026-11, `yearly`. */
const LAST_VISIT_YEARS = 21;

/** Why a checkup cannot be planned for a day; null if it can. */
function scheduledDayProblem(scheduledOn: Day, bornOn: Day): FieldProblem | null {
  if (scheduledOn < bornOn) return fieldProblem('scheduledOn', BEFORE_BIRTH, 'too-small');
  return tooLateProblem(scheduledOn, bornOn);
}

export function tooLateProblem(scheduledOn: Day, bornOn: Day): FieldProblem | null {
  if (scheduledOn <= addMonths(bornOn, LAST_VISIT_YEARS * 12)) return null;
  return fieldProblem('scheduledOn', 'A checkup cannot be after the 21st birthday', 'too-large');
}

/** @param before null for one that is not stored yet */
export function questionFacts(
  { text, answer }: Pick<ChangedQuestion, 'text' | 'answer'>,
  before: QuestionFacts | null,
): QuestionFacts {
  return { asked: text, answer: answer === undefined ? (before?.answer ?? null) : answer || null };
}
