import type { Db } from '#server/db/db.ts';
import type { Log } from '#server/log.ts';
import type { Ai, OpenedAi, Recipient } from './ai.ts';
import { metered } from './metered.ts';
import { consentOf } from './queries.ts';

/** Whether something of an account may be sent to the language model. */
export async function maySend(db: Db, accountId: string, { host, isThisMachine }: Recipient): Promise<boolean> {
  return isThisMachine || (await consentOf(db, accountId, host)) === true;
}

type Parts = {
  readonly db: Db;
  /** Null without a language model. */
  readonly ai: OpenedAi | null;
  readonly clock: () => Date;
  readonly log: Log;
};

/** The language model that something of an account may be sent to; null without one, or without leave. */
export async function modelFor({ ai, ...parts }: Parts, accountId: string): Promise<Ai | null> {
  if (ai === null || !(await maySend(parts.db, accountId, ai.recipient))) return null;
  return metered({ ai, ...parts }, accountId);
}
