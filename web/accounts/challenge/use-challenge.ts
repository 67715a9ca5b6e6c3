import { useCallback, useEffect, useState } from 'react';
import type { ChallengeAction } from '#contract/accounts/signing-in.ts';
import type { CallFailed } from '#web/client/call.ts';
import { runChallenge } from './answer-challenge.ts';
import { afterRefusal, begun, isStale, tokenOf, waiting, type ChallengeState } from './challenge-state.ts';

/** The page comes alive first. */
const BEGIN_AFTER_MS = 200;
const LOOK_EVERY_MS = 10_000;

export type ChallengeControl = {
  readonly state: ChallengeState;
  readonly token: string | null;
  /** For the form: the check starts at its first touch. */
  readonly formProps: { readonly onFocus: () => void };
  readonly renew: () => void;
  /**
   * Takes note of a refused request: its token is used up.
   *
   * @returns true when it was refused because of the check, which the widget then shows
   */
  readonly onFailed: (failed: CallFailed) => boolean;
};

/**
 * The security check of a form: begins at the first touch or a moment after the page came alive,
 * and again whenever its token is used up or too old.
 */
export function useChallenge(action: ChallengeAction): ChallengeControl {
  const [state, setState] = useState(waiting);
  const begin = useCallback(() => setState(begun), []);
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
    // Without an answer the token may still be good; if it is not, the server says so next time.
    if (isRefused || code !== 'offline') setState(afterRefusal(isRefused));
    return isRefused;
  };
  return { state, token: tokenOf(state), formProps: { onFocus: begin }, renew, onFailed };
}

/** Calls when a token has become too old and somebody looks: also after the machine slept, which stops timers. */
function whenStale(state: ChallengeState, renew: () => void): () => void {
  const look = () => {
    if (!document.hidden && isStale(state, Date.now())) renew();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
