import type { ChangedCheckup, ChangedQuestion } from '#contract/checkups/changing.ts';
import type { Day } from '#domain/time/day.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { fieldProblem, refuseFields } from '#server/http/problem.ts';

/** Most questions that are kept for one checkup. */
export const mostQuestions = 50;

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
    refuseFields([fieldProblem('scheduledOn', 'A checkup cannot be before the date of birth', 'too-small')]);
  }
  return {
    scheduled_on: scheduledOn === undefined ? before.scheduled_on : scheduledOn,
    completed: completed === undefined ? before.completed : asFlag(completed),
    notes: notes === undefined ? before.notes : notes || null,
  };
}

/** What is to be stored of a question: an answer that is left out stays as it is. */
export function questionFacts({ text, answer }: ChangedQuestion, before: QuestionFacts): QuestionFacts {
  return { asked: text, answer: answer === undefined ? before.answer : answer || null };
}
