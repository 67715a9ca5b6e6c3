import type { Trx } from '#server/db/db.ts';
import { MINUTE_MS } from '#domain/time/durations.ts';
import { newId } from '#server/db/id.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { Problem } from '#server/problem.ts';
import { deleteArrival, deleteArrivalsOf, hasArrival, insertTransfer, renewArrival } from './queries.ts';
import { requireNoneUnderWay } from './under-way.ts';

/** Renewed by the server that receives the file, so that the claim of one that ended expires soon. */
const leaseMs = MINUTE_MS;
/** Clocks of several servers may differ. */
const toleranceMs = MINUTE_MS;

/**
 * Receives one file per account at a time, across all servers.
 *
 * @param receive gets the id of the claim, which becomes an import by `makeImport`
 * @throws Problem `already-exists` or `slow-down`, before the file is read
 */
export async function inTurnOf<T>(
  { db, clock, limits }: Pick<House, 'db' | 'clock' | 'limits'>,
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
  // If it fails, the file goes on arriving, and learns at the end whether it still has its turn.
  const renew = () => void renewArrival(db, id, leaseEnd(clock())).catch(() => {});
  const renewing = setInterval(renew, leaseMs / 3).unref();
  try {
    return await receive(id);
  } finally {
    clearInterval(renewing);
    await deleteArrival(db, id);
  }
}

export function stillArriving(): Problem {
  const title = 'Another file is still arriving. Wait for it, or try again in a minute.';
  return new Problem('already-exists', { title });
}

async function requireNoArrival(trx: Trx, userId: string, now: Date): Promise<void> {
  const to = new Date(now.getTime() + leaseMs + toleranceMs);
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
    expires_at: leaseEnd(now),
  });
  return id;
}

function leaseEnd(now: Date): string {
  return new Date(now.getTime() + leaseMs).toISOString();
}
