import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { listChildren } from '#contract/children.ts';
import { CallFailed } from './call-failed.ts';
import { forgetFirstAnswers, keepUnusedMs } from './first-answers.ts';
import { queryOf } from './queries.ts';

const retries = 3;
const maxPauseMs = 30_000;
const firstPauseMs = 1000;

/** Refusals after which the session is over. */
const sessionEndCodes: readonly CallFailed['code'][] = ['sign-in-needed', 'account-closed'];

/** 1 s, 2 s, 4 s … up to 30 s. */
export function pauseMs(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, maxPauseMs);
}

/** Retries when there was no answer, a server error or much to do for the account's other tabs; no other refusal. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < retries && (!(error instanceof CallFailed) || passes(error));
}

function passes({ code, retryAfterS = Infinity }: CallFailed): boolean {
  if (code === 'slow-down') return retryAfterS * 1000 <= firstPauseMs;
  return ['offline', 'unavailable', 'unexpected'].includes(code);
}

/** @param onSignedOut called when a load is refused because the session has ended or the account is closed */
export function createQueryClient(onSignedOut: () => void = () => {}): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallFailed && sessionEndCodes.includes(error.code)) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      onMutate: forgetFirstAnswers,
      // The right to edit was revoked: reload the children, which show it.
      onError: (error) => {
        if (!(error instanceof CallFailed && error.code === 'not-allowed')) return;
        // Not awaited: the refusal is shown at once.
        void client.invalidateQueries({ queryKey: queryOf(listChildren, {}).queryKey, exact: true });
      },
    }),
    defaultOptions: {
      // Offline calls fail at once with a message instead of pausing silently.
      queries: { retry: mayRetry, retryDelay: pauseMs, gcTime: keepUnusedMs, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
