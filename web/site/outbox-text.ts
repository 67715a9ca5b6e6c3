import type { MailKind } from '#contract/mail-kinds.ts';
import type { OutboxMail } from '#contract/pages.ts';
import { count } from '#domain/time/age-text.ts';
import { clockText } from '#web/client/clock-text.ts';

/** The mail that the address asks for with `?mail=`, else the newest; null when none waits. */
export function chosenMail(mails: readonly OutboxMail[], search: string): OutboxMail | null {
  const asked = new URLSearchParams(search).get('mail');
  return mails.find(({ id }) => id === asked) ?? mails[0] ?? null;
}

/** '1 mail waits here', '5 mails wait here'. */
export function waitingText(mails: number): string {
  return `${count(mails, 'mail')} ${mails === 1 ? 'waits' : 'wait'} here`;
}

const kindTexts: Readonly<Record<MailKind, string>> = {
  'confirm-address': 'Confirm address',
  'sign-up-again': 'Sign up again',
  'reset-password': 'New password',
  'password-changed': 'Password changed',
  'new-device': 'New login',
  'account-closed': 'Account closed',
  'account-kept': 'Account kept',
  'account-idle': 'Account not used',
  'primary-parent': 'New primary parent',
  invitation: 'Invitation',
  'access-invited': 'Somebody was invited',
  'access-accepted': 'Somebody joined',
  'access-removed': 'Somebody was removed',
  'access-left': 'Somebody left',
  reminder: 'Reminder',
};

/** What a mail is about, in words. */
export function kindText(kind: MailKind): string {
  return kindTexts[kind];
}

/**
 * When a mail was made: 'Nov 21, 2:41 a.m.'.
 *
 * @param timeZone IANA name; left out it is that of this machine, which is the reader's too, as nobody else gets the page
 */
export function madeText(madeAt: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const at = new Date(madeAt);
  const day = new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric' }).format(at);
  return `${day}, ${clockText(at, timeZone)}`;
}

/** A piece of a mail's text; `at` is where it begins. */
type Piece = { readonly at: number; readonly text: string; readonly isLink: boolean };

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/** Takes a text apart into its links and what stands between them. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: link, index } of text.matchAll(ADDRESS)) {
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), isLink: false });
    pieces.push({ at: index, text: link, isLink: true });
    end = index + link.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), isLink: false });
  return pieces;
}
