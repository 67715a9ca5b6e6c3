import { accountsRoom } from '#server/accounts/room.ts';
import { articlesRoom } from '#server/articles/room.ts';
import { billingRoom } from '#server/billing/room.ts';
import { chatRoom } from '#server/chat/room.ts';
import { checkupsRoom } from '#server/checkups/room.ts';
import { contactRoom } from '#server/contact/room.ts';
import type { EditableChild } from '#server/children/access.ts';
import { childrenRoom } from '#server/children/room.ts';
import { foodsRoom } from '#server/foods/room.ts';
import { growthRoom } from '#server/growth/room.ts';
import { insightsRoom } from '#server/insights/room.ts';
import { milestonesRoom } from '#server/milestones/room.ts';
import { sharingRoom } from '#server/sharing/room.ts';
import { vaccinesRoom } from '#server/vaccines/room.ts';
import type { Room } from '#server/room.ts';

/** Every room, in the order of the files of an export. */
export const rooms = [
  accountsRoom,
  childrenRoom,
  growthRoom,
  vaccinesRoom,
  checkupsRoom,
  milestonesRoom,
  foodsRoom,
  articlesRoom,
  insightsRoom,
  sharingRoom,
  billingRoom,
  contactRoom,
  chatRoom,
] as const satisfies readonly Room<EditableChild>[];
