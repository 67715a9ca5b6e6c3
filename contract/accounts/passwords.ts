import * as z from 'zod/mini';
import { compositionRules } from '#domain/accounts/password.ts';
import { endpoint } from '#contract/endpoint.ts';
import { LinkToken, Nothing } from '#contract/fields.ts';
import { ChallengeToken, Email, GivenPassword, NewPassword, Next } from './signing-in.ts';

export const PasswordProof = z.strictObject({ password: GivenPassword });

export const provePassword = endpoint({
  method: 'POST',
  path: '/api/password-proof',
  who: 'signed in',
  summary: 'Confirms the password, which unlocks sensitive actions in this session for 15 minutes.',
  body: PasswordProof,
  reply: Nothing,
});

const Confirmation = z.string({ error: "Passwords don't match" });
export const isRepeated = z.refine<{ newPassword: string; confirmPassword: string }>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
);

export const ChangedPassword = z
  .strictObject({ currentPassword: GivenPassword, newPassword: NewPassword, confirmPassword: Confirmation })
  .check(isRepeated);

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/password',
  who: 'signed in',
  summary: 'Changes the password, given the current one. Other sessions stay signed in.',
  body: ChangedPassword,
  reply: Nothing,
  spec: ['auth update user password'],
});

export const ForgottenPassword = z.strictObject({ email: Email, challengeToken: ChallengeToken });

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  who: 'anyone',
  summary: 'Mails a link that sets a new password. The answer is the same whether or not there is an account.',
  body: ForgottenPassword,
  reply: Nothing,
  spec: ['auth password reset request'],
});

const ResetPassword = NewPassword.check(
  ...compositionRules.map(({ needs, isKept }) => z.refine<string>(isKept, { error: `Password must contain ${needs}` })),
);

export const PasswordReset = z
  .strictObject({ token: LinkToken, newPassword: ResetPassword, confirmPassword: Confirmation })
  .check(isRepeated);

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  who: 'anyone',
  summary: 'Redeems a mailed link: sets a new password and ends every session of the account.',
  body: PasswordReset,
  reply: Next,
});
