import { addDays, type Day } from '#domain/time/day.ts';

export type Past = {
  readonly addedOn: Day;
  /** The family has not yet said what happened before the child was added. */
  readonly isPastOpen: boolean;
};

/**
 * Whether something recommended until a day belongs to the time before the child was added.
 *
 * @param addedOn by the calendar where the child was added
 */
export function isFromBefore(lastDay: Day, addedOn: Day): boolean {
  return lastDay < addedOn;
}

const DAYS_TO_ANSWER = 14;

/** Whether a checkup or dose whose window ended before the child was added still waits for an answer, for 14 days. */
export function isAnswerAwaited({ addedOn, isPastOpen }: Past, today: Day): boolean {
  return isPastOpen && today < addDays(addedOn, DAYS_TO_ANSWER);
}
