import type { SecurityEvent } from '#contract/accounts/security-events.ts';
import type { Db } from '#server/db/db.ts';

const eventsKeptMs = 365 * 24 * 60 * 60_000;
/** So that frequent events push nothing else off the list. */
const mostOfAKind = 40;

export async function securityEventsOf(db: Db, userId: string, now: Date): Promise<SecurityEvent[]> {
  const ofUser = db
    .selectFrom('security_events')
    .select(['id', 'kind', 'detail', 'device', 'at'])
    .select(({ fn }) =>
      fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('kind').orderBy('id', 'desc'))
        .as('place'),
    )
    .where('user_id', '=', userId)
    .where('at', '>', new Date(now.getTime() - eventsKeptMs).toISOString());
  return db
    .selectFrom(ofUser.as('event'))
    .select(['id', 'kind', 'detail', 'device', 'at'])
    .where('place', '<=', mostOfAKind)
    .orderBy('id', 'desc')
    .execute();
}

export async function deleteOldEvents(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('security_events')
    .where('at', '<=', new Date(now.getTime() - eventsKeptMs).toISOString())
    .execute();
}
