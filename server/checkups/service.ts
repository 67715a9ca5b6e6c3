import type { Checkup } from '#contract/checkups.ts';
import { checkupSchedule } from '#domain/checkups/schedule-data.ts';
import type { Day } from '#domain/time/day.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { storedCheckups, type StoredCheckup } from './queries.ts';
import { insertCheckups } from './queries/planning.ts';
import { checkupReplies, checkupSummaryReplies, type CheckupSummary } from './replies/checkups.ts';

/** By recommended day. Plans missing ones in its own transaction, so never call it inside one. */
export async function checkupsOf(db: Db, child: MyChild, today: Day, now: Date): Promise<Checkup[]> {
  return checkupReplies(db, child, await plannedOf(db, child, now), today);
}

/** Never call it inside a transaction. */
export async function checkupSummaries(db: Db, child: MyChild, today: Day, now: Date): Promise<CheckupSummary[]> {
  const rows = await plannedOf(db, child, now);
  return checkupSummaryReplies(db, child, rows, today);
}

async function plannedOf(db: Db, child: MyChild, now: Date): Promise<StoredCheckup[]> {
  const rows = await storedCheckups(db, child);
  if (rows.length >= checkupSchedule.visits.length) return rows;
  await tx(db, (trx) => insertCheckups(trx, child, now));
  return storedCheckups(db, child);
}
