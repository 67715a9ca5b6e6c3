import { useQuery } from '@tanstack/react-query';
import { readTrial } from '#contract/billing/trial.ts';
import { queryOf } from '#web/client/calls/queries.ts';
import { minuteMs, readAgain } from '../calling.ts';

export const trialQuery = {
  ...queryOf(readTrial, {}, { staleTime: 2 * minuteMs, gcTime: 5 * minuteMs }),
  ...readAgain,
};

export const useTrial = () => useQuery(trialQuery);
