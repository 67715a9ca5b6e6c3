import type { QueryClient } from '@tanstack/react-query';
import { changePassword, type ChangedPassword } from '#contract/accounts/passwords.ts';
import { endOtherSessions, endSession, type Session } from '#contract/accounts/sessions.ts';
import type * as z from 'zod/mini';
import { call } from '#web/client/calls/call.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import type { Change } from '#web/client/calls/use-change.ts';
import { toasts } from '#web/ui/toast/toasts.ts';
import { eventsQuery, sessionsQuery } from './settings-data.ts';

export function changingPassword(client: QueryClient): Change<unknown, z.input<typeof ChangedPassword>> {
  return {
    mutationFn: (body) => call(changePassword, { body }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: eventsQuery.queryKey });
      toasts.show({ title: 'Password updated' });
    },
  };
}

export function endingSession(client: QueryClient): Change<unknown, Session> {
  return {
    mutationFn: ({ id }) => call(endSession, { params: { sessionId: id } }).catch(ignoreEnded),
    onSuccess: async (_, { device }) => {
      await reload(client);
      toasts.show({ title: 'Logged out', text: device });
    },
    onError: sayFailed,
  };
}

export function endingOtherSessions(client: QueryClient): Change<unknown> {
  return {
    mutationFn: () => call(endOtherSessions, { body: {} }),
    onSuccess: async () => {
      await reload(client);
      toasts.show({ title: 'Logged out everywhere else' });
    },
    onError: sayFailed,
  };
}

/** An already ended session is not a failure. */
function ignoreEnded(failed: CallFailed): void {
  if (failed.code !== 'not-found') throw failed;
}

async function reload(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: eventsQuery.queryKey });
  await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
}

function sayFailed(failed: CallFailed): void {
  toasts.show({ kind: 'problem', title: 'Logout failed', text: problemText(failed) });
}
