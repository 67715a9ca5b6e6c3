import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { MilestoneAnswer, MilestoneList } from '#contract/milestones.ts';
import type { Day } from '#domain/time/day.ts';

/** What is known of a child's milestones. */
export type KnownChild = {
  readonly child: Child;
  readonly me: Me;
  readonly today: Day;
  readonly list: MilestoneList;
  readonly answers: readonly MilestoneAnswer[];
  /** False where they could not be loaded: then nothing is counted. */
  readonly isAnswersKnown: boolean;
  readonly skipped: ReadonlySet<string>;
  /** False for a viewer, and while it is not known what was said. */
  readonly mayAnswer: boolean;
};
