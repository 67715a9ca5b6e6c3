import type { CalendarFeed, FeedName } from '#contract/checkups/calendar-feed.ts';
import type { MyChild } from '#server/children/access.ts';
import type { Db, Trx } from '#server/db/db.ts';

export async function feedOf(db: Db, child: MyChild): Promise<CalendarFeed['feed']> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['shows', 'made_at as madeAt'])
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .executeTakeFirst();
  return row ?? null;
}

type NewFeed = { readonly tokenHash: string; readonly shows: FeedName };

/** The previous address stops working. */
export async function replaceFeed(trx: Trx, child: MyChild, { tokenHash, shows }: NewFeed, now: Date): Promise<void> {
  const feed = { token_hash: tokenHash, shows, made_at: now.toISOString() };
  await trx
    .insertInto('calendar_feeds')
    .values({ child_id: child.id, user_id: child.parentId, ...feed })
    .onConflict((on) => on.columns(['child_id', 'user_id']).doUpdateSet(feed))
    .execute();
}

export async function deleteFeed(db: Db, child: MyChild): Promise<void> {
  await db
    .deleteFrom('calendar_feeds')
    .where('child_id', '=', child.id)
    .where('user_id', '=', child.parentId)
    .execute();
}

export type FoundFeed = {
  readonly childId: string;
  readonly shows: FeedName;
  readonly owner: { readonly id: string; readonly name: string; readonly timeZone: string };
};

/** Undefined when unknown, or while its owner's account is closed. */
export async function findFeed(db: Db, tokenHash: string): Promise<FoundFeed | undefined> {
  const row = await db
    .selectFrom('calendar_feeds as feed')
    .innerJoin('users as owner', 'owner.id', 'feed.user_id')
    .select(['feed.child_id', 'feed.shows', 'owner.id', 'owner.name', 'owner.time_zone'])
    .where('feed.token_hash', '=', tokenHash)
    .where('owner.erased_from', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    childId: row.child_id,
    shows: row.shows,
    owner: { id: row.id, name: row.name, timeZone: row.time_zone },
  };
}
