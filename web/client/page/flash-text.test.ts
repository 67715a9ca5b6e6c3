import { expect, test } from 'vitest';
import { flashText } from './flash-text.ts';

test('[PUB-05] who opens a sample of an article is told why that leads to an account', () => {
  expect(flashText['sample-article']).toEqual({ title: 'Sign up to access our full library of articles' });
});

test.each([
  { code: 'welcome-back', title: 'Welcome back!', text: "You've successfully logged in." },
  { code: 'account-created', title: 'Account created!', text: 'Welcome to Fernling. Verify your email to continue.' },
  { code: 'logged-out', title: 'Logged out successfully', text: 'You have been logged out of your account' },
  {
    code: 'deletion-canceled',
    title: 'Your account stays',
    text: 'Nothing is deleted. Invitations that were waiting have ended, and other devices have to log in again.',
  },
] as const)('[UI-02] $title $text', ({ code, ...said }) => {
  expect(flashText[code]).toEqual(said);
});
