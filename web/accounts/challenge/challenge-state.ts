/** Where the security check of a form stands. */
export type ChallengeState =
  | { readonly name: 'waiting' }
  /** Each object is a check of its own. */
  | { readonly name: 'checking' }
  | { readonly name: 'passed'; readonly token: string; readonly passedAtMs: number }
  /** The server did not take the answer. */
  | { readonly name: 'refused' }
  /** No challenge could be had, or the worker failed. `why` says more where more is known. */
  | { readonly name: 'broken'; readonly why: string | null };

export const waiting: ChallengeState = { name: 'waiting' };

/** How long a token may be used. The server takes it for 5 minutes; the rest is for the way there. */
export const usableForMs = 4 * 60_000;

/** The state after the form was touched, or the page has been there for a moment. */
export function begun(state: ChallengeState): ChallengeState {
  return state.name === 'waiting' ? { name: 'checking' } : state;
}

/** The state after the server has refused a request: its token is used up, and the check is why or begins anew. */
export function afterRefusal(isAboutCheck: boolean): ChallengeState {
  return { name: isAboutCheck ? 'refused' : 'checking' };
}

/** The token to send, or null while there is none. */
export function tokenOf(state: ChallengeState): string | null {
  return state.name === 'passed' ? state.token : null;
}

/**
 * Whether a token has become too old to be sent. Counted from its arrival by the browser's own clock:
 * the clock of a phone may differ from the server's by more than a token lives.
 */
export function isStale(state: ChallengeState, nowMs: number): boolean {
  return state.name === 'passed' && nowMs - state.passedAtMs >= usableForMs;
}

/** Why a form cannot be sent now; nothing once it can. */
export function notReadyBecause(state: ChallengeState): string | undefined {
  switch (state.name) {
    case 'passed':
      return undefined;
    case 'waiting':
    case 'checking':
      return 'Ready when the security check is done. The check needs JavaScript.';
    case 'refused':
    case 'broken':
      return 'Please complete the captcha';
  }
}
