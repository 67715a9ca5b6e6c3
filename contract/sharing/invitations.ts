import * as z from 'zod/mini';
import { Email } from '#contract/accounts/signing-in.ts';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { Person, specified, StoredAt, StoredId } from '#contract/stored.ts';
import { Relationship, Right } from './tie.ts';

export const Invitation = z.object({
  id: specified(StoredId, 'parent_invitations.id'),
  childId: specified(StoredId, 'parent_invitations.newborn_id'),
  email: specified(z.string(), 'parent_invitations.invitee_email'),
  relationship: specified(Relationship, 'parent_invitations.relationship'),
  may: Right,
  status: specified(z.enum(['pending', 'accepted', 'declined', 'expired']), 'parent_invitations.status'),
  madeBy: Person,
  madeAt: specified(StoredAt, 'parent_invitations.created_at'),
  expiresAt: StoredAt,
  acceptedAt: specified(z.nullable(StoredAt), 'parent_invitations.accepted_at'),
  /** When it was answered or expired; null while pending. */
  endedAt: z.nullable(StoredAt),
  /** The other children it is for, of those whose invitations the reader may see. */
  alsoFor: z.array(z.object({ id: StoredId, firstName: z.string() })),
});
export type Invitation = z.infer<typeof Invitation>;

/** Ignored; mails use the stored names. */
const ignored = z.optional(z.nullable(z.string()));

/** As many as an account can have beside the first. */
const MOST_FURTHER_CHILDREN = 99;

export const NewInvitation = z.strictObject({
  newbornId: Id,
  /** Further children of the same invitation, which is answered for all of them at once. */
  alsoForIds: z.optional(z.array(Id).check(z.maxLength(MOST_FURTHER_CHILDREN))),
  email: Email,
  /** Defaults to guardian. A grandparent or caregiver can only view. */
  relationship: z.optional(Relationship),
  /** Defaults to the widest right that goes with the relationship: to edit, or to view. */
  right: z.optional(Right),
  childName: ignored,
  inviterName: ignored,
});

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/functions/v1/send-invitation',
  who: 'may edit the child',
  summary: 'Invites an address to a child, or several at once, by one mail. Replaces what is pending for that address.',
  body: NewInvitation,
  reply: z.extend(Invitation, {
    /** Whether it replaced a pending invitation to this address, whose link no longer works for these children. */
    isInPlaceOfEarlier: z.boolean(),
  }),
  spec: ['function send-invitation'],
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/children/:childId/invitations',
  who: 'may edit the child',
  summary: 'The invitations to a child, pending and ended, newest first.',
  params: ofChild,
  reply: z.array(Invitation),
  spec: ['select parent_invitations by newborn_id'],
});

export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/invitations/:invitationId',
  who: 'may edit the child',
  summary: 'Cancels a pending invitation to a child. Its link stops working, except for other children it is for.',
  params: z.extend(ofChild, { invitationId: Id }),
  body: Nothing,
  reply: Nothing,
  spec: ['delete parent_invitations'],
});
