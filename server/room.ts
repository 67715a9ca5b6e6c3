import type { Day } from '#domain/time/day.ts';
import type { Trx } from '#server/db/db.ts';
import type { ChildPart, Fates, Excluded } from '#server/db/portable.ts';
import type { Tables } from '#server/db/tables.ts';
import type { App, House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';

/** `Child` is EditableChild, a parameter since ground imports no room. */
export type Room<Child> = {
  /** The rooms that change facts of a child tell the lives of all rooms. */
  readonly routes: (app: App, lives: readonly Life<Child>[]) => void;
  readonly jobs: (house: House) => JobKind[];
  /** In the order of an export. */
  readonly parts: readonly ChildPart<Child, string>[];
  readonly fates: Fates;
  readonly life: Life<Child>;
};

/** Reactions to a new child or to corrected facts of a child. */
export type Life<Child> = {
  /** For each column of a child's table that holds a day, a month or an instant, when a row was made or changed aside. */
  readonly days: DayRules;
  readonly added?: (trx: Trx, child: Child, at: Moment) => Promise<unknown>;
  /** Moves the days whose rule is 'follows birth'. */
  readonly followBirth?: (trx: Trx, child: Child, bornOn: Day, now: Date) => Promise<void>;
  /** Recalculates what depends on a child's facts, its known birth weight among them, after they were saved. */
  readonly corrected?: (trx: Trx, child: Child, before: Child, at: Moment) => Promise<void>;
};

export type Moment = { readonly today: Day; readonly now: Date };

/** What happens to a stored day when the child's date of birth is corrected. */
export type DayRule =
  /** Refuses a date of birth after the day, or one that moves it into the future; `entry` names it. */
  | { readonly entry: string }
  | 'follows birth'
  /** Any day is fine, for a reason. */
  | Excluded;

export type DayRules = {
  readonly [Table in keyof Tables]?: {
    readonly [Column in Extract<keyof Tables[Table], `${string}_on` | `${string}_in`>]: DayRule;
  } & {
    readonly [Column in Exclude<Extract<keyof Tables[Table], `${string}_at`>, 'made_at' | 'changed_at'>]: Excluded;
  };
};
