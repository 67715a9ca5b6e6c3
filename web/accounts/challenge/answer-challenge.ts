import type { ChallengeAction } from '#contract/accounts/signing-in.ts';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { solveInWorker } from './solve-in-worker.ts';

const askChallenge = lazyCall(async () => (await import('#contract/accounts/signing-in.ts')).askChallenge);

/** `why` is the reason, if known. */
export class ChallengeBroken extends Error {
  readonly why: string | null;

  constructor(cause: unknown) {
    super('Error loading security check. Please refresh the page.', { cause });
    this.why = cause instanceof CallFailed ? problemText(cause) : null;
  }
}

/**
 * @returns a token for one request of `action`
 * @throws ChallengeBroken when no challenge arrives, the worker fails or `signal` aborts
 */
export async function answerChallenge(
  action: ChallengeAction,
  signal: AbortSignal,
  solve: typeof solveInWorker = solveInWorker,
): Promise<string> {
  try {
    const { id, bits } = await askChallenge({ body: { action } }, signal);
    return `${id}.${await solve({ id, bits }, signal)}`;
  } catch (error) {
    throw new ChallengeBroken(error);
  }
}

export type ChallengeCallbacks = { onSuccess: (token: string) => void; onError: (broken: ChallengeBroken) => void };

/**
 * Solves a challenge and calls back once.
 *
 * @returns cancels it; there is no callback after that
 */
export function runChallenge(
  action: ChallengeAction,
  { onSuccess, onError }: ChallengeCallbacks,
  solve: typeof solveInWorker = solveInWorker,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  answerChallenge(action, signal, solve).then(
    (token) => !signal.aborted && onSuccess(token),
    (broken: ChallengeBroken) => !signal.aborted && onError(broken),
  );
  return () => controller.abort();
}
