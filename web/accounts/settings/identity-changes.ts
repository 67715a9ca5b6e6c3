import type { QueryClient } from '@tanstack/react-query';
import {
  linkIssuer,
  proveByIssuer,
  unlinkIdentity,
  type Identity,
  type Issuer,
} from '#contract/accounts/identities.ts';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { eventsQuery, waysInQuery } from './settings-data.ts';

type Away = { readonly next: string };
const go = ({ next }: Away) => location.assign(next);

/** @param leave goes to the issuer */
export function linkingIssuer(_: QueryClient, leave: (away: Away) => void = go): Change<Away, Issuer> {
  return {
    mutationFn: ({ name }) => call(linkIssuer, { body: { issuer: name } }),
    onSuccess: leave,
    onError: (failed, { label }) => sayFailed(`Linking ${label} failed`, failed),
  };
}

/** For an account without a password. @param leave goes to the issuer */
export function provingByIssuer(_: QueryClient, leave: (away: Away) => void = go): Change<Away, Issuer> {
  return {
    mutationFn: ({ name }) => {
      const next = `${location.pathname}${location.search}`;
      return call(proveByIssuer, { body: { issuer: name, next } });
    },
    onSuccess: leave,
    onError: (failed, { label }) => sayFailed(`${label} login failed`, failed),
  };
}

export function unlinkingIdentity(client: QueryClient): Change<unknown, Identity> {
  return {
    mutationFn: ({ id }) => call(unlinkIdentity, { params: { identityId: id } }).catch(ignoreUnlinked),
    onSuccess: async (_, { label }) => {
      void client.invalidateQueries({ queryKey: eventsQuery.queryKey });
      await client.invalidateQueries({ queryKey: waysInQuery.queryKey });
      toasts.show({ title: `${label} unlinked` });
    },
    onError: (failed, { label }) => {
      void client.invalidateQueries({ queryKey: waysInQuery.queryKey });
      sayFailed(`Unlinking ${label} failed`, failed);
    },
  };
}

/** One that is unlinked already is not a failure. */
function ignoreUnlinked(failed: CallFailed): void {
  if (failed.code !== 'not-found') throw failed;
}

function sayFailed(title: string, failed: CallFailed): void {
  const text = failed.code === 'not-allowed' ? failed.message : problemText(failed);
  toasts.show({ kind: 'problem', title, text });
}
