import { useQuery } from '@tanstack/react-query';
import { readCalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { readReminders } from '#contract/checkups/reminders.ts';
import { queryOf } from '#web/client/queries.ts';

export const calendarFeedQuery = (childId: string) => queryOf(readCalendarFeed, { params: { childId } });
export const remindersQuery = (childId: string) => queryOf(readReminders, { params: { childId } });

/** Whether the account has a calendar address for a child. */
export const useCalendarFeed = (childId: string) => useQuery(calendarFeedQuery(childId));

/** Which reminders of a child the account gets by mail. */
export const useReminders = (childId: string) => useQuery(remindersQuery(childId));
