import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** 'ok' when nothing is wrong. */
export async function integrityOf(db: Db): Promise<string> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check).join('\n');
}

/** Limits the database to this many more pages until it is closed, as a full disk would. */
export async function limitPages(db: Db, pages: number): Promise<void> {
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  const most = (rows.at(0)?.page_count ?? 0) + pages;
  await sql.raw(`pragma max_page_count = ${most}`).execute(db);
}
