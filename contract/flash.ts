/** Messages that survive a change of page: the server sets one, the next page shows it once. */
export const flashCodes = [
  'welcome-back',
  'account-created',
  'logged-out',
  'logged-out-everywhere',
  'address-confirmed',
  'deletion-canceled',
  'password-reset',
] as const;

export type FlashCode = (typeof flashCodes)[number];

/** Whether a text names a message. */
export function isFlashCode(text: string | undefined): text is FlashCode {
  return flashCodes.some((code) => code === text);
}
