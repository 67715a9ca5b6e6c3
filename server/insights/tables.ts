import type { WRITERS } from '#contract/insights.ts';
import type { At, Entry } from '#server/db/columns.ts';

type InsightsTable = Entry & {
  child_id: string;
  id: string;
  /** `ChildData` as JSON. */
  request_text: string;
  response_text: string;
  requested_at: At;
  writer: (typeof WRITERS)[number];
  /** Of the library that it was written from. */
  edition: string;
};

/** At most one of each child: whoever made it may write the child's next insight until it ends. */
type InsightReservationsTable = {
  child_id: string;
  id: string;
  ends_at: At;
};

declare module '#server/db/tables.ts' {
  interface Tables {
    insights: InsightsTable;
    insight_reservations: InsightReservationsTable;
  }
}
