import { setTimeout as sleep } from 'node:timers/promises';
import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { remind } from './jobs/remind.ts';
import { selectAsked, type Asked } from './queries/reminders.ts';
import { isMorningIn } from './rules/reminding.ts';

const HOUR_MS = 60 * 60_000;
const batch = 100;
/** Before each parent, so that requests stay fast. */
const PAUSE_MS = 15;

export function checkupJobs(house: House): JobKind[] {
  return [{ kind: 'send-reminders', everyMs: HOUR_MS, run: (work) => sendReminders(house, work) }];
}

/** Runs after the reminder hour in each parent's time zone. A failure does not stop the others. */
export async function sendReminders(house: House, { signal }: Pick<Work, 'signal'>): Promise<void> {
  const { db, jobs } = house;
  const failures: unknown[] = [];
  let after: Asked | null = null;
  do {
    const asked: Asked[] = await selectAsked(db, after, batch);
    for (const one of asked) {
      if (signal.aborted) return;
      await remindInTheMorning(house, one).catch((error: unknown) => failures.push(error));
    }
    jobs.wake();
    after = asked.at(-1) ?? null;
  } while (after !== null);
  if (failures.length > 0) throw failures[0];
}

async function remindInTheMorning(house: House, asked: Asked): Promise<void> {
  if (!isMorningIn(asked.timeZone, house.clock())) return;
  await sleep(PAUSE_MS);
  await remind(house, asked);
}
