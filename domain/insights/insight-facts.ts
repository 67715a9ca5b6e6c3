import type { ChartedAt } from '#domain/growth/line/charted.ts';
import type { LineFacts } from '#domain/growth/line/line-input.ts';
import type { MilestoneAnswer, MilestoneList } from '#domain/milestones/milestone-list.ts';
import type { Day } from '#domain/time/day.ts';
import type { PlanToTell } from '#domain/vaccines/words/due-words.ts';
import type { HistoryFacts } from '#domain/vaccines/words/vaccine-history.ts';

export type PlannedVisit = {
  readonly visit: string;
  readonly checkupType: string;
  readonly recommendedOn: Day;
  readonly recommendedUntil: Day;
  readonly scheduledOn: Day | null;
  readonly completed: boolean;
};

/** What the food guide has for the child's age. */
export type SuggestedFoods = {
  readonly ageRangeLabel: string;
  readonly foods: readonly {
    readonly id: string | null;
    readonly name: string;
    readonly allergyRisk: string;
    readonly why: string | null;
  }[];
  readonly tips: readonly string[];
  readonly isMilkOnly: boolean;
};

/** What is stored of a child, as the other rooms tell it. */
export type InsightFacts = {
  readonly growth: LineFacts & { readonly measurements: readonly ChartedAt[] };
  /** The vaccine plan in the days of calendars and mails. */
  readonly plan: PlanToTell;
  /** What the plan says of the time before the child was added, and of its birth. */
  readonly history: HistoryFacts;
  readonly visits: readonly PlannedVisit[];
  readonly milestones: Pick<MilestoneList, 'ages' | 'milestones'>;
  readonly answers: readonly MilestoneAnswer[];
  readonly food: SuggestedFoods;
};
