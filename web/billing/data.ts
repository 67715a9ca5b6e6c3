import { useQuery } from '@tanstack/react-query';
import { readSubscription, readTrial } from '#contract/billing.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { pauseMs } from '#web/client/calls/query-client.ts';

const minuteMs = 60_000;

/** [SUB-06] Sent again after 1 and 2 seconds when no answer came. */
export const calling = {
  retry: (failures: number, { code }: CallFailed) => failures < 2 && code === 'offline',
  retryDelay: pauseMs,
} as const;

/** The payment provider's page, to which the parent goes and comes back from, changes them. */
const onReturn = { refetchOnWindowFocus: 'always' } as const;

export const subscriptionQuery = {
  ...queryOf(readSubscription, {}, { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs }),
  ...calling,
  ...onReturn,
};
export const trialQuery = {
  ...queryOf(readTrial, {}, { staleTime: 2 * minuteMs, gcTime: 5 * minuteMs }),
  ...calling,
  ...onReturn,
};

export const useSubscription = () => useQuery(subscriptionQuery);

export const useTrial = () => useQuery(trialQuery);
