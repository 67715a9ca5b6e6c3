/** ISO 8601 in UTC with milliseconds, '2026-11-21T08:30:00.000Z'. */
export type At = string;
export type Flag = 0 | 1;

/** Accounts are null once deleted. */
export type Entry = {
  made_by: string | null;
  made_at: At;
  changed_by: string | null;
  changed_at: At;
  version: number;
};
