/** Messages that the server sets and the next page shows once. */
export const flashCodes = [
  'welcome-back',
  'account-created',
  'account-made',
  'logged-out',
  'logged-out-everywhere',
  'address-confirmed',
  'deletion-canceled',
  'password-reset',
  'identity-linked',
  'identity-taken',
  'link-failed',
  'identity-proved',
  'proof-failed',
  'sample-article',
] as const;

export type FlashCode = (typeof flashCodes)[number];

export function isFlashCode(text: string | undefined): text is FlashCode {
  return flashCodes.some((code) => code === text);
}
