import { hashOf, newToken } from '#server/auth/token.ts';
import type { Config } from '#server/config.ts';
import type { Trx } from '#server/db/db.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { confirmationMail } from './emails.ts';
import { insertConfirmingLink } from './queries.ts';
import { confirmBy } from './rules.ts';

/** Mails a new link that confirms a sign-up, unless it was confirmed meanwhile. */
export async function mailConfirmation(
  trx: Trx,
  { publicUrl }: Config,
  { id, email }: { readonly id: string; readonly email: string },
  now: Date,
): Promise<void> {
  const token = newToken();
  const link = { signUpId: id, tokenHash: hashOf(token), madeAt: now, expiresAt: confirmBy(now) };
  if (await insertConfirmingLink(trx, link)) await queueMail(trx, confirmationMail(email, publicUrl, token), now);
}
