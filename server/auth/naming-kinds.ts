import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import { mailKinds, type MailKind } from '#contract/mail-kinds.ts';

/** Where a security event, or its mail, names an account to others. */
type Naming = {
  /** Other parents of the child get a mail in the same transaction. */
  readonly isMailed: boolean;
  readonly detail: 'address' | 'name' | null;
};

const namesNobody: Naming = { isMailed: false, detail: null };

const eventKinds: Readonly<Record<SecurityEventKind, Naming>> = {
  'logged-in': namesNobody,
  'login-failed': namesNobody,
  'logged-out-everywhere': namesNobody,
  'session-ended': namesNobody,
  'password-changed': namesNobody,
  'reset-asked': namesNobody,
  'password-reset': namesNobody,
  'identity-linked': namesNobody,
  'identity-unlinked': namesNobody,
  'invitation-sent': { isMailed: true, detail: 'address' },
  'invitation-accepted': { isMailed: true, detail: null },
  'access-removed': { isMailed: true, detail: 'name' },
  'access-lost': { isMailed: true, detail: null },
  'child-left': { isMailed: true, detail: null },
  'export-asked': namesNobody,
  'import-asked': namesNobody,
  'measurements-taken': namesNobody,
  'vaccines-taken': namesNobody,
  'deletion-asked': namesNobody,
  'deletion-canceled': namesNobody,
};

export const namingMails: readonly MailKind[] = kindsOf(mailKinds, ({ namesAccount }) => namesAccount);

export const mailedEvents = kindsOf(eventKinds, ({ isMailed }) => isMailed);

export const addressEvents = kindsOf(eventKinds, ({ detail }) => detail === 'address');

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
