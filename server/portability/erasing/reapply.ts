import { deleteChild } from '#server/children/queries/removing.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import { deletedAt, deletedList, type DeletedKind } from '#server/storage/deleted-list.ts';
import { inBatches } from '#server/storage/in-batches.ts';
import type { Storage } from '#server/storage/storage.ts';
import { eraseAccount } from './erase-account.ts';
import { selectMadeAt } from './queries.ts';

type Parts = Pick<House, 'db' | 'clock' | 'storage' | 'config'>;

const mostAtOnce = 500;
const tables = { account: 'users', child: 'children' } as const;

/**
 * Deletes again what a restored backup has brought back. Children first, so that none passes to another parent.
 *
 * @returns how many accounts and children there were
 */
export async function reapplyDeletions(parts: Parts): Promise<number> {
  const { db, clock } = parts;
  let again = 0;
  for (const id of await returned(parts, 'child')) {
    again += 1;
    await tx(db, async (trx) => {
      await lock(trx, 'children', id);
      await deleteChild(trx, { id }, clock());
    });
  }
  for (const id of await returned(parts, 'account')) {
    again += 1;
    await eraseAccount(parts, id, { dueAt: null, notifies: false });
  }
  return again;
}

/** A row made after the deletion of its id is new data. */
async function returned({ db, storage }: Parts, kind: DeletedKind): Promise<string[]> {
  const found: string[] = [];
  for await (const ids of inBatches(listed(storage, kind), mostAtOnce)) {
    for (const { id, made_at: madeAt } of await selectMadeAt(db, tables[kind], ids)) {
      const at = await deletedAt(storage, { kind, id });
      if (at !== null && new Date(madeAt) <= at) found.push(id);
    }
  }
  return found;
}

async function* listed(storage: Storage, kind: DeletedKind): AsyncIterable<string> {
  for await (const deleted of deletedList(storage)) if (deleted.kind === kind) yield deleted.id;
}
