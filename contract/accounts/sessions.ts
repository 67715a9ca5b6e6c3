import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

/** A signed-in browser or app, as its owner sees it. */
export const Session = z.object({
  id: StoredId,
  /** What it was opened with, 'Phone, Firefox'; empty where that is not known. */
  device: z.string(),
  madeAt: StoredAt,
  usedAt: StoredAt,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  who: 'signed in',
  summary: 'Where this account is logged in: the session that asks first, then those used last.',
  reply: z.array(Session),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  who: 'signed in',
  summary: 'Ends one session of this account.',
  params: z.object({ sessionId: Id }),
  reply: Nothing,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/sign-out-elsewhere',
  who: 'signed in',
  summary: 'Ends every session of this account but the one that asks.',
  body: Nothing,
  reply: Nothing,
});
