import { inBatches } from './in-batches.ts';
import type { Storage } from './storage.ts';

const mostAtOnce = 500;

type Sweeping = {
  /** Newer files stay: they may be in use soon. */
  readonly before: Date;
  readonly inUse: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
};

/**
 * Idempotent.
 *
 * @throws StorageFailed
 */
export async function sweep(storage: Storage, folder: string, { before, inUse }: Sweeping): Promise<void> {
  for await (const keys of inBatches(oldIn(storage, folder, before), mostAtOnce)) {
    await deleteUnused(storage, keys, inUse);
  }
}

/** @throws StorageFailed */
export async function deleteUnused(storage: Storage, keys: readonly string[], inUse: Sweeping['inUse']): Promise<void> {
  const used = await inUse(keys);
  for (const key of keys) if (!used.has(key)) await storage.delete(key);
}

async function* oldIn(storage: Storage, folder: string, before: Date): AsyncIterable<string> {
  for await (const { key, changedAt } of storage.list(folder)) if (changedAt < before) yield key;
}
