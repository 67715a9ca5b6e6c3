import type { MilestoneAnswer } from './milestone-list.ts';

/** `lost`: achieved once, and not any more. `none`: nobody said anything. */
export type AnswerReading = 'achieved' | 'lost' | 'not-sure' | 'not-yet' | 'none';

type Identified = { readonly id: string };
/** By milestone. */
type Answers<A> = ReadonlyMap<string, A>;

export function answersByMilestone<A extends Pick<MilestoneAnswer, 'milestoneId'>>(answers: readonly A[]): Answers<A> {
  return new Map(answers.map((answer) => [answer.milestoneId, answer]));
}

export function readAnswer(answer: Pick<MilestoneAnswer, 'answer' | 'lostOn'> | null | undefined): AnswerReading {
  if (answer == null) return 'none';
  return answer.answer === 'achieved' && answer.lostOn !== null ? 'lost' : answer.answer;
}

export type Progress = {
  readonly achieved: number;
  readonly of: number;
  /** Rounded, 0 to 100. */
  readonly percent: number;
  readonly isComplete: boolean;
};

/** A lost skill counts as not achieved; of what nobody answered, nothing is known. */
export function progressOf(
  milestones: readonly Identified[],
  answers: Answers<Pick<MilestoneAnswer, 'answer' | 'lostOn'>>,
): Progress {
  const achieved = milestones.filter(({ id }) => readAnswer(answers.get(id)) === 'achieved').length;
  const of = milestones.length;
  const percent = of === 0 ? 0 : Math.round((achieved / of) * 100);
  return { achieved, of, percent, isComplete: of > 0 && achieved === of };
}

/** Whether a milestone is still to come. A lost skill is not ahead: the doctor is called about it. */
export function isAhead(reading: AnswerReading): boolean {
  return reading !== 'achieved' && reading !== 'lost';
}

/** Ahead and not skipped, in the order of the list: the first is the next one. */
export function milestonesAhead<M extends Identified>(
  milestones: readonly M[],
  answers: Answers<Pick<MilestoneAnswer, 'answer' | 'lostOn'>>,
  skipped: ReadonlySet<string> = new Set(),
): M[] {
  return milestones.filter(({ id }) => isAhead(readAnswer(answers.get(id))) && !skipped.has(id));
}
