import { useState } from 'react';
import { lazyCall } from '#web/client/calls/lazy-call.ts';
import { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';
import { answerChallenge, ChallengeBroken } from '../challenge/answer-challenge.ts';

const resendConfirmation = lazyCall(async () => (await import('#contract/accounts/signing-in.ts')).resendConfirmation);

type State = { readonly name: 'idle' | 'busy' | 'sent' } | { readonly name: 'failed'; readonly text: string };

/** Resends the confirmation email. The security check runs on demand: few need it. */
export function useResend() {
  const [state, setState] = useState<State>({ name: 'idle' });

  async function resend(email: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      const challengeToken = await answerChallenge('resend', AbortSignal.timeout(checkTimeoutMs));
      await resendConfirmation({ body: { email, challengeToken } });
      setState({ name: 'sent' });
    } catch (error) {
      setState({ name: 'failed', text: resendFailure(error) });
    }
  }
  return { state, resend };
}

const checkTimeoutMs = 60_000;

/** Shown whether or not an account is waiting. */
export const resendText = 'If an account waits for this address, a new mail is on its way.';

export function resendFailure(error: unknown): string {
  if (error instanceof ChallengeBroken) return error.why ?? error.message;
  if (!(error instanceof CallFailed)) return 'An unexpected error occurred';
  const aboutCheck = error.fields.find(({ name }) => name === 'challengeToken');
  return aboutCheck?.message ?? problemText(error);
}
