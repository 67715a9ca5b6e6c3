import { useState } from 'react';
import { resendConfirmation } from '#contract/accounts/signing-in.ts';
import { call, CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';
import { answerChallenge, ChallengeBroken } from '../challenge/answer-challenge.ts';

type State = { readonly name: 'idle' | 'busy' | 'sent' } | { readonly name: 'failed'; readonly text: string };

/** Has the confirming mail sent again. The security check runs when it is asked for: few ever need it. */
export function useResend() {
  const [state, setState] = useState<State>({ name: 'idle' });

  async function resend(email: string): Promise<void> {
    setState({ name: 'busy' });
    try {
      const challengeToken = await answerChallenge('resend', AbortSignal.timeout(longestCheckMs));
      await call(resendConfirmation, { body: { email, challengeToken } });
      setState({ name: 'sent' });
    } catch (error) {
      setState({ name: 'failed', text: resendFailure(error) });
    }
  }
  return { state, resend };
}

const longestCheckMs = 60_000;

/** What is said once a mail was asked for, whether or not anybody waits for one. */
export const resendText = 'If an account waits for this address, a new mail is on its way.';

/** Why no mail was sent, as a sentence. */
export function resendFailure(error: unknown): string {
  if (error instanceof ChallengeBroken) return error.why ?? error.message;
  if (!(error instanceof CallFailed)) return 'An unexpected error occurred';
  const aboutCheck = error.fields.find(({ name }) => name === 'challengeToken');
  return aboutCheck?.message ?? problemText(error);
}
