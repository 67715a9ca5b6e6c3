import { JobFailed } from '#server/jobs/job.ts';
import { StorageFailed } from './storage.ts';

/**
 * Does a job that the storage is needed for. While that is out of use, however long, all such jobs rest, and no try counts.
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
