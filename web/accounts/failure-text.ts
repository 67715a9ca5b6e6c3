import type { CallFailed } from '#web/client/call.ts';
import { problemText } from '#web/client/problem-text.ts';

/** A headline and a sentence for an alert. */
export type Said = { readonly title: string; readonly text: string };

/** Why a login did not succeed. It never tells which field was wrong, or whether there is such an account. */
export function loginFailure(failed: CallFailed): Said {
  const isWrong = failed.code === 'sign-in-needed';
  return { title: 'Login failed', text: isWrong ? 'Invalid email or password' : problemText(failed) };
}

/** Why a sign-up did not succeed. */
export function signUpFailure(failed: CallFailed): Said {
  const isKnown = failed.code !== 'unexpected';
  return {
    title: 'Sign up failed',
    text: isKnown ? problemText(failed) : 'There was a problem creating your account.',
  };
}

/** What the login page says to whoever tried to sign up with the address of an account. */
export const knownAddress: Said = {
  title: 'An account with this email already exists',
  text: 'Please login or use a different email address.',
};
