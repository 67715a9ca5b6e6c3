import * as z from 'zod/mini';
import { partings } from '#domain/accounts/parting.ts';
import { GivenPassword } from './signing-in.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

/** What happens to a child when this account is deleted. */
const Parting = z.object({
  childId: StoredId,
  firstName: z.string(),
  gender: z.nullable(z.enum(['female', 'male'])),
  what: z.enum(partings),
  /** The parent who becomes the primary parent. */
  to: z.nullable(z.string()),
});
export type Parting = z.infer<typeof Parting>;

export const Deletion = z.object({
  /** When the account will be erased; null while it is open. */
  erasedFrom: z.nullable(StoredAt),
  children: z.array(Parting),
  /** Then its renewal is stopped at the payment provider, and it ends when the account is erased. */
  hasSubscription: z.boolean(),
});
export type Deletion = z.infer<typeof Deletion>;

export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/me/deletion',
  who: 'signed in',
  summary:
    'What happens to each child and to a subscription when the account is deleted, and when a closed account will be erased.',
  reply: Deletion,
  whileClosed: true,
});

export const typedToDelete = 'delete';

const SeenParting = z.strictObject({
  childId: Id,
  what: z.enum(partings),
  to: z.nullable(z.string().check(z.maxLength(200))),
});

export const Closing = z.strictObject({
  /** Left out for an account without one, which is signed in to again instead. */
  password: z.optional(GivenPassword),
  confirmation: z.literal(typedToDelete, { error: `Type ${typedToDelete} to confirm` }),
  /** The account is not closed if anything else would now happen to a child. */
  seen: z.optional(z.array(SeenParting).check(z.maxLength(1000))),
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/me/deletion',
  who: 'signed in',
  summary: 'Closes the account at once and erases it within 30 days. Can be canceled until then.',
  body: Closing,
  reply: z.object({ erasedFrom: StoredAt }),
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/me/deletion',
  who: 'signed in',
  summary: 'Reopens a closed account; nothing is lost.',
  body: Nothing,
  reply: Nothing,
  whileClosed: true,
});
