import { queueJob } from '#server/jobs/queries.ts';
import type { Ask } from '#server/http/handle.ts';
import { failedLogins } from '../rules.ts';

/** @param userId null for an unknown address, which takes the same time */
export async function queueFailedLogin(ask: Ask<'anyone'> | Ask<'signed in'>, userId: string | null): Promise<void> {
  const { house, db, now } = ask;
  const payload = { userId, device: ask.device(), at: now.toISOString() };
  await queueJob(db, { kind: failedLogins, payload, runAt: now }, now);
  house.jobs.wake();
}
