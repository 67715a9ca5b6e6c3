import type { Generated } from 'kysely';
import type { Day } from '#domain/time/day.ts';
import type { TimeOfDay } from '#domain/time/time-of-day.ts';
import type { At, Entry, Flag } from '#server/db/columns.ts';

type CheckupsTable = Entry & {
  child_id: string;
  id: string;
  /** 'm4' */
  visit: string;
  recommended_on: Day;
  scheduled_on: Day | null;
  /** Null without a scheduled day. */
  scheduled_time: TimeOfDay | null;
  place: string | null;
  completed: Flag;
  /** Null if not completed, or if nobody gave a day. */
  completed_on: Day | null;
  notes: string | null;
};

type CheckupQuestionsTable = Entry & {
  child_id: string;
  id: string;
  checkup_id: string;
  asked: string;
  answer: string | null;
};

/** Deleted with the parent's access. */
type CalendarFeedsTable = {
  child_id: string;
  user_id: string;
  /** SHA-256 in hex. */
  token_hash: string;
  shows: 'first-name' | 'initial';
  made_at: At;
};

/** Deleted with the parent's access. */
type RemindersTable = {
  child_id: string;
  user_id: string;
  vaccines: Flag;
  checkups: Flag;
  changed_at: At;
  /** When to check next whether something is due; null is at once. */
  look_at: Generated<string>;
};

type SentRemindersTable = {
  child_id: string;
  user_id: string;
  about: string;
  due_on: Day;
  sent_at: At;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    checkups: CheckupsTable;
    checkup_questions: CheckupQuestionsTable;
    calendar_feeds: CalendarFeedsTable;
    reminders: RemindersTable;
    sent_reminders: SentRemindersTable;
  }
}
