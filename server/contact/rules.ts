import type { Mailed } from '#contract/contact.ts';
import { DAY_MS } from '#domain/time/durations.ts';

/** Longer than any question waits for its answer. */
export const MESSAGES_KEPT_MS = 365 * DAY_MS;
export const DELETED_AT_ONCE = 1000;

/** Other spellings of an address reach the same mailbox. */
export function mailboxOf(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/** Without what would turn the direction of the words after it. */
export function inOneDirection(text: string): string {
  return text.replaceAll(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
}

/** How long a sender waits to be told whether the mail server took the mail. */
export const MAIL_PATIENCE_MS = 4000;
export const LOOK_EVERY_MS = 100;

/** The specification tells the second by the words 'email address'. */
export const mailErrors: Readonly<Record<Mailed, string | null>> = {
  sent: null,
  waiting: null,
  failed: 'The message is saved, but its mail could not be delivered.',
  nowhere: 'The message is saved, but this server sends no mail to an email address.',
};
