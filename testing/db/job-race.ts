import * as z from 'zod/mini';
import type { DbSettings } from '#server/db/open-db.ts';
import { giveBack, takeProcesses } from '../servers/racing-process.ts';
import type { JobName } from './racing-jobs.ts';

const Result = z.array(z.string());

/**
 * Runs one job in several processes at once.
 *
 * @returns the result of each
 * @throws Error when one of them fails
 */
export async function raceJobs(job: JobName, place: DbSettings, count = 2): Promise<string[][]> {
  const processes = takeProcesses(count);
  await Promise.all(processes.map(({ ask }) => ask({ ready: true })));
  const results = await Promise.all(processes.map(({ ask }) => ask({ job, place })));
  giveBack(processes);
  return results.map((result) => Result.parse(result));
}
