import type { QueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import { makeCalendarFeed, removeCalendarFeed, type FeedName } from '#contract/checkups/calendar-feed.ts';
import { changeReminders, type Reminders } from '#contract/checkups/reminders.ts';
import { forChild } from '#web/client/text/for-child.ts';
import { call } from '#web/client/calls/call.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import { runChange, type Change } from '#web/client/calls/use-change.ts';
import { offerUndo } from '#web/ui/toast/offer-undo.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { calendarFeedQuery, remindersQuery } from './reminding-data.ts';

export function makingFeed(client: QueryClient, childId: string): Change<Reply<typeof makeCalendarFeed>, FeedName> {
  return {
    mutationFn: (shows) => call(makeCalendarFeed, { params: { childId }, body: { shows } }),
    onSuccess: ({ feed }) => putAnswer(client, calendarFeedQuery(childId), () => ({ feed })),
    // A secret: drop it as soon as the card closes.
    gcTime: 0,
  };
}

export function endingFeed(client: QueryClient, childId: string): Change<unknown> {
  return {
    mutationFn: () => call(removeCalendarFeed, { params: { childId } }),
    onSuccess: async () => {
      await putAnswer(client, calendarFeedQuery(childId), () => ({ feed: null }));
      toasts.show({ title: 'Calendar address ended', text: 'Calendars that used it get nothing any more.' });
    },
  };
}

export const FAILED = 'Failed to save your reminders';

type Before = { readonly before: Reminders | undefined };

export function choosingReminders(client: QueryClient, childId: string): Change<Reminders, Reminders, Before> {
  const query = remindersQuery(childId);
  const { queryKey } = query;
  return {
    scope: { id: queryKey.join(' ') },
    mutationKey: queryKey,
    mutationFn: (wanted) => call(changeReminders, { params: { childId }, body: wanted }),
    onMutate: async (wanted) => {
      let before: Reminders | undefined;
      await putAnswer(client, query, (known) => {
        before = known;
        return wanted;
      });
      return { before };
    },
    onSuccess: (_, wanted, { before }) =>
      offerUndo(
        { title: savedText(wanted), text: forChild(client, childId, 'Mails') },
        () => runChange(client, choosingReminders(client, childId), before ?? wanted),
        FAILED,
      ),
    onError: (_, __, known) => void client.setQueryData(queryKey, known?.before),
  };
}

function savedText({ vaccines, checkups }: Reminders): string {
  if (vaccines && checkups) return 'You will be reminded of vaccines and checkups';
  if (vaccines) return 'You will be reminded of vaccines';
  return checkups ? 'You will be reminded of checkups' : 'Reminders are off';
}
