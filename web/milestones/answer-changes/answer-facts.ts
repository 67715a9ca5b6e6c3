import type { MilestoneAnswer } from '#contract/milestones.ts';
import type { Day } from '#domain/time/day.ts';
import type { Named } from '../answer-texts.ts';

/** What was said about a milestone, without who said it and when. */
export type AnswerFacts = Pick<MilestoneAnswer, 'answer' | 'achievedOn' | 'achievedIn' | 'lostOn' | 'note'>;

/** What a parent says about a milestone. */
export type Answering = {
  readonly milestone: Named;
  readonly edition: string;
  /** As the reader saw it; null if nobody had said anything. */
  readonly before: MilestoneAnswer | null;
  /** Null takes the answer back. */
  readonly facts: AnswerFacts | null;
};

/** The facts of what was achieved on a day; a note on the answer before stays. */
export function achievedOn(day: Day, before: Pick<MilestoneAnswer, 'note'> | null = null): AnswerFacts {
  return { answer: 'achieved', achievedOn: day, achievedIn: null, lostOn: null, note: before?.note ?? null };
}

/**
 * What is left of an answer whose loss is taken back: the day or month of the achievement, else what was said before.
 *
 * @param before null if nobody had said anything, undefined if nobody knows
 */
export function withoutLoss(facts: AnswerFacts, before?: AnswerFacts | null): AnswerFacts | null {
  const { achievedOn: on, achievedIn, note } = facts;
  if (on !== null || achievedIn !== null) return { ...factsOf(facts), lostOn: null };
  return before ? { ...factsOf(before), note } : null;
}

export function factsOf({ answer, achievedOn: on, achievedIn, lostOn, note }: AnswerFacts): AnswerFacts {
  return { answer, achievedOn: on, achievedIn, lostOn, note };
}
