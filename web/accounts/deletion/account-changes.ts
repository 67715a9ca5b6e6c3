import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { closeAccount, Deletion, type Closing } from '#contract/accounts/deletion.ts';
import { changeMe, type ChangedMe, type Me } from '#contract/accounts/me.ts';
import { signOut, signOutEverywhere } from '#contract/accounts/signing-in.ts';
import { call } from '#web/client/calls/call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { putAnswer } from '#web/client/calls/put-answer.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { forgetRemembered, PAST_LATER } from '#web/client/page/remembered.ts';
import { showSignOutFailed } from '#web/client/page/sign-out-failed.ts';
import { storedAs } from '#web/client/calls/stored-as.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { meQuery } from '../data.ts';
import { meIn } from '../settings/profile.ts';
import { deletionQuery } from '../settings/settings-data.ts';
import { showTheme } from '../settings/theme.ts';

export function changingMe(client: QueryClient, show = showTheme): Change<Me, z.input<typeof ChangedMe>> {
  return {
    mutationFn: (body) => call(changeMe, { body }),
    onSuccess: async (me) => {
      await putAnswer(client, meQuery, () => me);
      show(me.theme);
      toasts.show({ title: 'Profile updated successfully' });
    },
    onError: ({ current }) => {
      const now = meIn(current);
      if (now) client.setQueryData(meQuery.queryKey, now);
    },
  };
}

export const signingOutHere = (client: QueryClient): Change<unknown> => ({
  ...signingOut(client, () => call(signOut, { body: {} })),
  onError: showSignOutFailed,
});

export const signingOutEverywhere = (client: QueryClient) =>
  signingOut(client, () => call(signOutEverywhere, { body: {} }));

/**
 * @param end ends the session on the server
 * @param goHome replaces this page with the start page
 */
export function signingOut(
  client: QueryClient,
  end: () => Promise<unknown>,
  goHome: () => void = () => location.replace('/'),
): Change<unknown> {
  return {
    mutationFn: () => end().catch(ignoreSignedOut),
    onSuccess: () => {
      // The browser may cache the page: leave no account data in it.
      client.clear();
      forgetRemembered(([name]) => name === PAST_LATER);
      goHome();
    },
  };
}

/**
 * Closes the account. If the consequences differ from those the parent read, the dialog shows the new ones.
 *
 * @param goThere replaces this page with the 'account closed' page
 */
export function closingAccount(
  client: QueryClient,
  goThere: () => void = () => location.replace('/account-closed'),
): Change<unknown, z.input<typeof Closing>> {
  return {
    mutationFn: (body) => call(closeAccount, { body }),
    onSuccess: () => {
      client.clear();
      forgetRemembered();
      goThere();
    },
    onError: ({ current }) => {
      const now = storedAs(Deletion)(current);
      if (now) client.setQueryData(deletionQuery.queryKey, now);
    },
  };
}

/** An already ended session is not a failure. */
function ignoreSignedOut(error: unknown): void {
  if (!(error instanceof CallFailed && error.code === 'sign-in-needed')) throw error;
}
