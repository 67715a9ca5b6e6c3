import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { accountFates } from './export.ts';
import { accountJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const accountsRoom = {
  routes,
  jobs: accountJobs,
  parts: [],
  fates: accountFates,
  life: { days: {} },
} as const satisfies Room<EditableChild>;
