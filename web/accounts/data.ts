import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { signOut } from '#contract/accounts/signing-in.ts';
import { readMe, type Me } from '#contract/accounts/me.ts';
import type { Day } from '#domain/time/day.ts';
import { childrenKey } from '#web/children/data.ts';
import { call, type CallFailed } from '#web/client/call.ts';
import { dayHere, whenClockMoves } from '#web/client/day-here.ts';
import { choosingReference, meKey, signingOut } from './deletion/account-changes.ts';

export { meKey };

/** The signed-in account. */
export function useMe() {
  return useQuery<Me, CallFailed>({ queryKey: meKey, queryFn: ({ signal }) => call(readMe, {}, signal) });
}

/**
 * The day it is for the signed-in parent. It changes at their midnight, also on a page that stays open; what is known of
 * the children, such as what is overdue, is then asked for again.
 */
export function useToday(): Day {
  const client = useQueryClient();
  const { data: me } = useMe();
  const read = () => dayHere(me?.timeZone, new Date());
  const today = useSyncExternalStore(whenClockMoves, read, read);
  const known = useRef(today);
  useEffect(() => {
    if (known.current === today) return;
    known.current = today;
    void client.invalidateQueries({ queryKey: childrenKey });
  }, [client, today]);
  return today;
}

/** Chooses which growth reference is read from 24 months. */
export function useChooseReference() {
  return useMutation(choosingReference(useQueryClient()));
}

/** Logs out here. */
export function useSignOut() {
  return useMutation(signingOut(useQueryClient(), () => call(signOut, { body: {} })));
}
