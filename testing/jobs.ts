import { accountJobs } from '#server/accounts/jobs.ts';
import { everyJob } from '#server/every-job.ts';
import { JobRunner } from '#server/jobs/job-runner.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { missingPlans } from '#server/vaccines/jobs.ts';
import type { House } from '#server/http/house.ts';
import type { TestHouse } from './house-on.ts';

/** Runs all due jobs and those they queue; plans children first, for a reproducible state. */
export async function workOff(home: TestHouse, kinds: readonly JobKind[] = everyJob(home.house)): Promise<void> {
  const isPlanning = ({ kind }: JobKind) => kind === missingPlans;
  await workOffKinds(home, kinds.filter(isPlanning));
  await workOffKinds(
    home,
    kinds.filter((kind) => !isPlanning(kind)),
  );
}

/** Runs the due jobs of accounts whose kind begins so. */
export async function writeMails(home: TestHouse, begins: 'mail-confirmation' | 'mail-password-reset'): Promise<void> {
  await workOffKinds(
    home,
    accountJobs(home.house).filter(({ kind }) => kind.startsWith(begins)),
  );
}

async function workOffKinds({ house }: TestHouse, kinds: readonly JobKind[]): Promise<void> {
  if (kinds.length === 0) return;
  const runner = new JobRunner(house);
  await runner.start(kinds);
  while (await isDue(house, kinds)) await new Promise((resolve) => setTimeout(resolve, 2));
  await runner.stop();
}

async function isDue({ db, clock }: House, kinds: readonly JobKind[]): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('given_up_at', 'is', null)
    .where('run_at', '<=', clock().toISOString())
    .where(
      'kind',
      'in',
      kinds.map(({ kind }) => kind),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
