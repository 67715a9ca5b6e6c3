/** `namesAccount`: the mail names an account to other parents; unsent ones are deleted with that account. */
export const mailKinds = {
  'confirm-address': { namesAccount: false },
  'new-account': { namesAccount: false },
  'reset-password': { namesAccount: false },
  'password-changed': { namesAccount: false },
  'identity-linked': { namesAccount: false },
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
  'contact-message': { namesAccount: false },
  'contact-received': { namesAccount: false },
  reminder: { namesAccount: false },
} as const satisfies Record<string, { readonly namesAccount: boolean }>;

export type MailKind = keyof typeof mailKinds;
