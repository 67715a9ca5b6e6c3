import { Readable } from 'node:stream';
import type { Input, Reply } from '#contract/endpoint.ts';
import {
  makeCalendarFeed,
  readCalendarFeed,
  removeCalendarFeed,
  serveCalendar,
} from '#contract/checkups/calendar-feed.ts';
import { FileReply } from '#contract/file-reply.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { hashOf, newToken } from '#server/auth/token.ts';
import { calendarText, DayCalendar } from '#server/calendar/calendar.ts';
import { requireChild } from '#server/children/access.ts';
import { readFacts } from '#server/children/queries.ts';
import { lock, tx } from '#server/db/tx.ts';
import { handle, type Ask } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { ReplyCache } from '#server/http/reply-cache.ts';
import { Problem } from '#server/problem.ts';
import { spend } from '#server/limits/rate-limit.ts';
import { inTurn } from '#server/limits/expensive.ts';
import { planToday } from '#server/vaccines/rules/plan-today.ts';
import { planAsOf } from '#server/vaccines/service/current-plan.ts';
import { checkupSummaries } from '../service.ts';
import { deleteFeed, feedOf, findFeed, replaceFeed, type FoundFeed } from '../queries/calendar-feed.ts';
import { calendarOf } from '../replies/calendar.ts';

/** Of some 50 calendars as JSON and 400 packed: 2 MB. Ours. */
const calendars = new ReplyCache(DayCalendar, { open: 500_000, packed: 1_000_000 });

export function calendarFeedRoutes(app: App): void {
  handle(app, readCalendarFeed, async ({ db, parent }, { params }) => ({
    feed: await feedOf(db, await requireChild(db, parent, params.childId)),
  }));

  handle(app, makeCalendarFeed, make);

  handle(app, removeCalendarFeed, async ({ db, parent }, { params }) => {
    await deleteFeed(db, await requireChild(db, parent, params.childId));
    return {};
  });

  handle(app, serveCalendar, serve);
}

async function make(
  { house, db, parent, now }: Ask<'may see the child'>,
  { params: { childId }, body: { shows } }: Input<typeof makeCalendarFeed>,
): Promise<Reply<typeof makeCalendarFeed>> {
  const token = newToken();
  const feed = await tx(db, async (trx) => {
    // A concurrent removal of access waits for this lock and then deletes the address.
    await lock(trx, 'children', childId);
    const child = await requireChild(trx, parent, childId);
    requireFresh({ parent, now });
    await spend(trx, `calendar addresses:${parent.id}`, house.limits.calendarAddresses, now);
    await replaceFeed(trx, child, { tokenHash: hashOf(token), shows }, now);
    return feedOf(trx, child);
  });
  return { address: `${house.config.publicUrl}/calendar/${token}/fernling.ics`, feed };
}

/** Limits only wrong addresses: calendar services ask for many families from one network. */
async function serve(
  { house, db, network, now }: Ask<'anyone'>,
  { params: { token } }: Input<typeof serveCalendar>,
): Promise<Reply<typeof serveCalendar>> {
  const tokenHash = hashOf(token);
  const feed = await findFeed(db, tokenHash);
  if (!feed) {
    await spend(db, `calendar guess:${network()}`, house.limits.calendarGuesses, now);
    throw new Problem('not-found');
  }
  await spend(db, `calendar:${tokenHash}`, house.limits.calendarReads, now);
  const file = await inTurn(feed.owner.id, () => calendarFile({ house, db, now }, feed));
  return new FileReply({
    content: Readable.from([file]),
    type: 'text/calendar; charset=utf-8',
    bytes: file.byteLength,
  });
}

async function calendarFile(
  { house, db, now }: Pick<Ask<'anyone'>, 'house' | 'db' | 'now'>,
  { childId, shows, owner }: FoundFeed,
): Promise<Buffer> {
  const child = await requireChild(db, owner, childId);
  const today = todayIn(owner.timeZone, now);
  const vaccines = await planAsOf(db, child, today, now);
  const checkups = await checkupSummaries(db, child, today, now);
  const { first_name: firstName } = await readFacts(db, child);
  const facts = { childId, firstName, shows, checkups, today, timeZone: owner.timeZone };
  const host = new URL(house.config.publicUrl).hostname;
  const calendar = await calendars.of([vaccines, facts, host], () =>
    calendarOf({ ...facts, plan: planToday(vaccines, today) }, host),
  );
  return Buffer.from(calendarText(calendar.value(), now));
}
