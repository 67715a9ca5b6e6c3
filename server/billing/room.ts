import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { billingFates } from './export.ts';
import { billingJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const billingRoom = {
  routes,
  jobs: billingJobs,
  parts: [],
  fates: billingFates,
  life: { days: {} },
} as const satisfies Room<EditableChild>;
