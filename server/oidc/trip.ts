import * as z from 'zod/mini';
import { issuerPurposes } from '#contract/accounts/identities.ts';
import type { CookieJar } from '#server/auth/cookie-jar.ts';
import { seal, unseal } from '#server/auth/seal.ts';
import { newToken } from '#server/auth/token.ts';
import type { Db } from '#server/db/db.ts';

const cookie = 'trip';
const lifeS = 10 * 60;

const Trip = z.object({
  /** Name of the issuer. */
  issuer: z.string(),
  purpose: z.enum(issuerPurposes),
  state: z.string(),
  nonce: z.string(),
  /** Of PKCE (RFC 7636). */
  verifier: z.string(),
  remember: z.boolean(),
  timeZone: z.nullable(z.string()),
  /** The session that links an identity, or proves who uses it. */
  sessionId: z.nullable(z.string()),
  /** Page of ours to come back to. */
  next: z.nullable(z.string()),
});
/** The way of one browser to an issuer and back. */
export type Trip = z.infer<typeof Trip>;

type Memory = { readonly db: Db; readonly cookies: CookieJar; readonly now: Date };

/** A browser is on one trip at a time: the last one that it began. */
export async function beginTrip(
  { db, cookies, now }: Memory,
  trip: Omit<Trip, 'state' | 'nonce' | 'verifier'>,
): Promise<void> {
  const secrets = { state: newToken(), nonce: newToken(), verifier: newToken() };
  const expiresAt = new Date(now.getTime() + lifeS * 1000);
  const sealed = await seal(db, { purpose: cookie, text: JSON.stringify({ ...trip, ...secrets }), expiresAt });
  cookies.set(cookie, sealed, { maxAgeS: lifeS });
}

/** @returns null when there is none to this issuer, or it has taken too long */
export async function tripTo(issuer: string, { db, cookies, now }: Memory): Promise<Trip | null> {
  const sealed = cookies.get(cookie);
  const text = sealed ? await unseal(db, cookie, sealed, now) : null;
  const trip = text === null ? null : Trip.parse(JSON.parse(text));
  return trip?.issuer === issuer ? trip : null;
}

export function endTrip(cookies: CookieJar): void {
  cookies.clear(cookie);
}
