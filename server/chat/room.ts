import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { routes } from './routes.ts';

export const chatRoom = {
  routes,
  jobs: () => [],
  parts: [],
  fates: {},
  life: { days: {} },
} as const satisfies Room<EditableChild>;
