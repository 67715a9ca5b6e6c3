import type { Day } from '#domain/time/day.ts';
import { monthOf } from '#domain/time/month.ts';
import type { MilestoneAnswer } from './milestone-list.ts';

export type AnswerDays = Pick<MilestoneAnswer, 'achievedOn' | 'achievedIn' | 'lostOn'>;

export type AnswerDayProblem = {
  readonly field: keyof AnswerDays;
  readonly message: string;
  readonly code: 'too-big' | 'too-small';
};

type Life = { readonly bornOn: Day; readonly today: Day };

/**
 * None before birth, none in the future, and a skill is not lost before it was achieved. A month may be that of birth.
 *
 * @param before as stored now: days that stay are not checked again, since a date of birth may have been corrected
 */
export function answerDayProblems(said: AnswerDays, life: Life, before: AnswerDays | null = null): AnswerDayProblem[] {
  const problems = [
    achievedOnProblem(said, life, before),
    achievedInProblem(said, life, before),
    lostOnProblem(said, life, before),
  ];
  return problems.filter((problem) => problem !== null);
}

const IN_FUTURE = 'Date achieved cannot be in the future';
const BEFORE_BIRTH = 'Date achieved cannot be before the date of birth';

function achievedOnProblem({ achievedOn }: AnswerDays, { bornOn, today }: Life, before: AnswerDays | null) {
  if (achievedOn === null || achievedOn === before?.achievedOn) return null;
  if (achievedOn > today) return tooBig('achievedOn', IN_FUTURE);
  return achievedOn < bornOn ? tooSmall('achievedOn', BEFORE_BIRTH) : null;
}

function achievedInProblem({ achievedIn }: AnswerDays, { bornOn, today }: Life, before: AnswerDays | null) {
  if (achievedIn === null || achievedIn === before?.achievedIn) return null;
  if (achievedIn > monthOf(today)) return tooBig('achievedIn', IN_FUTURE);
  return achievedIn < monthOf(bornOn) ? tooSmall('achievedIn', BEFORE_BIRTH) : null;
}

function lostOnProblem(said: AnswerDays, { bornOn, today }: Life, before: AnswerDays | null) {
  const { lostOn } = said;
  if (lostOn === null || (before !== null && isSame(said, before))) return null;
  if (lostOn > today) return tooBig('lostOn', 'The day it stopped cannot be in the future');
  if (isBeforeAchieved(said, lostOn))
    return tooSmall('lostOn', 'The day it stopped cannot be before the day it was first seen');
  return lostOn < bornOn ? tooSmall('lostOn', 'The day it stopped cannot be before the date of birth') : null;
}

function isBeforeAchieved({ achievedOn, achievedIn }: AnswerDays, lostOn: Day): boolean {
  if (achievedOn !== null) return lostOn < achievedOn;
  return achievedIn !== null && monthOf(lostOn) < achievedIn;
}

function isSame(one: AnswerDays, other: AnswerDays): boolean {
  return one.achievedOn === other.achievedOn && one.achievedIn === other.achievedIn && one.lostOn === other.lostOn;
}

function tooBig(field: keyof AnswerDays, message: string): AnswerDayProblem {
  return { field, message, code: 'too-big' };
}

function tooSmall(field: keyof AnswerDays, message: string): AnswerDayProblem {
  return { field, message, code: 'too-small' };
}
