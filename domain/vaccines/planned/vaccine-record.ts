import type { Day } from '#domain/time/day.ts';
import type { BirthAnswer } from '../birth/birth-questions.ts';
import type { HepatitisBAtBirth } from '../birth/hepatitis-b-at-birth.ts';
import type { ChildOfAuthority } from '../editions/category-on.ts';
import type { KnownDose } from '../given/known-dose.ts';
import type { Decision } from '../standing/planned-status.ts';
import type { Sex } from '../supporting-data.ts';
import type { NotedCondition } from './noted-conditions.ts';

/** What a plan needs to know of a child; null if nobody said. */
export type PlannedChild = HepatitisBAtBirth & {
  readonly gender: Sex | null;
  /** At least 14 days before the birth. */
  readonly motherRsvVaccine: boolean | null;
};

export function isPlannedOtherwise(before: PlannedChild, now: PlannedChild): boolean {
  const names = ['bornOn', 'gender', 'motherRsvVaccine', 'motherHepatitisB', 'birthWeightKg'] as const;
  return names.some((name) => before[name] !== now[name]);
}

/** What an authority's lines depend on. If nobody said, the result is unknown and the RSV vaccine was not given. */
export function ofMother({ bornOn, motherHepatitisB, motherRsvVaccine }: PlannedChild): ChildOfAuthority {
  return {
    bornOn,
    motherHepatitisB: motherHepatitisB ?? 'unknown',
    motherRsvVaccine: motherRsvVaccine ?? false,
  };
}

/** What a plan is worked out from. */
export type PlanFacts = {
  readonly child: PlannedChild;
  /** Its id; an unknown one is the first. */
  readonly authority: string;
  readonly doses: readonly KnownDose[];
  /** By planned group id. */
  readonly decided: ReadonlyMap<string, Decision>;
  readonly conditions: readonly NotedCondition[];
};

/** A row as the plan was last worked out. */
export type RecordedRow = {
  readonly id: string;
  /** Planned group id. */
  readonly vaccine: string;
  readonly number: number;
  /** The dose that fills it. */
  readonly doseId: string | null;
  /** Null if no dose is needed, or must not be given, or of one given before it was planned. */
  readonly dueOn: Day | null;
  readonly windowEndsOn: Day | null;
  /** It has a dose, or waits for one, or for one that must not be given. */
  readonly isNeeded: boolean;
  /** The family said that it was not given before the child was added. */
  readonly isNotGiven?: boolean;
};

/** A day on which the child is at the doctor anyway. */
export type CheckupToCome = {
  /** Scheduled, else recommended. */
  readonly on: Day;
  readonly isScheduled: boolean;
  readonly ageMonths: number;
  /**
   * Its recommended day, of one that is scheduled before it but inside its span: doses recommended by then are given
   * there if they count.
   */
  readonly dosesUntil?: Day | null;
};

/** Everything that is recorded of a child's vaccines, and when its checkups are. */
export type VaccineRecord = PlanFacts & {
  readonly rows: readonly RecordedRow[];
  readonly addedOn: Day;
  /** The family has not yet said what happened before the child was added. */
  readonly isPastOpen: boolean;
  readonly hepatitisBAtBirth: BirthAnswer | null;
  readonly isMotherRsvAnswered: boolean;
  /** The blood test after the hepatitis B series is done. */
  readonly isTested: boolean;
  /** Not completed. */
  readonly checkups: readonly CheckupToCome[];
};
