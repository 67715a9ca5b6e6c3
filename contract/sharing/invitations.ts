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
});
export type Invitation = z.infer<typeof Invitation>;

/** Ignored; mails use the stored names. */
const ignored = z.optional(z.nullable(z.string()));

export const NewInvitation = z.strictObject({
  newbornId: Id,
  email: Email,
  /** Defaults to guardian. */
  relationship: z.optional(Relationship),
  /** Defaults to the right to edit. */
  right: z.optional(Right),
  childName: ignored,
  inviterName: ignored,
});

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/functions/v1/send-invitation',
  who: 'may edit the child',
  summary: 'Invites an address to a child by mail, replacing a pending invitation to that address.',
  body: NewInvitation,
  reply: z.extend(Invitation, {
    /** Whether it replaced a pending invitation to this address, whose link no longer works. */
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
  summary: 'Cancels a pending invitation. Its link stops working.',
  params: z.extend(ofChild, { invitationId: Id }),
  body: Nothing,
  reply: Nothing,
  spec: ['delete parent_invitations'],
});
