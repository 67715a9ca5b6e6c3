import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id, LinkToken, Nothing } from '#contract/fields.ts';
import { Relationship, Right } from './tie.ts';

const byToken = z.strictObject({ token: LinkToken });

/** The children's names are included only once the invited address is signed in. */
const OpenedInvitation = z.object({
  /** Masked: 'm…@example.org'. */
  email: z.string(),
  relationship: Relationship,
  may: Right,
  /** Whether the invited address is signed in here. */
  isForYou: z.boolean(),
  /** Whether this account has accepted it and has access. */
  isAccepted: z.boolean(),
  /** Told only on the page that declines; elsewhere the link counts as used. */
  isDeclined: z.boolean(),
  /** 'Maya and Leo', or 'a child' and '2 children' where names are not shown. */
  children: z.string(),
  /** Null once that account is deleted. */
  inviterName: z.nullable(z.string()),
});

export const readInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/read',
  who: 'anyone',
  summary:
    'What an invitation offers to anyone with its link. Names of children are shown only to the invited address, signed in.',
  body: z.extend(byToken, {
    /** Opened by the mail's link to decline; signing in does not return to it. */
    toDecline: z.optional(z.boolean()),
  }),
  reply: OpenedInvitation,
});

export const declineInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/decline',
  who: 'anyone',
  summary: 'Declines an invitation by its link, for all its children, with or without an account.',
  body: byToken,
  reply: Nothing,
});

export const processInvitation = endpoint({
  method: 'POST',
  path: '/functions/v1/process-invitation',
  who: 'signed in',
  summary:
    'Accepts an invitation, for all its children, for the signed-in account, which must have the invited address.',
  body: byToken,
  /** `childId` is the first of them. */
  reply: z.object({ childId: Id, childIds: z.array(Id) }),
  spec: ['function process-invitation'],
});
