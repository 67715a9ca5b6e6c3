import * as z from 'zod/mini';
import { ofChild } from '#contract/children.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { specified, StoredAt, StoredId } from '#contract/stored.ts';
import { Relationship, Right } from './tie.ts';

export const ChildParent = z.object({
  id: specified(StoredId, 'child_parents.id'),
  userId: specified(StoredId, 'child_parents.user_id'),
  name: z.string(),
  /** Null for a viewer, who sees names only. */
  email: z.nullable(z.string()),
  relationship: Relationship,
  isPrimary: z.boolean(),
  may: Right,
  isYou: z.boolean(),
  joinedAt: StoredAt,
});
export type ChildParent = z.infer<typeof ChildParent>;

export const listParents = endpoint({
  method: 'GET',
  path: '/api/children/:childId/parents',
  who: 'may see the child',
  summary: 'Who has access to a child, the primary parent first. A viewer sees no addresses.',
  params: ofChild,
  reply: z.array(ChildParent),
  spec: ['rpc get_child_parents'],
});

const ofParent = z.extend(ofChild, { parentId: Id });

export const changeParent = endpoint({
  method: 'PUT',
  path: '/api/children/:childId/parents/:parentId',
  who: 'owns the child',
  summary: "Changes a parent's relationship and right. The primary parent always keeps the right to edit.",
  params: ofParent,
  body: z.strictObject({ relationship: Relationship, may: Right }),
  reply: ChildParent,
});

/** Parents invited by the removed one who still have access. */
const LetIn = z.object({ letIn: z.array(z.object({ id: StoredId, name: z.string() })) });

export const removeParent = endpoint({
  method: 'DELETE',
  path: '/api/children/:childId/parents/:parentId',
  who: 'may edit the child',
  summary:
    "Removes another parent's access at once and names whom they had invited. Not for the primary parent or oneself.",
  params: ofParent,
  body: Nothing,
  reply: LetIn,
  spec: ['delete child_parents'],
});

export const leaveChild = endpoint({
  method: 'POST',
  path: '/api/children/:childId/leave',
  who: 'may see the child',
  summary: "Gives up one's own access to a child. Not for the primary parent.",
  params: ofChild,
  body: Nothing,
  reply: Nothing,
});
