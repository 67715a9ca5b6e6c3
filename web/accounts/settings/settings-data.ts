import { useQuery } from '@tanstack/react-query';
import { readDeletion } from '#contract/accounts/deletion.ts';
import { readWaysIn } from '#contract/accounts/identities.ts';
import { listSecurityEvents } from '#contract/accounts/security-events.ts';
import { listSessions } from '#contract/accounts/sessions.ts';
import { queryOf } from '#web/client/calls/queries.ts';

/** Other parents change it, so it reloads wherever it is shown. */
export const deletionQuery = queryOf(readDeletion, {}, { staleTime: 0, gcTime: 0 });
export const sessionsQuery = queryOf(listSessions, {});
/** Other devices add to it, so it reloads wherever it is shown. */
export const eventsQuery = queryOf(listSecurityEvents, {}, { staleTime: 0 });

export const waysInQuery = queryOf(readWaysIn, {});

export const useDeletion = () => useQuery(deletionQuery);

export const useSessions = () => useQuery(sessionsQuery);

export const useSecurityEvents = () => useQuery(eventsQuery);

export const useWaysIn = () => useQuery(waysInQuery);
