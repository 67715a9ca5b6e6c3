import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { foodFates, tastesPart } from './export.ts';
import { routes } from './routes.ts';

export const foodsRoom = {
  routes,
  jobs: () => [],
  parts: [tastesPart],
  fates: foodFates,
  life: {
    days: {
      tastes: {
        tried_on: { entry: 'tried food' },
        allowed_on: { not: 'It does not come before the day on which the food was tried.' },
      },
    },
  },
} as const satisfies Room<EditableChild>;
