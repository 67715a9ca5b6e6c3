import * as z from 'zod/mini';
import { Email } from '#contract/accounts/signing-in.ts';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { Person, specified, StoredAt, StoredId } from '#contract/stored.ts';
import { Relationship, Right } from './tie.ts';

/** An invitation to a child, as its parents see it. */
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
  /** When it was answered, or ran out; null while it waits. */
  endedAt: z.nullable(StoredAt),
});
export type Invitation = z.infer<typeof Invitation>;

/** The names are accepted and never used: those in a mail come from what is stored. */
const ignored = z.optional(z.nullable(z.string()));

export const NewInvitation = z.strictObject({
  newbornId: Id,
  email: Email,
  /** Guardian when not said. */
  relationship: z.optional(Relationship),
  /** To edit when not said. */
  right: z.optional(Right),
  childName: ignored,
  inviterName: ignored,
});

export const sendInvitation = endpoint({
  method: 'POST',
  path: '/functions/v1/send-invitation',
  who: 'may edit the child',
  summary: 'Invites an address to a child, by mail. It takes the place of one that waits for the same address.',
  body: NewInvitation,
  reply: z.extend(Invitation, {
    /** Whether one waited for this address, whose link leads nowhere now. */
    isInPlaceOfEarlier: z.boolean(),
  }),
  spec: ['function send-invitation'],
});

export const listInvitations = endpoint({
  method: 'GET',
  path: '/api/children/:childId/invitations',
  who: 'may edit the child',
  summary: 'The invitations to a child, those that wait and those that are over, newest first.',
  params: ofChild,
  reply: z.array(Invitation),
  spec: ['select parent_invitations by newborn_id'],
});

export const cancelInvitation = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/invitations/:invitationId',
  who: 'may edit the child',
  summary: 'Takes an invitation back that nobody has answered. Its link leads nowhere from then on.',
  params: z.extend(ofChild, { invitationId: Id }),
  body: Nothing,
  reply: Nothing,
  spec: ['delete parent_invitations'],
});
