import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { changePassword, type ChangedPassword } from '#contract/accounts/passwords.ts';
import { endOtherSessions, endSession, type Session } from '#contract/accounts/sessions.ts';
import type * as z from 'zod/mini';
import { call, type CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { toasts } from '#web/ui/toast/toasts.ts';

/** Where the sessions of the account and what happened to its safety lie in the query cache. */
export const sessionsKey = ['sessions'] as const;
export const eventsKey = ['security-events'] as const;

type Change<Given> = UseMutationOptions<unknown, CallFailed, Given>;

/** How the password is changed, and what is said about it. */
export function changingPassword(client: QueryClient): Change<z.input<typeof ChangedPassword>> {
  return {
    mutationFn: (body) => call(changePassword, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: eventsKey });
      toasts.show({ title: 'Password updated' });
    },
  };
}

/** How a session on another device is ended, and what is said about it. */
export function endingSession(client: QueryClient): Change<Session> {
  return {
    mutationFn: ({ id }) => call(endSession, { params: { sessionId: id } }).catch(unlessEnded),
    onSuccess: async (_, { device }) => {
      await readAgain(client);
      toasts.show({ title: 'Logged out', text: device });
    },
    onError: sayFailed,
  };
}

/** How every session but this one is ended, and what is said about it. */
export function endingOtherSessions(client: QueryClient): Change<void> {
  return {
    mutationFn: () => call(endOtherSessions, { body: {} }),
    onSuccess: async () => {
      await readAgain(client);
      toasts.show({ title: 'Logged out everywhere else' });
    },
    onError: sayFailed,
  };
}

/** What has ended already is what was wanted. */
function unlessEnded(failed: CallFailed): void {
  if (failed.code !== 'not-found') throw failed;
}

async function readAgain(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: eventsKey });
  await client.invalidateQueries({ queryKey: sessionsKey });
}

function sayFailed(failed: CallFailed): void {
  toasts.show({ kind: 'problem', title: 'Logout failed', text: problemText(failed) });
}
