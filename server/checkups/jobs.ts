import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind, Work } from '#server/jobs/job.ts';
import { remind } from './jobs/remind.ts';
import { lookAgainAt, selectAsked, type Asked } from './queries/reminders.ts';
import { isMorningIn, nextMorningIn } from './rules/reminding.ts';

const batch = 100;
/** Pauses before each parent, so that requests stay fast. */
const PAUSE_MS = 15;

export function checkupJobs(house: House): JobKind[] {
  return [{ kind: 'send-reminders', everyMs: 15 * MINUTE_MS, run: (work) => sendReminders(house, work) }];
}

/**
 * Looks at each parent who asked once a day, from the reminder hour of their time zone on. One who
 * fails is tried again within the hour and does not hold up the others. After a restart, it continues where it was.
 */
export async function sendReminders(house: House, { signal }: Pick<Work, 'signal'>): Promise<void> {
  const { db, jobs, clock } = house;
  const now = clock();
  const failures: unknown[] = [];
  for (;;) {
    const asked = await selectAsked(db, now, batch);
    for (const one of asked) {
      if (signal.aborted) return;
      const again = await remindInTheMorning(house, one, now).catch((error: unknown) => {
        failures.push(error);
        return new Date(now.getTime() + HOUR_MS);
      });
      await lookAgainAt(db, one, again);
    }
    jobs.wake();
    if (asked.length < batch) break;
  }
  if (failures.length > 0) throw failures[0];
}

/** @returns when to look again */
async function remindInTheMorning(house: House, asked: Asked, now: Date): Promise<Date> {
  if (isMorningIn(asked.timeZone, now)) {
    await sleep(PAUSE_MS);
    await remind(house, asked);
  }
  return nextMorningIn(asked.timeZone, now);
}
