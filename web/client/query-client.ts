import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { listChildren } from '#contract/children.ts';
import { CallFailed } from './call.ts';
import { forgetFirstAnswers } from './first-answers.ts';
import { queryOf } from './queries.ts';

/** How often a failed load is tried again, and how long the pauses may become. */
const retries = 3;
const longestPauseMs = 30_000;
/** How long data that no screen shows is kept. */
export const keepUnusedMs = 5 * 60_000;
const firstPauseMs = 1000;

/** Refusals after which nothing more of the account can be shown. */
const endings: readonly CallFailed['code'][] = ['sign-in-needed', 'account-closed'];

/** Pause before the next try: 1 s, 2 s, 4 s … up to half a minute. */
export function pauseMs(failures: number): number {
  return Math.min(firstPauseMs * 2 ** failures, longestPauseMs);
}

/** Trying again helps when no answer came or the server could not; a refusal stays a refusal. */
export function mayRetry(failures: number, error: Error): boolean {
  const passes = !(error instanceof CallFailed) || ['offline', 'unavailable', 'unexpected'].includes(error.code);
  return passes && failures < retries;
}

/**
 * The memory of what the server has said. It lives in the page and goes with it.
 *
 * @param onSignedOut called when a load is refused because the session has ended, or the account is closed
 */
export function createQueryClient(onSignedOut: () => void = () => {}): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof CallFailed && endings.includes(error.code)) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      onMutate: forgetFirstAnswers,
      // The right to change a child was taken away meanwhile: the list of children says so.
      onError: async (error) => {
        if (!(error instanceof CallFailed && error.code === 'not-allowed')) return;
        await client.invalidateQueries({ queryKey: queryOf(listChildren, {}).queryKey, exact: true });
      },
    }),
    defaultOptions: {
      // Without a line a call fails and says so, in place of waiting for one unseen.
      queries: { retry: mayRetry, retryDelay: pauseMs, gcTime: keepUnusedMs, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
