import type { MilestoneSummary } from '#contract/milestones.ts';
import { groupAge } from '#domain/milestones/answer-text.ts';
import { answersByMilestone, milestonesAhead, progressOf } from '#domain/milestones/progress.ts';

/** The progress of the group that comes next, and what of it is ahead, without what was skipped in this browser. */
export function aheadIn({ upcoming }: MilestoneSummary, skipped: ReadonlySet<string>) {
  const answers = answersByMilestone(upcoming.milestones.flatMap(({ answer }) => answer ?? []));
  const progress = progressOf(upcoming.milestones, answers);
  return { progress, ahead: milestonesAhead(upcoming.milestones, answers, skipped) };
}

/** Where nothing is ahead: all achieved, or what is left was skipped or is not done any more. */
export function nothingAheadText({ upcoming }: MilestoneSummary, isComplete: boolean): string {
  if (isComplete) return '🎉 All milestones completed for this age group!';
  return `Nothing else to note at ${groupAge(upcoming)} for now.`;
}

/** '6 Months, the group ahead' */
export function aheadCaption({ upcoming: { label } }: MilestoneSummary): string {
  return `${label}, the group ahead`;
}
