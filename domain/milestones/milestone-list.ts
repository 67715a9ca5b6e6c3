import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import type { CATEGORY_COLORS } from './category-color.ts';

export const ANSWERS = ['achieved', 'not-sure', 'not-yet'] as const;

export type MilestoneCategory = {
  readonly id: string;
  readonly name: string;
  readonly color: (typeof CATEGORY_COLORS)[number];
};

export type AgeGroup = {
  readonly id: string;
  /** '6 Months', '2 Years' */
  readonly label: string;
  readonly months: number;
  /** False: the group is our own. */
  readonly isCdcChecklist: boolean;
  /** When to talk to a doctor about a child of this age. */
  readonly actEarly: {
    readonly message: string;
    readonly talkToDoctorIf: string[];
    readonly screeningNote: string;
    readonly whereToTurn: string;
  };
  readonly whatYouCanDo: string[];
};

/** A milestone of a group. */
export type Milestone = {
  /** Stored with answers: it never changes and is given to no other milestone. */
  readonly id: string;
  readonly ageId: string;
  readonly categoryId: string;
  readonly description: string;
};

/** When children of a WHO study first did one of six things: ages in months of 30.4375 days. */
export type MotorWindow = {
  readonly milestoneId: string;
  readonly name: string;
  /** Age by which 1 of 100 children did it. */
  readonly p1: number;
  /** Age by which 99 of 100 children did it. */
  readonly p99: number;
  readonly mean: number;
};

/** Of the windows, which are in no group. */
export const WINDOWS_CATEGORY_ID = 'physical';

export type MilestoneList = {
  /** '2026-11' */
  readonly edition: string;
  readonly categories: MilestoneCategory[];
  /** In order of age. */
  readonly ages: AgeGroup[];
  /** In the order in which they are shown. */
  readonly milestones: Milestone[];
  readonly windows: MotorWindow[];
  readonly sources: { readonly org: string; readonly title: string; readonly address: string | null }[];
};

/** What a parent said about a milestone, as far as the domain reads it. */
export type MilestoneAnswer = {
  readonly milestoneId: string;
  readonly answer: (typeof ANSWERS)[number];
  /** Null where only the month is known, or not achieved. */
  readonly achievedOn: Day | null;
  readonly achievedIn: Month | null;
  /** About which day the child stopped doing it; null unless the skill was lost. */
  readonly lostOn: Day | null;
};
