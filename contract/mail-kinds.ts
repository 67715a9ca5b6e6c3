/** `namesAccount`: the mail tells other parents about an account; unsent ones are deleted when that account is erased. */
export const mailKinds = {
  'confirm-address': { namesAccount: false },
  'sign-up-again': { namesAccount: false },
  'reset-password': { namesAccount: false },
  'password-changed': { namesAccount: false },
  'new-device': { namesAccount: false },
  'account-closed': { namesAccount: false },
  'account-kept': { namesAccount: false },
  'account-idle': { namesAccount: false },
  'primary-parent': { namesAccount: false },
  invitation: { namesAccount: true },
  'access-invited': { namesAccount: true },
  'access-accepted': { namesAccount: true },
  'access-removed': { namesAccount: true },
  'access-left': { namesAccount: true },
  reminder: { namesAccount: false },
} as const satisfies Record<string, { readonly namesAccount: boolean }>;

export type MailKind = keyof typeof mailKinds;
