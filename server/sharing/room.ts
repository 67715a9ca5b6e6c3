import type { EditableChild } from '#server/children/access.ts';
import type { Room } from '#server/room.ts';
import { sharingFates, sharingPart } from './export.ts';
import { sharingJobs } from './jobs.ts';
import { routes } from './routes.ts';

const ofAccess = { not: 'Access to a child does not depend on when it was born.' };

export const sharingRoom = {
  routes,
  jobs: sharingJobs,
  parts: [sharingPart],
  fates: sharingFates,
  life: {
    days: {
      child_parents: { joined_at: ofAccess },
      invitations: { expires_at: ofAccess, answered_at: ofAccess },
    },
  },
} as const satisfies Room<EditableChild>;
