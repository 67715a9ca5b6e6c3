import { JobFailed } from '#server/jobs/job.ts';
import { StorageFailed } from './storage.ts';

/**
 * Runs a job that needs the storage. While storage is down, all such jobs pause and no try counts.
 *
 * @throws JobFailed `storage`
 */
export async function restingWithStorage(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw error instanceof StorageFailed ? new JobFailed('storage', { restsKind: true }) : error;
  }
}
