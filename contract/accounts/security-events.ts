import * as z from 'zod/mini';
import { endpoint } from '#contract/endpoint.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

const kinds = [
  'logged-in',
  'login-failed',
  'logged-out-everywhere',
  'session-ended',
  'password-changed',
  'reset-asked',
  'password-reset',
  'identity-linked',
  'identity-unlinked',
  'invitation-sent',
  'invitation-accepted',
  'access-removed',
  'access-lost',
  'child-left',
  'export-asked',
  'import-asked',
  'measurements-taken',
  'vaccines-taken',
  'deletion-asked',
  'deletion-canceled',
] as const;

export const SecurityEventKind = z.enum(kinds);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const SecurityEvent = z.object({
  id: StoredId,
  kind: SecurityEventKind,
  /** An invited address, a removed parent's name at the time, or an issuer. */
  detail: z.nullable(z.string()),
  device: z.string(),
  at: StoredAt,
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

export const listSecurityEvents = endpoint({
  method: 'GET',
  path: '/api/security-events',
  who: 'signed in',
  summary: 'Security events of this account in the last 12 months, newest first.',
  reply: z.array(SecurityEvent),
});
