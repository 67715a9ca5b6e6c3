import type { FlashCode } from '#contract/flash.ts';

/** Messages that survive a page change. */
export const flashText: Readonly<Record<FlashCode, { title: string; text?: string; kind?: 'problem' }>> = {
  'welcome-back': { title: 'Welcome back!', text: "You've successfully logged in." },
  'account-created': { title: 'Account created!', text: 'Welcome to Fernling. Verify your email to continue.' },
  'account-made': { title: 'Account created!', text: 'Welcome to Fernling.' },
  'logged-out': { title: 'Logged out successfully', text: 'You have been logged out of your account' },
  'logged-out-everywhere': { title: 'Logged out successfully', text: 'You have been logged out on every device.' },
  'deletion-canceled': {
    title: 'Your account stays',
    text: 'Nothing is deleted. Invitations that were waiting have ended, and other devices have to log in again.',
  },
  'password-reset': { title: 'Password reset successful!', text: 'You can now log in with your new password' },
  'identity-linked': { title: 'Linked', text: 'You can log in with it from now on.' },
  'identity-taken': {
    kind: 'problem',
    title: 'Linking failed',
    text: 'It is linked with another account here. Log in there and unlink it first.',
  },
  'link-failed': { kind: 'problem', title: 'Linking failed', text: 'Nothing has changed. Please try again.' },
  'identity-proved': { title: 'Thank you', text: 'Now please do again what you wanted to do.' },
  'proof-failed': {
    kind: 'problem',
    title: 'That did not work',
    text: 'Log in there with the account that is linked here. Please try again.',
  },
  'sample-article': { title: 'Sign up to access our full library of articles' },
  'address-confirmed': { title: 'Your email is confirmed', text: 'You can log in now.' },
};
