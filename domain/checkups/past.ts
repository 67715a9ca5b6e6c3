import { addDays, type Day } from '#domain/time/day.ts';

export type Past = {
  readonly addedOn: Day;
  /** The family has not yet said what happened before the child was added. */
  readonly isPastOpen: boolean;
};

const DAYS_TO_ANSWER = 14;

/** Whether a checkup or dose whose window ended before the child was added still waits for an answer, for 14 days. */
export function isAnswerAwaited({ addedOn, isPastOpen }: Past, today: Day): boolean {
  return isPastOpen && today < addDays(addedOn, DAYS_TO_ANSWER);
}
