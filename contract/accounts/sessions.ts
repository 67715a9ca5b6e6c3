import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

export const Session = z.object({
  id: StoredId,
  /** Like 'Phone, Firefox'; empty when unknown. */
  device: z.string(),
  madeAt: StoredAt,
  usedAt: StoredAt,
  /** Whether it made this request. */
  isThis: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  who: 'signed in',
  summary: 'Where this account is logged in: this session first, then the most recently used.',
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
  summary: 'Ends every other session of this account.',
  body: Nothing,
  reply: Nothing,
});
