/** An instant as ISO 8601 in UTC with milliseconds, '2026-11-21T08:30:00.000Z'. */
export type At = string;
/** A yes or no: both engines keep 0 or 1. */
export type Flag = 0 | 1;

/** Who made and last changed a row about a child, and how often it was changed; null once that account is gone. */
export type Entry = {
  made_by: string | null;
  made_at: At;
  changed_by: string | null;
  changed_at: At;
  version: number;
};
