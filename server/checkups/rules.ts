import type { ChangedCheckup, ChangedQuestion } from '#contract/checkups/changing.ts';
import type { Day } from '#domain/time/day.ts';
import type { Tables } from '#server/db/tables.ts';
import { Problem } from '#server/http/problem.ts';

/** Most questions that are kept for one checkup. */
export const mostQuestions = 50;

/** What is said where there would be more. */
export const tooManyQuestions = `A checkup can have at most ${mostQuestions} questions.`;

/** What a family can change of a checkup. */
export type CheckupFacts = Pick<Tables['checkups'], 'scheduled_on' | 'completed' | 'notes'>;

/** What a family can change of a question. */
export type QuestionFacts = Pick<Tables['checkup_questions'], 'asked' | 'answer'>;

/**
 * What is to be stored of a checkup: what is left out stays as it is.
 *
 * @throws Problem `bad-input` for a day before birth
 */
export function factsOf(given: ChangedCheckup, before: CheckupFacts, bornOn: Day): CheckupFacts {
  const { scheduledOn, completed, notes } = given;
  if (scheduledOn != null && scheduledOn < bornOn) {
    throw new Problem('bad-input', {
      fields: [{ name: 'scheduledOn', code: 'too-small', message: 'A checkup cannot be before the date of birth' }],
    });
  }
  return {
    scheduled_on: scheduledOn === undefined ? before.scheduled_on : scheduledOn,
    completed: completed === undefined ? before.completed : completed ? 1 : 0,
    notes: notes === undefined ? before.notes : notes || null,
  };
}

/** What is to be stored of a question: an answer that is left out stays as it is. */
export function questionOf({ text, answer }: ChangedQuestion, before: QuestionFacts): QuestionFacts {
  return { asked: text, answer: answer === undefined ? before.answer : answer || null };
}

/** Whether two checkups say the same. */
export function isSameCheckup(a: CheckupFacts, b: CheckupFacts): boolean {
  return a.scheduled_on === b.scheduled_on && a.completed === b.completed && a.notes === b.notes;
}

/** Whether two questions say the same. */
export function isSameQuestion(a: QuestionFacts, b: QuestionFacts): boolean {
  return a.asked === b.asked && a.answer === b.answer;
}
