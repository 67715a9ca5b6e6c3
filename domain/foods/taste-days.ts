import type { Day } from '#domain/time/day.ts';

export type TasteDays = { readonly triedOn: Day; readonly allowedOn: Day | null };

export type TasteDayProblem = {
  readonly field: keyof TasteDays;
  readonly message: string;
  readonly code: 'too-big' | 'too-small';
};

type Life = { readonly bornOn: Day; readonly today: Day };

/**
 * None before birth, none in the future, and a doctor says yes to nothing that has not been given.
 *
 * @param before as stored now: a day that stays is not in the future, since it may have begun earlier in the time zone
 *   where it was entered
 */
export function tasteDayProblems(
  { triedOn, allowedOn }: TasteDays,
  { bornOn, today }: Life,
  before: TasteDays | null = null,
): TasteDayProblem[] {
  const isInFuture = (field: keyof TasteDays, on: Day) => on > today && on !== before?.[field];
  const problems: TasteDayProblem[] = [];
  if (isInFuture('triedOn', triedOn)) problems.push(inFuture('triedOn'));
  else if (triedOn < bornOn) problems.push(tooEarly('triedOn', 'The day cannot be before the date of birth'));
  if (allowedOn === null) return problems;
  if (isInFuture('allowedOn', allowedOn)) problems.push(inFuture('allowedOn'));
  else if (allowedOn < triedOn)
    problems.push(tooEarly('allowedOn', 'The day cannot be before the day of the reaction'));
  return problems;
}

function inFuture(field: keyof TasteDays): TasteDayProblem {
  return { field, message: 'The day cannot be in the future', code: 'too-big' };
}

function tooEarly(field: keyof TasteDays, message: string): TasteDayProblem {
  return { field, message, code: 'too-small' };
}
