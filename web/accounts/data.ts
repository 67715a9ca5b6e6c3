import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readDeletion, type Deletion } from '#contract/accounts/deletion.ts';
import { signOut, signOutEverywhere } from '#contract/accounts/signing-in.ts';
import { readMe, type Me } from '#contract/accounts/me.ts';
import type { Day } from '#domain/time/day.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { changingMe, closingAccount, meKey, signingOut } from './account-changes.ts';
import { dayHere, whenClockMoves } from './day-here.ts';

export { meKey };

/** The signed-in account. */
export function useMe() {
  return useQuery<Me, CallFailed>({ queryKey: meKey, queryFn: ({ signal }) => call(readMe, {}, signal) });
}

/** The day it is for the signed-in parent. It changes at their midnight, also on a page that stays open. */
export function useToday(): Day {
  const { data: me } = useMe();
  return useSyncExternalStore(whenClockMoves, () => dayHere(me?.timeZone, new Date()));
}

/** Changes the name or a display choice. */
export function useChangeMe() {
  return useMutation(changingMe(useQueryClient()));
}

/** What happens when the account is deleted. */
export function useDeletion() {
  return useQuery<Deletion, CallFailed>({
    queryKey: ['deletion'],
    queryFn: ({ signal }) => call(readDeletion, {}, signal),
  });
}

/** Closes the account, which is erased after 30 days. */
export function useCloseAccount() {
  return useMutation(closingAccount(useQueryClient()));
}

/** Logs out here. */
export function useSignOut() {
  return useMutation(signingOut(useQueryClient(), () => call(signOut, { body: {} })));
}

/** Logs out on every device, this one too. */
export function useSignOutEverywhere() {
  return useMutation(signingOut(useQueryClient(), () => call(signOutEverywhere, { body: {} })));
}
