import type { unlinkIdentity, WaysIn } from '#contract/accounts/identities.ts';
import type { Reply } from '#contract/endpoint.ts';
import { requireFresh } from '#server/auth/fresh.ts';
import { isHashOfNone } from '#server/auth/password.ts';
import { deleteOtherSessions } from '#server/auth/queries.ts';
import { recordEvent } from '#server/auth/security-events.ts';
import type { Db } from '#server/db/db.ts';
import { lock, tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import type { House } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { selectIdentities, unlinkIdentities, type StoredIdentity } from '../queries/identities.ts';
import { selectPasswordHash } from '../queries/passwords.ts';

type SignedIn = Ask<'signed in'>;

export async function waysInOf({ house, db, parent }: SignedIn): Promise<WaysIn> {
  const identities = await selectIdentities(db, parent.id);
  return {
    hasPassword: await hasPassword(db, parent.id),
    identities: identities.map((identity) => {
      const { issuerName: _, issuer: address, ...told } = identity;
      const issuer = issuerOf(house, identity);
      return { ...told, issuer: issuer?.name ?? null, label: issuer?.label ?? new URL(address).hostname };
    }),
    issuers: buttonsOf(house),
  };
}

/**
 * Ends every other session.
 *
 * @throws Problem `password-needed`; `not-found`; `not-allowed` for the last way into the account
 */
export async function unlink(ask: SignedIn, id: string): Promise<Reply<typeof unlinkIdentity>> {
  const { house, db, parent, now } = ask;
  requireFresh(ask);
  await tx(db, async (trx) => {
    // Two may be unlinked concurrently, of which one has to stay.
    await lock(trx, 'users', parent.id);
    const identities = await selectIdentities(trx, parent.id);
    const identity = identities.find((one) => one.id === id);
    if (!identity) throw new Problem('not-found');
    const isAnother = identities.some((one) => one.id !== id && issuerOf(house, one));
    if (!isAnother && !(await hasPassword(trx, parent.id))) {
      throw new Problem('not-allowed', { title: 'This is the only way into your account. Set a password first.' });
    }
    await unlinkIdentities(trx, parent.id, [id], now);
    // Whoever came in by it may still be there.
    await deleteOtherSessions(trx, parent.id, parent.sessionId);
    const detail = issuerNamed(house, identity.issuerName)?.label ?? identity.issuerName;
    await recordEvent(trx, { userId: parent.id, kind: 'identity-unlinked', detail, device: ask.device() }, now);
  });
  return {};
}

export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const hash = await selectPasswordHash(db, userId);
  return hash !== null && !isHashOfNone(hash);
}

/** Undefined for one that this server has no more, be there another of its name. */
function issuerOf(house: Pick<House, 'config'>, { issuerName, issuer }: StoredIdentity) {
  const named = issuerNamed(house, issuerName);
  return named && new URL(named.address).href === new URL(issuer).href ? named : undefined;
}

export function issuerNamed({ config }: Pick<House, 'config'>, name: string) {
  return config.issuers.find((issuer) => issuer.name === name);
}

/** @throws Problem `not-found` */
export function requireIssuer(house: Pick<House, 'config'>, name: string) {
  const issuer = issuerNamed(house, name);
  if (!issuer) throw new Problem('not-found');
  return issuer;
}

export function buttonsOf({ config }: Pick<House, 'config'>) {
  return config.issuers.map(({ name, label }) => ({ name, label }));
}
