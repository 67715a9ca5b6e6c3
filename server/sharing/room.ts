import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { sharingFates, sharingPart } from './export.ts';
import { sharingJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const sharingRoom = {
  routes,
  jobs: sharingJobs,
  parts: [sharingPart],
  fates: sharingFates,
  life: { days: {} },
} as const satisfies Room<EditableChild>;
