import type { BodySite } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import type { Entry, Flag } from '#server/db/columns.ts';

/** What a child's vaccine plan goes by. Whoever changed it last chose the authority. */
type VaccinePlansTable = Entry & {
  child_id: string;
  authority: string;
  /** The chain of data files by which the rows were worked out, and for which day. */
  edition: string;
  computed_on: Day;
  /** The family was not asked yet what happened before the child was added. */
  past_open: Flag;
};

/** A vaccine that was given. Either the product is known or the vaccine alone. */
type DosesTable = Entry & {
  child_id: string;
  id: string;
  /** Null where nobody knows the day. */
  given_on: Day | null;
  /** 'HH:mm:ss' where it was marked on the day it was given, else midnight. */
  marked_at_time: string;
  cvx: string | null;
  vaccine: string | null;
  lot: string | null;
  place: string | null;
  site: BodySite | null;
};

/** A row of a child's vaccine plan. */
type PlannedDosesTable = Entry & {
  child_id: string;
  id: string;
  vaccine: string;
  number: number;
  due_on: Day | null;
  window_ends_on: Day | null;
  is_needed: Flag;
  /** The dose that fills it. */
  dose_id: string | null;
  notes: string | null;
};

/** What a family has decided about a vaccine. */
type VaccineDecisionsTable = Entry & {
  child_id: string;
  vaccine: string;
  decision: 'wanted' | 'deferred' | 'declined';
  until_on: Day | null;
  reason: string | null;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    vaccine_plans: VaccinePlansTable;
    doses: DosesTable;
    planned_doses: PlannedDosesTable;
    vaccine_decisions: VaccineDecisionsTable;
  }
}
