import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { readDeletion, type Deletion } from '#contract/accounts/deletion.ts';
import { signOutEverywhere } from '#contract/accounts/signing-in.ts';
import { listSecurityEvents, type SecurityEvent } from '#contract/accounts/security-events.ts';
import { listSessions, type Session } from '#contract/accounts/sessions.ts';
import type { Transfer, Transfers } from '#contract/accounts/transfers.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { changingMe, closingAccount, deletionKey, signingOut } from '../deletion/account-changes.ts';
import { downloadNow, exportNow, importNow, isUnderWay, readTransfers, transfersKey } from './moving.ts';
import { changingPassword, endingOtherSessions, endingSession, eventsKey, sessionsKey } from './session-changes.ts';

/** Changes the name or a display choice. */
export function useChangeMe() {
  return useMutation(changingMe(useQueryClient()));
}

/** What happens when the account is deleted. Other parents change it, so that it is read anew wherever it is shown. */
export function useDeletion() {
  return useQuery<Deletion, CallFailed>({
    queryKey: deletionKey,
    queryFn: ({ signal }) => call(readDeletion, {}, signal),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Closes the account, which is erased within 30 days. */
export function useCloseAccount() {
  return useMutation(closingAccount(useQueryClient()));
}

/** Logs out on every device, this one too. */
export function useSignOutEverywhere() {
  return useMutation(signingOut(useQueryClient(), () => call(signOutEverywhere, { body: {} })));
}

/** Changes the password. */
export function useChangePassword() {
  return useMutation(changingPassword(useQueryClient()));
}

/** Where the account is logged in. */
export function useSessions() {
  return useQuery<Session[], CallFailed>({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => call(listSessions, {}, signal),
  });
}

/** Logs out on one other device. */
export function useEndSession() {
  return useMutation(endingSession(useQueryClient()));
}

/** Logs out on every other device. */
export function useEndOtherSessions() {
  return useMutation(endingOtherSessions(useQueryClient()));
}

/** What happened to the safety of the account. Other devices add to it, so it is read anew wherever it is shown. */
export function useSecurityEvents() {
  return useQuery<SecurityEvent[], CallFailed>({
    queryKey: eventsKey,
    queryFn: ({ signal }) => call(listSecurityEvents, {}, signal),
    staleTime: 0,
  });
}

const lookEveryMs = 1000;

/** How far the latest export and the latest import are, followed while one is under way. */
export function useTransfers() {
  const client = useQueryClient();
  return useQuery<Transfers, CallFailed>({
    queryKey: transfersKey,
    queryFn: ({ signal }) => readTransfers(client, signal),
    refetchInterval: ({ state }) =>
      isUnderWay(state.data?.export) || isUnderWay(state.data?.import) ? lookEveryMs : false,
  });
}

/** Has an export prepared. */
export function useStartExport() {
  const client = useQueryClient();
  return useMutation<void, CallFailed>({ mutationFn: () => exportNow(client) });
}

/** Has an export downloaded. */
export function useDownload() {
  return useMutation<void, CallFailed, Transfer>({ mutationFn: downloadNow });
}

/** Sends an export to be brought back. */
export function useImport() {
  const client = useQueryClient();
  return useMutation<void, CallFailed, File>({ mutationFn: (file) => importNow(client, file) });
}
