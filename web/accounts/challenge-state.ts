/** Where the security check of a form stands. */
export type ChallengeState =
  | { readonly name: 'waiting' }
  | { readonly name: 'checking' }
  | { readonly name: 'passed'; readonly token: string; readonly passedAtMs: number }
  /** The server did not take the answer. */
  | { readonly name: 'refused' }
  /** No challenge could be had, or the worker failed. `why` says more where more is known. */
  | { readonly name: 'broken'; readonly why: string | null };

export type ChallengeEvent =
  /** The form was touched, or the page has time. */
  | { readonly name: 'begun' }
  | { readonly name: 'solved'; readonly token: string; readonly atMs: number }
  | { readonly name: 'failed'; readonly why: string | null }
  | { readonly name: 'refused' }
  /** The token is used up, or too old, or the parent tries again. */
  | { readonly name: 'renewed' };

export const waiting: ChallengeState = { name: 'waiting' };

/** How long a token may be used. The server takes it for 5 minutes; the rest is for the way there. */
export const usableForMs = 4 * 60_000;

/** The state after an event. Each `checking` it returns is a new object: a check of its own. */
export function challengeAfter(state: ChallengeState, event: ChallengeEvent): ChallengeState {
  switch (event.name) {
    case 'begun':
      return state.name === 'waiting' ? { name: 'checking' } : state;
    case 'solved':
      return { name: 'passed', token: event.token, passedAtMs: event.atMs };
    case 'failed':
      return { name: 'broken', why: event.why };
    case 'refused':
      return { name: 'refused' };
    case 'renewed':
      return { name: 'checking' };
  }
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
