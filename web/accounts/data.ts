import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { signOut, signOutEverywhere } from '#contract/accounts/signing-in.ts';
import { readMe, type Me } from '#contract/accounts/me.ts';
import type { Day } from '#domain/time/day.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { changingMe, meKey, signingOut } from './account-changes.ts';
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

/** Logs out here. */
export function useSignOut() {
  return useMutation(signingOut(useQueryClient(), () => call(signOut, { body: {} })));
}

/** Logs out on every device, this one too. */
export function useSignOutEverywhere() {
  return useMutation(signingOut(useQueryClient(), () => call(signOutEverywhere, { body: {} })));
}
