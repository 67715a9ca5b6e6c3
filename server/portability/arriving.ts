import type { Db } from '#server/db/db.ts';
import { countUse, deleteUses } from '#server/http/limits/queries.ts';
import { Problem } from '#server/http/problem.ts';

/** As long as a request can last, so that a turn left by a crash ends. */
const longestMs = 15 * 60_000;

/**
 * Receives one file per account at a time, across all servers.
 *
 * @throws Problem `already-exists`, before the file is read
 */
export async function inTurnOf<T>(db: Db, userId: string, now: Date, receive: () => Promise<T>): Promise<T> {
  const key = `arriving import:${userId}`;
  const { used } = await countUse(db, key, new Date(now.getTime() - longestMs), now);
  if (used > 1) {
    const title = 'Another file is still arriving. Wait for it, or try again in 15 minutes.';
    throw new Problem('already-exists', { title });
  }
  try {
    return await receive();
  } finally {
    await deleteUses(db, key);
  }
}
