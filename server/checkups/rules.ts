import type { ChangedCheckup, ChangedQuestion } from '#contract/checkups/changes.ts';
import type { Day } from '#domain/time/day.ts';
import { asFlag } from '#server/db/flag.ts';
import type { Tables } from '#server/db/tables.ts';
import { fieldProblem, refuseFields } from '#server/http/problem.ts';

export const mostQuestions = 50;

export const tooManyQuestions = `A checkup can have at most ${mostQuestions} questions.`;

export type CheckupFacts = Pick<Tables['checkups'], 'scheduled_on' | 'completed' | 'completed_on' | 'notes'>;

export type QuestionFacts = Pick<Tables['checkup_questions'], 'asked' | 'answer'>;

/**
 * Omitted fields stay. One that is marked completed was today, unless another day is given.
 *
 * @throws Problem `bad-input` for a day before birth, or a completed checkup in the future
 */
export function factsOf(
  given: ChangedCheckup,
  before: CheckupFacts,
  { bornOn, today }: { readonly bornOn: Day; readonly today: Day },
): CheckupFacts {
  const { scheduledOn, completedOn, notes } = given;
  const completed = given.completed === undefined ? before.completed : asFlag(given.completed);
  if (completedOn !== undefined && completedOn < bornOn) {
    refuseFields([fieldProblem('completedOn', 'A checkup cannot be before the date of birth', 'too-small')]);
  }
  if (completedOn !== undefined && completedOn > today) {
    refuseFields([fieldProblem('completedOn', 'A completed checkup cannot be in the future', 'too-large')]);
  }
  const known = before.completed === 1 ? before.completed_on : today;
  if (scheduledOn != null && scheduledOn < bornOn) {
    refuseFields([fieldProblem('scheduledOn', 'A checkup cannot be before the date of birth', 'too-small')]);
  }
  return {
    scheduled_on: scheduledOn === undefined ? before.scheduled_on : scheduledOn,
    completed,
    completed_on: completed === 1 ? (completedOn ?? known) : null,
    notes: notes === undefined ? before.notes : notes || null,
  };
}

export function questionFacts({ text, answer }: ChangedQuestion, before: QuestionFacts): QuestionFacts {
  return { asked: text, answer: answer === undefined ? before.answer : answer || null };
}
