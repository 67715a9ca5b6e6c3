import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { growthFates, measurementsPart } from './export.ts';
import { followBirth } from './queries.ts';
import { routes } from './routes.ts';

export const growthRoom = {
  routes,
  jobs: () => [],
  parts: [measurementsPart],
  fates: growthFates,
  life: {
    days: { measurements: { measured_on: { entry: 'measurement' } } },
    followBirth,
  },
} as const satisfies Room<EditableChild>;
