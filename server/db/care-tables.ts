import type { BodySite } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import type { At, Entry, Flag } from './columns.ts';

/** What a child's vaccine plan goes by. Whoever changed it last chose the authority. */
export type VaccinePlansTable = Entry & {
  child_id: string;
  authority: string;
  /** The chain of data files by which the rows were worked out, and for which day. */
  edition: string;
  computed_on: Day;
  /** The family was not asked yet what happened before the child was added. */
  past_open: Flag;
};

/** A vaccine that was given. Either the product is known or the vaccine alone. */
export type DosesTable = Entry & {
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
export type PlannedDosesTable = Entry & {
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
export type VaccineDecisionsTable = Entry & {
  child_id: string;
  vaccine: string;
  decision: 'wanted' | 'deferred' | 'declined';
  until_on: Day | null;
  reason: string | null;
};

/** A visit to the doctor that is due at an age. */
export type CheckupsTable = Entry & {
  child_id: string;
  id: string;
  /** Which visit of the schedule: 'm4'. */
  visit: string;
  recommended_on: Day;
  scheduled_on: Day | null;
  completed: Flag;
  notes: string | null;
};

/** A parent's question for a checkup. */
export type CheckupQuestionsTable = Entry & {
  child_id: string;
  id: string;
  checkup_id: string;
  asked: string;
  answer: string | null;
};

/** A parent's secret calendar address for a child; it goes with their access. */
export type CalendarFeedsTable = {
  child_id: string;
  user_id: string;
  /** SHA-256 of the secret, in hex. */
  token_hash: string;
  shows: 'first-name' | 'initial';
  made_at: At;
};

/** Which reminder mails a parent wants about a child; it goes with their access. */
export type RemindersTable = {
  child_id: string;
  user_id: string;
  vaccines: Flag;
  checkups: Flag;
  changed_at: At;
};

/** What a parent was reminded of, so that nothing is sent twice. */
export type SentRemindersTable = {
  child_id: string;
  user_id: string;
  about: string;
  due_on: Day;
  sent_at: At;
};
