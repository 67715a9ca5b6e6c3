import { useQuery } from '@tanstack/react-query';
import { readGuideHistory } from '#contract/foods/guide.ts';
import { queryOf } from '#web/client/calls/queries.ts';

export const guideHistoryQuery = (entryId: string) => queryOf(readGuideHistory, { params: { entryId } });

export const useGuideHistory = (entryId: string) => useQuery(guideHistoryQuery(entryId));
