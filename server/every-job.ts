import { accountJobs } from '#server/accounts/jobs.ts';
import { checkupJobs } from '#server/checkups/jobs.ts';
import { childJobs } from '#server/children/jobs.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { erasingJobs } from '#server/portability/erasing/jobs.ts';
import { sendingMails } from '#server/mail/sending.ts';
import { portabilityJobs } from '#server/portability/jobs.ts';
import { vaccineJobs } from '#server/vaccines/jobs.ts';
import { sharingJobs } from '#server/sharing/jobs.ts';

/** Every kind of work that the house does in the background. */
export function everyJob(house: House): JobKind[] {
  return [
    ...sendingMails(house),
    ...accountJobs(house),
    ...childJobs(house),
    ...sharingJobs(house),
    ...vaccineJobs(house),
    ...checkupJobs(house),
    ...portabilityJobs(house),
    ...erasingJobs(house),
  ];
}
