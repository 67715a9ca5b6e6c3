import type { CallFailed } from '#web/client/calls/call-failed.ts';
import { problemText } from '#web/client/calls/problem-text.ts';

export type AlertText = { readonly title: string; readonly text: string };

/** Never reveals which field was wrong or whether the account exists. */
export function loginFailure(failed: CallFailed): AlertText {
  const isWrong = failed.code === 'sign-in-needed';
  return { title: 'Login failed', text: isWrong ? 'Invalid email or password' : problemText(failed) };
}

export function signUpFailure(failed: CallFailed): AlertText {
  const title = 'Sign up failed';
  // The server says who can sign up.
  if (failed.code === 'not-allowed') return { title, text: failed.message };
  const isKnown = failed.code !== 'unexpected';
  return { title, text: isKnown ? problemText(failed) : 'There was a problem creating your account.' };
}

/** Shown on the login page after a sign-up with an existing account's address. */
export const knownAddress: AlertText = {
  title: 'An account with this email already exists',
  text: 'Please login or use a different email address.',
};

export function forgotFailure(failed: CallFailed): AlertText {
  if (failed.code === 'not-understood') return { title: 'Password reset failed', text: 'Failed to send reset email' };
  const isKnown = failed.code !== 'unexpected';
  return {
    title: 'Password reset failed',
    text: isKnown ? problemText(failed) : 'An unexpected error occurred. Please try again.',
  };
}

export function resetFailure(failed: CallFailed): AlertText {
  const isKnown = failed.code !== 'unexpected';
  return { title: 'Password reset failed', text: isKnown ? problemText(failed) : 'Failed to reset password' };
}

export function closeFailure(failed: CallFailed): AlertText {
  const isOther = failed.code === 'changed-meanwhile';
  return {
    title: 'Your account was not deleted',
    text: isOther ? 'What happens to your children has changed. Please read it again.' : problemText(failed),
  };
}

export function changeFailure(failed: CallFailed): AlertText {
  const [wrong] = failed.fields;
  const isKnown = failed.code !== 'unexpected';
  return {
    title: 'Password change failed',
    text: wrong?.message ?? (isKnown ? problemText(failed) : 'An unexpected error occurred'),
  };
}
