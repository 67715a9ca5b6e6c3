import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readCalendarFeed, type CalendarFeed } from '#contract/checkups/calendar-feed.ts';
import { readReminders, type Reminders } from '#contract/checkups/reminders.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { calendarFeedKey, choosingReminders, endingFeed, makingFeed, remindersKey } from './reminding-changes.ts';

/** Whether the account has a calendar address for a child. */
export function useCalendarFeed(childId: string) {
  return useQuery<CalendarFeed, CallFailed>({
    queryKey: calendarFeedKey(childId),
    queryFn: ({ signal }) => call(readCalendarFeed, { params: { childId } }, signal),
  });
}

/** Makes a calendar address. */
export function useMakeFeed(childId: string) {
  return useMutation(makingFeed(useQueryClient(), childId));
}

/** Ends the calendar address. */
export function useEndFeed(childId: string) {
  return useMutation(endingFeed(useQueryClient(), childId));
}

/** Which mails the account wants about a child. */
export function useReminders(childId: string) {
  return useQuery<Reminders, CallFailed>({
    queryKey: remindersKey(childId),
    queryFn: ({ signal }) => call(readReminders, { params: { childId } }, signal),
  });
}

/** Chooses which mails the account wants about a child. */
export function useChooseReminders(childId: string) {
  return useMutation(choosingReminders(useQueryClient(), childId));
}
