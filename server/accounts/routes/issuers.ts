import type { Entry, enterBy, linkIssuer, proveByIssuer } from '#contract/accounts/identities.ts';
import type { Reply } from '#contract/endpoint.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import type { Ask } from '#server/http/handle.ts';
import { beginTrip } from '#server/oidc/trip.ts';
import { Problem } from '#server/problem.ts';
import { requireTimeZone } from '../rules.ts';
import { hasPassword, requireIssuer } from './identities.ts';

type Anyone = Ask<'anyone'>;
type SignedIn = Ask<'signed in'>;
type Away = { readonly next: string };

const accountSettings = '/settings?section=account';

/**
 * Costs nobody anything, so it is not limited: else one could keep a whole network from its issuers.
 *
 * @throws Problem `not-found`
 */
export async function beginEntry(
  ask: Anyone,
  issuer: string,
  { purpose, remember = false, timeZone }: Entry,
): Promise<Reply<typeof enterBy>> {
  requireTimeZone(timeZone);
  const trip = { issuer, purpose, remember, timeZone: timeZone ?? null, sessionId: null, next: null };
  return begin(ask, trip);
}

/** @throws Problem `password-needed`; `not-found` */
export async function beginLink(ask: SignedIn, issuer: string): Promise<Reply<typeof linkIssuer>> {
  requireFresh(ask);
  return begin(ask, { ...ofSession(ask, issuer), purpose: 'link', next: accountSettings });
}

/** @throws Problem `not-found`; `not-allowed` for an account with a password */
export async function beginProof(
  ask: SignedIn,
  { issuer, next }: { issuer: string; next: string },
): Promise<Reply<typeof proveByIssuer>> {
  if (await hasPassword(ask.db, ask.parent.id)) {
    throw new Problem('not-allowed', { title: 'This account has a password.' });
  }
  return begin(ask, { ...ofSession(ask, issuer), purpose: 'prove', next });
}

function ofSession({ parent }: SignedIn, issuer: string) {
  return { issuer, remember: parent.remember, timeZone: null, sessionId: parent.sessionId };
}

async function begin(ask: Anyone | SignedIn, trip: Parameters<typeof beginTrip>[1]): Promise<Away> {
  const { name } = requireIssuer(ask.house, trip.issuer);
  await beginTrip(ask, trip);
  return { next: `/sign-in/${name}` };
}
