import type { Endpoint } from '#contract/endpoint.ts';
import { declineInvitation, processInvitation, readInvitation } from './answering.ts';
import { cancelInvitation, listInvitations, sendInvitation } from './invitations.ts';
import { changeParent, leaveChild, listParents, removeParent } from './parents.ts';

export const sharingEndpoints = {
  listParents,
  changeParent,
  removeParent,
  leaveChild,
  sendInvitation,
  listInvitations,
  cancelInvitation,
  readInvitation,
  declineInvitation,
  processInvitation,
} as const satisfies Record<string, Endpoint>;
