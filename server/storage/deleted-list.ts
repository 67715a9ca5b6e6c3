import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { Trx } from '#server/db/db.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { queueJob } from '#server/jobs/queries.ts';
import { restingWithStorage } from './resting.ts';
import type { Storage } from './storage.ts';

export type DeletedKind = 'account' | 'child';
export type Deleted = { readonly kind: DeletedKind; readonly id: string };

/** Longer than any backup is kept, 90 days. */
const keptMs = 120 * 24 * 60 * 60_000;
const folder = 'deleted';
const noteDeletion = 'note-deletion';
const Payload = z.object({ kind: z.enum(['account', 'child']), id: z.string(), at: z.string() });

// Outside the database: a restored backup does not know what was deleted since.

/** Call it in the transaction of the deletion. */
export async function recordDeletion(trx: Trx, { kind, id }: Deleted, now: Date): Promise<void> {
  const payload = { kind, id, at: now.toISOString() };
  await queueJob(trx, { kind: noteDeletion, key: id, payload, runAt: now }, now);
}

export function deletionRecorder({ storage }: { storage: Storage }): JobKind {
  return {
    kind: noteDeletion,
    atOnce: 4,
    run: ({ payload }) => {
      const { kind, id, at } = Payload.parse(payload);
      // A record that was given up would let a backup restore the deleted data.
      return restingWithStorage(async () => void (await storage.put(keyOf({ kind, id }), Buffer.from(at))));
    },
  };
}

export async function* deletedList(storage: Storage): AsyncIterable<Deleted> {
  for await (const key of storage.keys(folder)) {
    const deleted = deletedIn(key);
    if (deleted) yield deleted;
  }
}

/** When something was deleted; null when it is not on the list. */
export async function deletedAt(storage: Storage, deleted: Deleted): Promise<Date | null> {
  const file = await storage.get(keyOf(deleted));
  return file && new Date(await text(file.stream));
}

/** Removes deletions that no backup predates, and unfinished files of a killed server. */
export async function shortenDeletedList(storage: Storage, now: Date): Promise<void> {
  for await (const { key, changedAt } of storage.list(folder)) {
    const deleted = deletedIn(key);
    const at = deleted ? await deletedAt(storage, deleted) : changedAt;
    if (at && now.getTime() - at.getTime() > keptMs) await storage.delete(key);
  }
}

function keyOf({ kind, id }: Deleted): string {
  return `${folder}/${kind}/${id}.txt`;
}

function deletedIn(key: string): Deleted | null {
  const [, kind, id] = /^deleted\/(account|child)\/([0-9a-f-]{36})\.txt$/.exec(key) ?? [];
  return (kind === 'account' || kind === 'child') && id !== undefined ? { kind, id } : null;
}
