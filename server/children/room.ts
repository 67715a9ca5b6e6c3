import type { Room } from '#server/room.ts';
import type { EditableChild } from './access.ts';
import { childrenFates } from './export.ts';
import { childJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const childrenRoom = {
  routes,
  jobs: childJobs,
  parts: [],
  fates: childrenFates,
  life: { days: {} },
} as const satisfies Room<EditableChild>;
