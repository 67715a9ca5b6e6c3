import type { IssuerFailure, IssuerPurpose } from '#contract/accounts/identities.ts';
import type { FailedEntry } from '#contract/pages.ts';
import { capital } from '#domain/text/capital.ts';
import type { AlertText } from '../failure-text.ts';

/** [AUTH-05] 'Redirecting to Google...' */
export function redirectingText(label: string): string {
  return `Redirecting to ${label}...`;
}

/** [AUTH-05] 'Google login failed', 'Google signup failed', with what to do. */
export function issuerFailure({ label, purpose, why }: FailedEntry): AlertText {
  return { title: failedTitle(label, purpose), text: capital(texts[why](label, purpose)) };
}

function failedTitle(label: string, purpose: IssuerPurpose): string {
  switch (purpose) {
    case 'sign-in':
      return capital(`${label} login failed`);
    case 'sign-up':
      return capital(`${label} signup failed`);
    case 'link':
      return 'Linking failed';
    case 'prove':
      return 'That did not work';
  }
}

const texts: Readonly<Record<IssuerFailure, (label: string, purpose: IssuerPurpose) => string>> = {
  'no answer': (label) => `${label} does not answer right now. Please try again later.`,
  canceled: (label) => `You canceled at ${label}, or it did not let you in. Nothing has changed.`,
  refused: (label) => `What ${label} sent back did not fit. Please try again.`,
  'too late': () => 'That took too long, or began in another browser. Please try again.',
  'slow down': () => 'Too many tries. Please wait a little.',
  unverified: (label, purpose) =>
    purpose === 'sign-up'
      ? `${label} has not confirmed that your email address is yours. Sign up with your email address and a password.`
      : `${label} has not confirmed that your email address is yours. Log in with your password. Then you can link ${label} in Settings, Account.`,
  'not linked': (label) =>
    `This ${label} account is not linked here. Log in with your password. Then you can link it in Settings, Account.`,
  'no account': (label) =>
    `No account here belongs to this ${label} account. You can sign up with it below. If you have an account with another email address, log in and link ${label} in Settings, Account.`,
  'by invitation': () => 'Sign-up here is by invitation. Use the address that was invited.',
  nobody: () => 'Nobody can sign up here. If you have an account, log in with your password.',
};
