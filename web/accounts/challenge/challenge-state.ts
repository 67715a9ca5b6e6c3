export type ChallengeState =
  | { readonly name: 'waiting' }
  /** Compared by identity: each object is its own check. */
  | { readonly name: 'checking' }
  | { readonly name: 'passed'; readonly token: string; readonly passedAtMs: number }
  /** Rejected by the server. */
  | { readonly name: 'refused' }
  /** No challenge, or the worker failed. `why` is the reason, if known. */
  | { readonly name: 'broken'; readonly why: string | null };

export const waiting: ChallengeState = { name: 'waiting' };

/** The server accepts a token for 5 minutes; the margin covers the trip. */
export const tokenUsableMs = 4 * 60_000;

/** The state after the first touch or a short delay. */
export function started(state: ChallengeState): ChallengeState {
  return state.name === 'waiting' ? { name: 'checking' } : state;
}

/** A refused request spends its token: either the check was the reason, or it starts over. */
export function afterRefusal(isAboutCheck: boolean): ChallengeState {
  return { name: isAboutCheck ? 'refused' : 'checking' };
}

export function tokenOf(state: ChallengeState): string | null {
  return state.name === 'passed' ? state.token : null;
}

/**
 * Measured by the browser's clock since the token arrived: a phone's clock may differ from the server's by more than a
 * token's lifetime.
 */
export function isStale(state: ChallengeState, nowMs: number): boolean {
  return state.name === 'passed' && nowMs - state.passedAtMs >= tokenUsableMs;
}

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
