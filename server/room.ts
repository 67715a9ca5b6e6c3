import type { Day } from '#domain/time/day.ts';
import type { Trx } from '#server/db/db.ts';
import type { ChildPart, Fates, Left } from '#server/db/portable.ts';
import type { Tables } from '#server/db/tables.ts';
import type { App, House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';

/** What a room does for the rest of the server. `Child` is the proof that an account may edit the child. */
export type Room<Child> = {
  /** Mounts the endpoints. Only the room of children needs to know the lives of all rooms. */
  readonly routes: (app: App, lives: readonly Life<Child>[]) => void;
  readonly jobs: (house: House) => JobKind[];
  /** The files of an export, in their order. */
  readonly parts: readonly ChildPart<Child>[];
  /** What becomes of each of the room's tables when a family takes its data along, brings it back, or leaves. */
  readonly fates: Fates;
  readonly life: Life<Child>;
};

/** What a room does when a child is added or its facts are corrected. */
export type Life<Child> = {
  /** A rule for each column of the room's tables that holds a day of a child. */
  readonly days: DayRules;
  /** Makes what the room plans for a child that was just added. */
  readonly added?: (trx: Trx, child: Child, at: Moment) => Promise<unknown>;
  /** Moves the days whose rule is 'follows birth' to a corrected date of birth. */
  readonly followBirth?: (trx: Trx, child: Child, bornOn: Day, now: Date) => Promise<void>;
  /** Works out again what depends on the facts of a child, once other facts are saved. */
  readonly corrected?: (trx: Trx, child: Child, before: Child, at: Moment) => Promise<void>;
};

/** An instant, and the day it is then for whoever asks. */
export type Moment = { readonly today: Day; readonly now: Date };

/** What becomes of a stored day when the child's date of birth is corrected. */
export type DayRule =
  /** A date of birth after it is refused, and so is one that moves it into the future. `entry` names it in the refusal. */
  | { readonly entry: string }
  | 'follows birth'
  /** Any day will do, for a reason. */
  | Left;

/** The rules of some tables: one for each column of theirs that holds a day. */
export type DayRules = {
  readonly [Table in keyof Tables]?: { readonly [Column in Extract<keyof Tables[Table], `${string}_on`>]: DayRule };
};
