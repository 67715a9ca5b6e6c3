import type { Answer } from '#contract/milestones.ts';
import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import type { Entry } from '#server/db/columns.ts';

/** One for each milestone at most. */
type MilestoneAnswersTable = Entry & {
  child_id: string;
  id: string;
  milestone_id: string;
  /** Of the list that was answered, and the milestone's words in it: a later one may lack the milestone. */
  edition: string;
  description: string;
  answer: Answer;
  achieved_on: Day | null;
  /** Where only the month is known; then `achieved_on` is null. */
  achieved_in: Month | null;
  /** About when the child stopped doing it. */
  lost_on: Day | null;
  note: string | null;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    milestone_answers: MilestoneAnswersTable;
  }
}
