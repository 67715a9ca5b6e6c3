import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { Db } from '#server/db/db.ts';
import { insertSecurityEvent } from './queries.ts';

/** Something that matters for the safety of an account. */
export type Noted = {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  /** From what: 'Phone, Firefox'. */
  readonly device: string;
  /** An address that was invited, or the like. */
  readonly detail?: string;
};

/** Notes what happened for the owner of the account to see, in the transaction of the change it tells of. */
export async function noteEvent(db: Db, noted: Noted, now: Date): Promise<void> {
  await insertSecurityEvent(db, noted, now);
}
