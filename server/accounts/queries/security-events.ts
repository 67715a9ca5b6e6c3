import type { SecurityEvent } from '#contract/accounts/security-events.ts';
import type { Db } from '#server/db/db.ts';

const eventsKeptMs = 365 * 24 * 60 * 60_000;
const mostEvents = 200;

export async function securityEventsOf(db: Db, userId: string, now: Date): Promise<SecurityEvent[]> {
  return db
    .selectFrom('security_events')
    .select(['id', 'kind', 'detail', 'device', 'at'])
    .where('user_id', '=', userId)
    .where('at', '>', new Date(now.getTime() - eventsKeptMs).toISOString())
    .orderBy('id', 'desc')
    .limit(mostEvents)
    .execute();
}

export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<=', new Date(now.getTime() - eventsKeptMs).toISOString())
    .execute();
}
