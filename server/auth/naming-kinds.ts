import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import { mailKinds, type MailKind } from '#contract/mail-kinds.ts';

/** Where a security event, or a mail of the same instant, holds what names an account to others. */
type Naming = {
  /** Other parents of the child are told of it in a mail that is made at the same instant. */
  readonly isToldByMail: boolean;
  /** Whom the detail of the event names, beside its owner: by an address or by a name. */
  readonly detail: 'address' | 'name' | null;
};

const namesNobody: Naming = { isToldByMail: false, detail: null };

const eventKinds: Readonly<Record<SecurityEventKind, Naming>> = {
  'logged-in': namesNobody,
  'login-failed': namesNobody,
  'logged-out-everywhere': namesNobody,
  'session-ended': namesNobody,
  'password-changed': namesNobody,
  'reset-asked': namesNobody,
  'password-reset': namesNobody,
  'invitation-sent': { isToldByMail: true, detail: 'address' },
  'invitation-accepted': { isToldByMail: true, detail: null },
  'access-removed': { isToldByMail: true, detail: 'name' },
  'access-lost': { isToldByMail: true, detail: null },
  'child-left': { isToldByMail: true, detail: null },
  'export-asked': namesNobody,
  'import-asked': namesNobody,
  'deletion-asked': namesNobody,
  'deletion-canceled': namesNobody,
};

/** Mails that tell of what an account may do about a child, or did about it. */
export const namingMails: readonly MailKind[] = kindsOf(mailKinds, ({ namesAccount }) => namesAccount);

/** Events of which other parents are told by mail at the same instant. */
export const toldEvents = kindsOf(eventKinds, ({ isToldByMail }) => isToldByMail);

/** Events whose detail is the address of an account. */
export const addressEvents = kindsOf(eventKinds, ({ detail }) => detail === 'address');

/** Events whose detail is the name of an account. */
export const nameEvents = kindsOf(eventKinds, ({ detail }) => detail === 'name');

function kindsOf<Kind extends string, Facts>(
  all: Readonly<Record<Kind, Facts>>,
  is: (facts: Facts) => boolean,
): Kind[] {
  const isKind = (name: string): name is Kind => name in all;
  return Object.keys(all)
    .filter(isKind)
    .filter((kind) => is(all[kind]));
}
