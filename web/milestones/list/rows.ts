import type { Milestone, MilestoneAnswer, MilestoneList } from '#contract/milestones.ts';
import { answersByMilestone, isAhead, readAnswer, type AnswerReading } from '#domain/milestones/progress.ts';
import type { MilestonesTab } from '../milestones-search.ts';

/** A milestone with what was said about it. `categoryId` is null where an edition has dropped it. */
export type Row = {
  readonly milestone: Omit<Milestone, 'ageId' | 'categoryId'> & {
    readonly ageId: string | null;
    readonly categoryId: string | null;
  };
  readonly answer: MilestoneAnswer | null;
  readonly reading: AnswerReading;
  readonly isSkipped: boolean;
};

export type TabCounts = Readonly<Record<MilestonesTab, number>>;

/** In the order of the list. */
export function rowsOf(
  { milestones }: Pick<MilestoneList, 'milestones'>,
  answers: readonly MilestoneAnswer[],
  skipped: ReadonlySet<string>,
): Row[] {
  const said = answersByMilestone(answers);
  return milestones.map((milestone) => rowOf(milestone, said.get(milestone.id) ?? null, skipped));
}

/** What is achieved is not skipped, even if it once was; nor is a skill that was lost, which is never hidden. */
export function rowOf(
  milestone: Row['milestone'],
  answer: MilestoneAnswer | null,
  skipped: ReadonlySet<string> = new Set(),
): Row {
  const reading = readAnswer(answer);
  return { milestone, answer, reading, isSkipped: skipped.has(milestone.id) && isAhead(reading) };
}

/** A lost skill stands with what is ahead, so that it is not under 'All' alone. */
export function isOfTab({ reading, isSkipped }: Pick<Row, 'reading' | 'isSkipped'>, tab: MilestonesTab): boolean {
  if (tab === 'all') return true;
  if (tab === 'skipped') return isSkipped;
  if (tab === 'achieved') return reading === 'achieved';
  return reading === 'lost' || (isAhead(reading) && !isSkipped);
}

export function tabCounts(rows: readonly Row[]): TabCounts {
  const count = (tab: MilestonesTab) => rows.filter((row) => isOfTab(row, tab)).length;
  return { all: rows.length, upcoming: count('upcoming'), achieved: count('achieved'), skipped: count('skipped') };
}
