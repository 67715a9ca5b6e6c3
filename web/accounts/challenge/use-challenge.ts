import { useCallback, useEffect, useState } from 'react';
import type { ChallengeAction } from '#contract/accounts/signing-in.ts';
import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { runChallenge } from './answer-challenge.ts';
import { afterRefusal, started, isStale, tokenOf, waiting, type ChallengeState } from './challenge-state.ts';

/** Lets the page hydrate first. */
const BEGIN_AFTER_MS = 200;
const CHECK_INTERVAL_MS = 10_000;

export type ChallengeControl = {
  readonly state: ChallengeState;
  readonly token: string | null;
  readonly begin: () => void;
  readonly renew: () => void;
  /**
   * Handles a refused request, whose token is spent.
   *
   * @returns true if the check was the reason; the widget then shows it
   */
  readonly onFailed: (failed: CallFailed) => boolean;
};

/** Starts on first focus or shortly after hydration, and again when its token is spent or stale. */
export function useChallenge(action: ChallengeAction): ChallengeControl {
  const [state, setState] = useState(waiting);
  const begin = useCallback(() => setState(started), []);
  const renew = useCallback(() => setState({ name: 'checking' }), []);

  useEffect(() => {
    const timer = setTimeout(begin, BEGIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [begin]);
  useEffect(() => {
    if (state.name === 'checking') {
      return runChallenge(action, {
        onSuccess: (token) => setState({ name: 'passed', token, passedAtMs: Date.now() }),
        onError: ({ why }) => setState({ name: 'broken', why }),
      });
    }
    return state.name === 'passed' ? whenStale(state, renew) : undefined;
  }, [state, action, renew]);

  const onFailed = ({ code, fields }: CallFailed) => {
    const isRefused = fields.some(({ name }) => name === 'challengeToken');
    // Offline, the token may be unused; if not, the server rejects it next time.
    if (isRefused || code !== 'offline') setState(afterRefusal(isRefused));
    return isRefused;
  };
  return { state, token: tokenOf(state), begin, renew, onFailed };
}

/** Renews a stale token once the page is visible, even after sleep, which stops timers. */
function whenStale(state: ChallengeState, renew: () => void): () => void {
  const look = () => {
    if (!document.hidden && isStale(state, Date.now())) renew();
  };
  const timer = setInterval(look, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
