import { setTimeout as sleep } from 'node:timers/promises';
import { todayIn } from '#domain/time/day.ts';
import { DAY_MS } from '#domain/time/durations.ts';
import { requireChildToEdit } from '#server/children/access.ts';
import { insertCheckups } from '#server/checkups/queries/planning.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { isGone } from '#server/problem.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { childrenToPlan, type ChildToPlan } from './queries/children-to-plan.ts';
import { planIn } from './service/current-plan.ts';

const BATCH = 100;
/** Between children, so that requests are not delayed. */
const PAUSE_MS = 15;

export const missingPlans = 'plan-children';

export function vaccineJobs({ db, clock }: Pick<House, 'db' | 'clock'>): JobKind[] {
  return [{ kind: missingPlans, everyMs: DAY_MS, run: ({ signal }) => planChildren(db, clock(), signal) }];
}

/** For children added before plans existed. One transaction per child; a failure does not block the others. */
async function planChildren(db: Db, now: Date, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  for (let left = await childrenToPlan(db, '', BATCH); left.length > 0;) {
    for (const child of left) {
      if (signal.aborted) return;
      await planChild(db, child, now).catch((error: unknown) => failures.push(error));
      await sleep(PAUSE_MS);
    }
    left = await childrenToPlan(db, left.at(-1)?.id ?? '', BATCH);
  }
  if (failures.length > 0) throw failures[0];
}

async function planChild(db: Db, { id, parent, timeZone }: ChildToPlan, now: Date): Promise<void> {
  const planning = tx(db, async (trx) => {
    const child = await requireChildToEdit(trx, parent, id);
    await planIn(trx, child, todayIn(timeZone, now), now);
    await insertCheckups(trx, child, now);
  });
  await planning.catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
}
