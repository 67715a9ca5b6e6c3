import { queueJob } from '#server/jobs/queries.ts';
import type { Ask } from '#server/http/handle.ts';
import { failedLogins } from '../rules.ts';

/** Has it noted, behind the answer, that somebody gave a wrong password for an address. */
export async function queueFailedLogin(ask: Ask<'anyone'> | Ask<'signed in'>, email: string): Promise<void> {
  const { house, db, now } = ask;
  const payload = { email, device: ask.device(), at: now.toISOString() };
  await queueJob(db, { kind: failedLogins, payload, runAt: now }, now);
  house.jobs.wake();
}
