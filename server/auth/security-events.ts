import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { Db } from '#server/db/db.ts';
import { insertSecurityEvent } from './queries.ts';

export type NewSecurityEvent = {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  /** Such as 'Phone, Firefox'. */
  readonly device: string;
  /** Such as an invited address. */
  readonly detail?: string;
};

/** Records an event for the owner of the account, in the transaction of the change. */
export async function recordEvent(db: Db, event: NewSecurityEvent, now: Date): Promise<void> {
  await insertSecurityEvent(db, event, now);
}
