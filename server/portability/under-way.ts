import type { Db } from '#server/db/db.ts';
import { Problem } from '#server/problem.ts';
import { transfersOf, type Kind, type StoredTransfer } from './queries.ts';

export async function underWayOf(db: Db, userId: string, kind: Kind): Promise<StoredTransfer | undefined> {
  return (await transfersOf(db, userId, kind)).find(({ status }) => status === 'waiting' || status === 'running');
}

/** @throws Problem `already-exists` */
export async function requireNoneUnderWay(db: Db, userId: string): Promise<void> {
  if (await underWayOf(db, userId, 'import')) {
    throw new Problem('already-exists', { title: 'An import is already running. Wait for it to finish.' });
  }
}
