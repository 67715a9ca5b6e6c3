import type { Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { Problem } from '#server/problem.ts';
import { deleteArrival, deleteArrivalsOf, hasArrival, insertTransfer } from './queries.ts';
import { requireNoneUnderWay } from './under-way.ts';

/** As long as a request can last, so that the claim of a server that ended expires. */
const claimedMs = 15 * 60_000;
/** Clocks of several servers may differ. */
const toleranceMs = 60_000;

/**
 * Receives one file per account at a time, across all servers.
 *
 * @param receive gets the id of the claim, which becomes an import by `makeImport`
 * @throws Problem `already-exists` or `slow-down`, before the file is read
 */
export async function inTurnOf<T>(
  { db, limits }: Pick<House, 'db' | 'limits'>,
  userId: string,
  now: Date,
  receive: (id: string) => Promise<T>,
): Promise<T> {
  const id = await tx(db, async (trx) => {
    await lock(trx, 'users', userId);
    await requireNoneUnderWay(trx, userId);
    await requireNoArrival(trx, userId, now);
    await spend(trx, `imports:${userId}`, limits.imports, now);
    return claim(trx, userId, now);
  });
  try {
    return await receive(id);
  } finally {
    await deleteArrival(db, id);
  }
}

export function stillArriving(): Problem {
  const title = 'Another file is still arriving. Wait for it, or try again in 15 minutes.';
  return new Problem('already-exists', { title });
}

async function requireNoArrival(trx: Trx, userId: string, now: Date): Promise<void> {
  const to = new Date(now.getTime() + claimedMs + toleranceMs);
  if (await hasArrival(trx, userId, { from: now, to })) throw stillArriving();
}

async function claim(trx: Trx, userId: string, now: Date): Promise<string> {
  await deleteArrivalsOf(trx, userId);
  const { id } = await insertTransfer(trx, {
    id: newId(now.getTime()),
    user_id: userId,
    kind: 'arrival',
    status: 'waiting',
    done: 0,
    made_at: now.toISOString(),
    expires_at: new Date(now.getTime() + claimedMs).toISOString(),
  });
  return id;
}
