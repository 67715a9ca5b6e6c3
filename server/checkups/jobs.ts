import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { remind } from './jobs/remind.ts';
import { selectAsked, type Asked } from './queries/reminders.ts';
import { isMorningIn } from './rules/reminding.ts';

const HOUR_MS = 60 * 60_000;
/** How many parents are looked up together. */
const batch = 100;

/** What checkups have done in the background. */
export function checkupJobs(house: House): JobKind[] {
  return [{ kind: 'send-reminders', everyMs: HOUR_MS, run: (work) => sendReminders(house, work) }];
}

/** Reminds each parent who asked for it and for whom it is morning. One that fails does not keep the others. */
export async function sendReminders(house: House, { signal }: Pick<Work, 'signal'>): Promise<void> {
  const { db, clock, jobs } = house;
  const failures: unknown[] = [];
  let after: Asked | null = null;
  do {
    const asked: Asked[] = await selectAsked(db, after, batch);
    for (const one of asked.filter(({ timeZone }) => isMorningIn(timeZone, clock()))) {
      if (signal.aborted) return;
      await remind(house, one).catch((error: unknown) => failures.push(error));
    }
    jobs.wake();
    after = asked.at(-1) ?? null;
  } while (after !== null);
  if (failures.length > 0) throw failures[0];
}
