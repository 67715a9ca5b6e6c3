import type { MailKind } from '#contract/mail-kinds.ts';
import type { OutboxMail } from '#contract/pages.ts';
import { count } from '#domain/time/age-text.ts';
import { clockText } from '#web/client/text/clock-text.ts';

/** The mail requested by `?mail=`, else the newest; null if the outbox is empty. */
export function chosenMail(mails: readonly OutboxMail[], search: string): OutboxMail | null {
  const asked = new URLSearchParams(search).get('mail');
  return mails.find(({ id }) => id === asked) ?? mails[0] ?? null;
}

export function waitingText(mails: number): string {
  return `${count(mails, 'mail')} ${mails === 1 ? 'waits' : 'wait'} here`;
}

const kindTexts: Readonly<Record<MailKind, string>> = {
  'confirm-address': 'Confirm address',
  'new-account': 'New account',
  'reset-password': 'New password',
  'password-changed': 'Password changed',
  'identity-linked': 'Login linked',
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
  'contact-message': 'Message to you',
  'contact-received': 'Message received',
  reminder: 'Reminder',
};

export function kindText(kind: MailKind): string {
  return kindTexts[kind];
}

/**
 * 'Nov 21, 2:41 a.m.'
 *
 * @param timeZone defaults to this machine's, which is the reader's too: the page is served only locally
 */
export function madeText(madeAt: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const at = new Date(madeAt);
  const day = new Intl.DateTimeFormat('en-US', { ...zone, month: 'short', day: 'numeric' }).format(at);
  return `${day}, ${clockText(at, timeZone)}`;
}

type Piece = { readonly at: number; readonly text: string; readonly isLink: boolean };

const ADDRESS = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

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
