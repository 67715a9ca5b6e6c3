import * as z from 'zod/mini';
import { Me } from '#contract/accounts/me.ts';
import type { SecurityEvent } from '#contract/accounts/security-events.ts';
import type { StoredIdentity } from './queries/identities.ts';
import { readAs, type Fates } from '#server/db/portable.ts';

const secret = { not: 'It holds nothing but a secret that would let somebody in.' };
const notImported = { not: 'An account is made by signing up, and what happened to it happened where it was.' };

export const accountFates: Fates = {
  users: {
    exported: 'with its account',
    imported: 'with its account',
    deleted: { id: 'the row' },
  },
  sign_ups: {
    exported: { not: 'It is no account yet.' },
    imported: notImported,
    deleted: {},
    endsBy: 'being confirmed, or expiring',
  },
  invited_addresses: {
    exported: { not: 'It is no account yet.' },
    imported: { not: 'Who may sign up is decided where the server is run.' },
    deleted: {},
    endsBy: 'signing up, or expiring',
  },
  tokens: { exported: secret, imported: secret, deleted: { user_id: 'the row' }, endsBy: 'expiring' },
  sessions: {
    exported: { not: 'Devices log in again wherever the account is.' },
    imported: secret,
    deleted: { user_id: 'the row' },
    endsBy: 'not being used, and after a year',
  },
  editors: {
    exported: 'with its account',
    imported: { not: 'Who may write the food guide and articles is decided where the server is run.' },
    deleted: { user_id: 'the row' },
  },
  identities: {
    exported: 'with its account',
    imported: { not: 'Whoever links an account at an issuer shows to it that the account is theirs.' },
    deleted: { user_id: 'the row' },
  },
  security_events: {
    exported: 'with its account',
    imported: notImported,
    deleted: { user_id: 'the row' },
    endsBy: 'being 12 months old; who shares a child with an erased account, or invited it, is left without its name',
  },
};

const AccountFile = z.object({
  units: Me.shape.units,
  theme: Me.shape.theme,
  growthReference: z.optional(Me.shape.growthReference),
});

/** Without the password and other people's addresses. */
export function accountFile(
  me: Me,
  events: readonly SecurityEvent[],
  {
    viewed,
    plan,
    identities,
    contactMessages,
    chatKeptSince,
  }: {
    viewed: number;
    plan: object;
    identities: readonly StoredIdentity[];
    contactMessages: readonly object[];
    /** Null as long as the history of the chat is off. */
    chatKeptSince: string | null;
  },
) {
  const { name, email, region, timeZone, units, theme, growthReference, isEditor } = me;
  return {
    name,
    email,
    region,
    timeZone,
    units,
    theme,
    growthReference,
    isEditor,
    /** Children the account can only view, which are not in the export. */
    childrenToLookAt: viewed,
    plan,
    /** Accounts at issuers such as Google that let its owner in. */
    identities: identities.map(({ id: _id, issuerName: _name, ...identity }) => identity),
    contactMessages,
    chatKeptSince,
    securityEvents: events.map(({ kind, device, at }) => ({ kind, device, at })),
  };
}

export type ImportedChoices = z.infer<typeof AccountFile>;

/** @throws FileRefused */
export function parseChoices(given: unknown): ImportedChoices {
  return readAs(AccountFile, given);
}
