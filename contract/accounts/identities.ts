import * as z from 'zod/mini';
import { Next, TimeZone } from './signing-in.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Id, Nothing } from '#contract/fields.ts';
import { StoredAt, StoredId } from '#contract/stored.ts';

/** What somebody goes to an issuer for: to log in, to sign up, to link it with an account, or to show who they are. */
export const issuerPurposes = ['sign-in', 'sign-up', 'link', 'prove'] as const;
export type IssuerPurpose = (typeof issuerPurposes)[number];

/** Why somebody came back without what they went for. */
export const issuerFailures = [
  'no answer',
  'canceled',
  'refused',
  'too late',
  'slow down',
  'unverified',
  'not linked',
  'no account',
  'by invitation',
  'nobody',
] as const;
export type IssuerFailure = (typeof issuerFailures)[number];

/** Who vouches for people by OpenID Connect, as a button names them. */
export const Issuer = z.object({ name: z.string(), label: z.string() });
export type Issuer = z.infer<typeof Issuer>;

/** A word of the operator's, in lower case. */
const IssuerName = z.string().check(z.regex(/^[a-z][a-z0-9]{0,19}$/));
const params = z.object({ issuer: IssuerName });

export const Entry = z.strictObject({
  purpose: z.enum(['sign-in', 'sign-up'], { error: 'This is to sign in or to sign up' }),
  remember: z.optional(z.boolean({ error: 'This is yes or no' })),
  timeZone: z.optional(TimeZone),
});
export type Entry = z.infer<typeof Entry>;

export const enterBy = endpoint({
  method: 'POST',
  path: '/api/issuers/:issuer/entries',
  who: 'anyone',
  summary:
    'Begins to sign in or up with an account at another place, such as Google, by OpenID Connect. `next` is the page that leads a browser there.',
  params,
  body: Entry,
  reply: Next,
  spec: ['auth identity-provider sign-in'],
});

const Identity = z.object({
  id: StoredId,
  /** Null if this server knows its issuer no more. */
  issuer: z.nullable(z.string()),
  label: z.string(),
  /** As the issuer had it when the account was last entered by it. */
  email: z.nullable(z.string()),
  madeAt: StoredAt,
  usedAt: StoredAt,
});
export type Identity = z.infer<typeof Identity>;

export const WaysIn = z.object({
  hasPassword: z.boolean(),
  identities: z.array(Identity),
  /** Those of this server. */
  issuers: z.array(Issuer),
});
export type WaysIn = z.infer<typeof WaysIn>;

export const readWaysIn = endpoint({
  method: 'GET',
  path: '/api/me/ways-in',
  who: 'signed in',
  summary: 'Whether the account has a password, and the accounts at other places that let its owner in.',
  reply: WaysIn,
});

export const linkIssuer = endpoint({
  method: 'POST',
  path: '/api/me/identities',
  who: 'signed in',
  summary: 'Begins to link an account at an issuer with this one, after the password was given in the last 15 minutes.',
  body: z.strictObject({ issuer: IssuerName }),
  reply: Next,
});

export const proveByIssuer = endpoint({
  method: 'POST',
  path: '/api/me/issuer-proof',
  who: 'signed in',
  summary:
    'For an account without a password: begins to sign in again, which unlocks sensitive actions in this session for 15 minutes.',
  body: z.strictObject({ issuer: IssuerName, ...Next.shape }),
  reply: Next,
});

export const unlinkIdentity = endpoint({
  method: 'DELETE',
  path: '/api/me/identities/:identityId',
  who: 'signed in',
  summary: 'Unlinks an account at another place. The last way into an account stays.',
  params: z.object({ identityId: Id }),
  reply: Nothing,
});
