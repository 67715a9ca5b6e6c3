import { MutationObserver, type QueryClient, type UseMutationOptions } from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import {
  makeCalendarFeed,
  removeCalendarFeed,
  type CalendarFeed,
  type FeedName,
} from '#contract/checkups/calendar-feed.ts';
import { changeReminders, type Reminders } from '#contract/checkups/reminders.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Where it lies in the query cache whether the account has a calendar address for a child. */
export const calendarFeedKey = (childId: string) => [...childrenKey, childId, 'calendar-feed'] as const;
/** Where it lies in the query cache which mails the account wants about a child. */
export const remindersKey = (childId: string) => [...childrenKey, childId, 'reminders'] as const;

type Change<R, Given> = UseMutationOptions<R, CallFailed, Given>;

/** How a calendar address is made. It is told this one time, to whoever has asked. */
export function makingFeed(client: QueryClient, childId: string): Change<Reply<typeof makeCalendarFeed>, FeedName> {
  return {
    mutationFn: (shows) => call(makeCalendarFeed, { params: { childId }, body: { shows } }),
    onSuccess: ({ feed }) => keepFeed(client, childId, { feed }),
    // Nobody else than the card that asked for the address needs it.
    gcTime: 0,
  };
}

/** How a calendar address is ended, and what is said about it. */
export function endingFeed(client: QueryClient, childId: string): Change<unknown, void> {
  return {
    mutationFn: () => call(removeCalendarFeed, { params: { childId } }),
    onSuccess: async () => {
      await keepFeed(client, childId, { feed: null });
      toasts.show({ title: 'Calendar address ended', text: 'Calendars that used it get nothing any more.' });
    },
  };
}

async function keepFeed(client: QueryClient, childId: string, feed: CalendarFeed): Promise<void> {
  // A reading that began before the change would put the old state back.
  await client.cancelQueries({ queryKey: calendarFeedKey(childId) });
  client.setQueryData<CalendarFeed>(calendarFeedKey(childId), feed);
}

type Before = { readonly before: Reminders | undefined };

/** How it is chosen which mails the account wants: shown at once, one change after the other, each with a way back. */
export function choosingReminders(
  client: QueryClient,
  childId: string,
): UseMutationOptions<Reminders, CallFailed, Reminders, Before> {
  const queryKey = remindersKey(childId);
  const show = (reminders: Reminders | undefined) => client.setQueryData<Reminders>(queryKey, reminders);
  return {
    scope: { id: queryKey.join(' ') },
    mutationKey: queryKey,
    mutationFn: (wanted) => call(changeReminders, { params: { childId }, body: wanted }),
    onMutate: async (wanted) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<Reminders>(queryKey);
      show(wanted);
      return { before };
    },
    onSuccess: (_, wanted, { before }) => {
      const putBack = () =>
        void new MutationObserver(client, choosingReminders(client, childId)).mutate(before ?? wanted);
      const shown = toasts.show({
        title: savedText(wanted),
        action: { label: 'Undo', onPick: () => (toasts.dismiss(shown), putBack()) },
      });
    },
    onError: (_, __, known) => show(known?.before),
  };
}

/** What is said of a choice of mails. */
function savedText({ vaccines, checkups }: Reminders): string {
  if (vaccines && checkups) return 'You will be reminded of vaccines and checkups';
  if (vaccines) return 'You will be reminded of vaccines';
  return checkups ? 'You will be reminded of checkups' : 'Reminders are off';
}
