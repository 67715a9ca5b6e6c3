import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { LinkToken, Nothing } from '#contract/fields.ts';
import { ServedFile } from '#contract/file-reply.ts';
import { StoredAt } from '#contract/stored.ts';

/** How a calendar names the child. */
export const FeedName = z.enum(['first-name', 'initial'], { error: 'Choose a first name or an initial' });
export type FeedName = z.infer<typeof FeedName>;

/** The parent's own, null if none. The secret address is only shown when it is created. */
export const CalendarFeed = z.object({ feed: z.nullable(z.object({ shows: FeedName, madeAt: StoredAt })) });
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/children/:childId/calendar-feed',
  who: 'may see the child',
  summary: 'Whether the account has a calendar address for a child.',
  params: ofChild,
  reply: CalendarFeed,
});

export const makeCalendarFeed = endpoint({
  method: 'POST',
  path: '/api/children/:childId/calendar-feed',
  who: 'may see the child',
  summary: "Creates a secret calendar address for a child's doses and checkups. An earlier one stops working.",
  params: ofChild,
  body: z.strictObject({ shows: FeedName }),
  reply: z.object({ address: z.string(), feed: CalendarFeed.shape.feed }),
  status: 201,
});

export const removeCalendarFeed = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/calendar-feed',
  who: 'may see the child',
  summary: "Deletes the account's calendar address for a child.",
  params: ofChild,
  reply: Nothing,
});

export const serveCalendar = endpoint({
  method: 'GET',
  path: '/calendar/:token/fernling.ics',
  who: 'anyone',
  summary: "A child's planned doses and checkups as iCalendar, for anyone who has the secret address.",
  params: z.object({ token: LinkToken }),
  reply: ServedFile,
  serves: ['text/calendar; charset=utf-8'],
});
