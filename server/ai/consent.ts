import type { Db } from '#server/db/db.ts';
import type { Recipient } from './ai.ts';
import { consentOf } from './queries.ts';

/** Whether something of an account may be sent to the language model. */
export async function maySend(db: Db, accountId: string, { host, isThisMachine }: Recipient): Promise<boolean> {
  return isThisMachine || (await consentOf(db, accountId, host)) === true;
}
