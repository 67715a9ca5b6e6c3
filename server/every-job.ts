import { aiJobs } from '#server/ai/jobs.ts';
import type { House } from '#server/http/house.ts';
import type { JobKind } from '#server/jobs/job.ts';
import { sendingMails } from '#server/mail/sending.ts';
import { erasingJobs } from '#server/portability/erasing/jobs.ts';
import { portabilityJobs } from '#server/portability/jobs.ts';
import { rooms } from '#server/rooms.ts';

export function everyJob(house: House): JobKind[] {
  return [
    ...sendingMails(house),
    ...rooms.flatMap(({ jobs }) => jobs(house)),
    ...portabilityJobs(house),
    ...erasingJobs(house),
    ...aiJobs(house),
  ];
}
