import { useQuery } from '@tanstack/react-query';
import { readCalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { readReminders } from '#contract/checkups/reminders.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const calendarFeedQuery = (childId: string) => queryOf(readCalendarFeed, { params: { childId } });
export const remindersQuery = (childId: string) => queryOf(readReminders, { params: { childId } });

export const useCalendarFeed = (childId: string) => useQuery(calendarFeedQuery(childId));

export const useReminders = (childId: string) => useQuery(remindersQuery(childId));
