import type { provePassword } from '#contract/accounts/passwords.ts';
import type { Reply } from '#contract/endpoint.ts';
import { isPassword } from '#server/auth/password.ts';
import { updateSessionProof } from '#server/auth/queries.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/http/problem.ts';
import { spend } from '#server/http/rate-limit.ts';
import { selectPasswordHash } from '../queries.ts';

type SignedIn = Ask<'signed in'>;

/** Notes that whoever holds this session knows the password. */
export async function prove(ask: SignedIn, password: string): Promise<Reply<typeof provePassword>> {
  await requirePassword(ask, 'password', password);
  await updateSessionProof(ask.db, ask.parent.sessionId, ask.now);
  return {};
}

/**
 * Makes sure of the password of whoever is signed in. Only this session's tries are counted: whoever guesses on a
 * stolen phone keeps nobody else from their account.
 *
 * @param field under which it came
 * @returns the hash of it that is kept
 * @throws Problem `slow-down`; `bad-input` about the field
 */
export async function requirePassword(ask: SignedIn, field: string, password: string): Promise<string> {
  const { house, db, parent, now } = ask;
  await spend(db, `password session:${parent.sessionId}`, house.limits.passwordSession, now);
  const kept = await selectPasswordHash(db, parent.id);
  if (await isPassword(password, kept, house.passwordCost)) return kept;
  const message = field === 'password' ? 'This password is incorrect' : 'Current password is incorrect';
  throw new Problem('bad-input', { title: message, fields: [{ name: field, code: 'wrong', message }] });
}
