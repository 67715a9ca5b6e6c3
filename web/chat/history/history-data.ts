import { useQuery } from '@tanstack/react-query';
import { readChatHistory } from '#contract/chat/history.ts';
import { queryOf } from '#web/client/calls/queries.ts';

/** What is asked in the chat adds to it, so it reloads wherever it is shown. @param before the last message of the page before */
export const historyQuery = (before?: string) =>
  queryOf(readChatHistory, { query: before === undefined ? {} : { before } }, { staleTime: 0 });

export const useHistory = (before?: string) => useQuery(historyQuery(before));

/** Asks nothing for whoever is logged out. */
export const useHistoryOf = (isLoggedIn: boolean) => useQuery({ ...historyQuery(), enabled: isLoggedIn });
