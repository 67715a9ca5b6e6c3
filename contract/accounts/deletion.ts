import * as z from 'zod/mini';
import { partings } from '#domain/accounts/parting.ts';
import { GivenPassword } from './signing-in.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

/** What becomes of one child of an account that is deleted. */
const Parting = z.object({
  childId: StoredId,
  firstName: z.string(),
  gender: z.nullable(z.enum(['female', 'male'])),
  /** It passes to another parent, is deleted with the account, or merely loses this parent. */
  what: z.enum(partings),
  /** The name of the parent to whom it passes. */
  to: z.nullable(z.string()),
});
export type Parting = z.infer<typeof Parting>;

export const Deletion = z.object({
  /** From when on the account is erased; null while it is not closed. */
  erasedFrom: z.nullable(StoredAt),
  children: z.array(Parting),
});
export type Deletion = z.infer<typeof Deletion>;

export const readDeletion = endpoint({
  method: 'GET',
  path: '/api/me/deletion',
  who: 'signed in',
  summary: 'What happens to each child when the account is deleted, and when it is erased if it is closed.',
  reply: Deletion,
  whileClosed: true,
});

/** What is typed to confirm it. */
export const typedToDelete = 'delete';

/** What the owner has read about one child. */
const SeenParting = z.strictObject({
  childId: Id,
  what: z.enum(partings),
  to: z.nullable(z.string().check(z.maxLength(200))),
});

export const Closing = z.strictObject({
  password: GivenPassword,
  confirmation: z.literal(typedToDelete, { error: `Type ${typedToDelete} to confirm` }),
  /** When something else would happen to the children by now, the account is not closed. */
  seen: z.optional(z.array(SeenParting).check(z.maxLength(1000))),
});

export const closeAccount = endpoint({
  method: 'POST',
  path: '/api/me/deletion',
  who: 'signed in',
  summary: 'Closes the account at once and erases it within 30 days. Until then this can be canceled.',
  body: Closing,
  reply: z.object({ erasedFrom: StoredAt }),
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/me/deletion',
  who: 'signed in',
  summary: 'Opens a closed account again; nothing of it is lost.',
  body: Nothing,
  reply: Nothing,
  whileClosed: true,
});
