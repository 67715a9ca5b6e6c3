import { hashOf, newToken } from '#server/auth/token.ts';
import type { Db, Trx } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { mayMail } from '#server/mail/mail-limits.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { isInvitedToAChild } from '#server/sharing/queries/invitations.ts';
import { confirmationMail } from './emails.ts';
import { insertConfirmingLink, isInvitedAddress } from './queries.ts';
import { insertResetLink } from './queries/passwords.ts';
import { confirmBy, resetBy } from './rules.ts';

/** Whether the owner of an address can make an account here now. */
export async function maySignUp(db: Db, { config }: Pick<House, 'config'>, email: string, now: Date): Promise<boolean> {
  if (config.signUp !== 'invited') return config.signUp === 'open';
  return (await isInvitedAddress(db, email, now)) || isInvitedToAChild(db, email, now);
}

type SignUp = { readonly id: string; readonly email: string };

/**
 * Mails a new link that confirms a sign-up, unless it was confirmed meanwhile, or enough links were mailed to the address:
 * any of them lets its owner in.
 */
export async function mailConfirmation(
  trx: Trx,
  { config, limits }: Pick<House, 'config' | 'limits'>,
  { id, email }: SignUp,
  now: Date,
): Promise<void> {
  const token = newToken();
  const mail = confirmationMail(email, config.publicUrl, token);
  if (!(await mayMail(trx, mail, limits.confirmationsTo, now))) return;
  const link = { signUpId: id, tokenHash: hashOf(token), madeAt: now, expiresAt: confirmBy(now) };
  if (await insertConfirmingLink(trx, link)) await queueMail(trx, mail, now);
}

/** @returns the token of a new link that sets the account's password */
export async function makeResetLink(trx: Trx, userId: string, now: Date): Promise<string> {
  const token = newToken();
  await insertResetLink(trx, { userId, tokenHash: hashOf(token), madeAt: now, expiresAt: resetBy(now) });
  return token;
}
