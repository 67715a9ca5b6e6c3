import { deleteIncoming } from '#server/children/queries/incoming.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import type { Work } from '#server/jobs/job.ts';
import { Pace } from './pace.ts';
import { Interrupted } from './transfers.ts';

type Dropping = {
  readonly pace: Pace;
  /** For a try that continues: it may only delete while it holds the job. */
  readonly requireHeld?: Work['requireHeld'];
};

/** Deletes the hidden children that an earlier try left behind. */
export async function dropChildren(
  { db, clock }: House,
  ids: readonly string[],
  { pace, requireHeld }: Dropping,
): Promise<void> {
  for (const id of ids) {
    await pace.turn(() =>
      tx(db, async (trx) => {
        await requireHeld?.(trx);
        await deleteIncoming(trx, id, clock());
      }),
    );
  }
}

/** If the server stops meanwhile, the hourly job deletes the rest. */
export async function dropAbandoned(house: House, ids: readonly string[], signal: AbortSignal): Promise<void> {
  await dropChildren(house, ids, { pace: new Pace(signal) }).catch((error: unknown) => {
    if (!(error instanceof Interrupted)) throw error;
  });
}
