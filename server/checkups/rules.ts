import type { ChangedCheckup, ChangedQuestion } from '#contract/checkups/changes.ts';
import type { Day } from '#domain/time/day.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { fieldProblem, refuseFields } from '#server/http/problem.ts';

export const mostQuestions = 50;

export const tooManyQuestions = `A checkup can have at most ${mostQuestions} questions.`;

export type CheckupFacts = Pick<Tables['checkups'], 'scheduled_on' | 'completed' | 'notes'>;

export type QuestionFacts = Pick<Tables['checkup_questions'], 'asked' | 'answer'>;

/**
 * Omitted fields stay.
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

export function questionFacts({ text, answer }: ChangedQuestion, before: QuestionFacts): QuestionFacts {
  return { asked: text, answer: answer === undefined ? before.answer : answer || null };
}
