import { useQuery } from '@tanstack/react-query';
import { readSubscription } from '#contract/billing.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { minuteMs, readAgain } from './calling.ts';

export const subscriptionQuery = {
  ...queryOf(readSubscription, {}, { staleTime: 5 * minuteMs, gcTime: 10 * minuteMs }),
  ...readAgain,
};

export const useSubscription = () => useQuery(subscriptionQuery);
