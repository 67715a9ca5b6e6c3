import type { FlashCode } from '#contract/flash.ts';

/** Messages that survive a page change. */
export const flashText: Readonly<Record<FlashCode, { title: string; text?: string }>> = {
  'welcome-back': { title: 'Welcome back!', text: "You've successfully logged in." },
  'account-created': { title: 'Account created!', text: 'Welcome to Fernling. Verify your email to continue.' },
  'logged-out': { title: 'Logged out successfully', text: 'You have been logged out of your account' },
  'logged-out-everywhere': { title: 'Logged out successfully', text: 'You have been logged out on every device.' },
  'deletion-canceled': {
    title: 'Your account stays',
    text: 'Nothing is deleted. Invitations that were waiting have ended, and other devices have to log in again.',
  },
  'password-reset': { title: 'Password reset successful!', text: 'You can now log in with your new password' },
  'sample-article': { title: 'Sign up to access our full library of articles' },
  'address-confirmed': { title: 'Your email is confirmed', text: 'You can log in now.' },
};
