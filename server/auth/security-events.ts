import type { SecurityEventKind } from '#contract/accounts/security-events.ts';
import type { Db } from '#server/db/db.ts';
import { insertSecurityEvent } from './queries.ts';

export type NewSecurityEvent = {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly device: string;
  /** Such as an invited address. */
  readonly detail?: string;
};

/** Call it in the transaction of the change. */
export async function recordEvent(db: Db, event: NewSecurityEvent, now: Date): Promise<void> {
  await insertSecurityEvent(db, event, now);
}
