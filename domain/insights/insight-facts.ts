import type { ChartedAt } from '#domain/growth/line/charted.ts';
import type { LineFacts } from '#domain/growth/line/line-input.ts';
import type { MilestoneAnswer, MilestoneList } from '#domain/milestones/milestone-list.ts';
import type { HistoryFacts } from './vaccine-history.ts';
import type { Day } from '#domain/time/day.ts';
import type { DueRow } from '#domain/vaccines/standing/due-doses.ts';

/** A row of the vaccine plan. */
export type PlannedShot = DueRow & {
  readonly shortName: string;
  readonly shownNumber: number;
  readonly plannedOn: Day | null;
  readonly category: 'routine' | 'risk' | 'ask-your-doctor';
  readonly birthHours: number | null;
  /** A question about the birth tells of it. */
  readonly isOfBirth: boolean;
  /** What the plan says of it. */
  readonly why: string;
};

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
  readonly shots: readonly PlannedShot[];
  /** What the plan says of the time before the child was added, and of its birth. */
  readonly history: Omit<HistoryFacts, 'planned'>;
  readonly visits: readonly PlannedVisit[];
  readonly milestones: Pick<MilestoneList, 'ages' | 'milestones'>;
  readonly answers: readonly MilestoneAnswer[];
  readonly food: SuggestedFoods;
};
