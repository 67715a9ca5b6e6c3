import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { articleFates } from './export.ts';
import { articleJobs } from './jobs.ts';
import { routes } from './routes.ts';

export const articlesRoom = {
  routes,
  jobs: articleJobs,
  parts: [],
  fates: articleFates,
  life: { days: {} },
} as const satisfies Room<EditableChild>;
