/** What a mail can be about. */
export const mailKinds = [
  'confirm-address',
  'sign-up-again',
  'reset-password',
  'password-changed',
  'new-device',
  'account-closed',
  'account-kept',
  'account-idle',
  'primary-parent',
  'invitation',
  'access-invited',
  'access-accepted',
  'access-removed',
  'access-left',
  'reminder',
] as const;

export type MailKind = (typeof mailKinds)[number];
