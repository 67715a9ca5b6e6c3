import type { BodySite } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import type { Month } from '#domain/time/month.ts';
import type { BirthAnswer } from '#domain/vaccines/birth/birth-questions.ts';
import type { At, Entry, Flag } from '#server/db/columns.ts';

/** The last editor chose the authority. */
type VaccinePlansTable = Entry & {
  child_id: string;
  authority: string;
  /** The chain of data files, and the day, that the rows were calculated for. */
  edition: string;
  computed_on: Day;
  /** The family was not yet asked about doses from before the child was added. */
  past_open: Flag;
  /** Whether the child had the hepatitis B shot in the hospital; null until answered. */
  hepatitis_b_at_birth: BirthAnswer | null;
  /** The answer is the child's, null there if it is not known. */
  mother_rsv_answered: Flag;
  /** Of the blood test after the hepatitis B series: who marked it as done, null once the account is deleted. */
  blood_test_by: string | null;
  /** Null if nobody has marked it. */
  blood_test_at: At | null;
};

/** Either the product is known or only the vaccine. */
type DosesTable = Entry & {
  child_id: string;
  id: string;
  given_on: Day | null;
  /** Where only the month is known; then `given_on` is null. */
  given_in: Month | null;
  /** When who entered the month did so, by their calendar; null without a month. */
  month_entered_on: Day | null;
  /** 'HH:mm:ss' when recorded on the day it was given, else midnight. */
  marked_at_time: string;
  cvx: string | null;
  vaccine: string | null;
  lot: string | null;
  place: string | null;
  site: BodySite | null;
};

type PlannedDosesTable = Entry & {
  child_id: string;
  id: string;
  vaccine: string;
  number: number;
  due_on: Day | null;
  window_ends_on: Day | null;
  /** Needed without a day, and not filled: a dose that must not be given. */
  is_needed: Flag;
  /** The family said that the child did not have it before it was added. */
  is_not_given: Flag;
  /** Id of the dose with which that answer was corrected; it stands again once the dose is gone. */
  given_as: string | null;
  dose_id: string | null;
  notes: string | null;
};

/** Several of one vaccine, told apart by when they were made, where a dose has overtaken the earlier ones. */
type VaccineDecisionsTable = Entry & {
  child_id: string;
  vaccine: string;
  decision: 'wanted' | 'deferred' | 'declined';
  until_on: Day | null;
  reason: string | null;
  /** As who decided last had it then, in whatever time zone. */
  decided_on: Day;
};

/** Its id is that of the condition in content/vaccines/conditions.json. */
type VaccineConditionsTable = Entry & { child_id: string; id: string };

/** For whom the question about the past has opened. */
type PastQuestionsTable = {
  child_id: string;
  user_id: string;
  opened_at: string;
  /** Of the parent's latest answer, as the client chose it; null without one. */
  answer_id: string | null;
  /** What that answer added, as JSON of the contract's `AddedByPast`. */
  answer_added: string | null;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    vaccine_plans: VaccinePlansTable;
    doses: DosesTable;
    planned_doses: PlannedDosesTable;
    vaccine_decisions: VaccineDecisionsTable;
    vaccine_conditions: VaccineConditionsTable;
    past_questions: PastQuestionsTable;
  }
}
