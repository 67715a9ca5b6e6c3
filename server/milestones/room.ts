import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { milestoneFates, milestonesPart } from './export.ts';
import { routes } from './routes.ts';

const achieved = { entry: 'milestone' };

export const milestonesRoom = {
  routes,
  jobs: () => [],
  parts: [milestonesPart],
  fates: milestoneFates,
  life: { days: { milestone_answers: { achieved_on: achieved, achieved_in: achieved, lost_on: achieved } } },
} as const satisfies Room<EditableChild>;
