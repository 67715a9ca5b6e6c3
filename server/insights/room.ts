import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { insightFates, insightsPart } from './export.ts';
import { routes } from './routes.ts';

export const insightsRoom = {
  routes,
  jobs: () => [],
  parts: [insightsPart],
  fates: insightFates,
  life: {
    days: {
      insights: { requested_at: { not: 'An insight was written when it was, whatever the date of birth is.' } },
      insight_reservations: { ends_at: { not: 'It ends a minute after it was made.' } },
    },
  },
} as const satisfies Room<EditableChild>;
