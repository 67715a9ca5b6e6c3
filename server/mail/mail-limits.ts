import type { ChallengeAction } from '#contract/accounts/signing-in.ts';
import { mailsFrom, spendShared } from '#server/auth/challenge.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { countUse } from '#server/limits/queries.ts';
import { spend, type Limit } from '#server/limits/rate-limit.ts';
import { queueMail, type Mail } from './outbox.ts';

type Visit = { readonly action: ChallengeAction; readonly bits: number; readonly email: string };
type Sender = Pick<Ask<'anyone'>, 'house' | 'network' | 'now'>;

/**
 * For mails that a visitor has sent to an address: counted for their network alone, so that nobody can use up the mails
 * of an address that is not theirs.
 *
 * @throws Problem as `spendShared`
 */
export async function spendMailsTo(db: Db, sender: Sender, { action, bits, email }: Visit): Promise<void> {
  const { house, network, now } = sender;
  await spendShared(house, { action, bits, network: network(), now });
  await spend(db, `mail pair:${keyOf(email)} ${network()}`, house.limits.mailPair, now);
}

/**
 * For an invitation, so that several accounts of one network do not flood an address. Inviters elsewhere can go on.
 *
 * @param trx whose rollback uncounts the mail
 * @throws Problem `slow-down`
 */
export async function spendInvitationTo(trx: Trx, sender: Sender, email: string): Promise<void> {
  const { house, network, now } = sender;
  await spend(trx, mailsFrom(network()), house.limits.mailNetwork, now);
  await spend(trx, `invitation pair:${keyOf(email)} ${network()}`, house.limits.invitationPair, now);
}

/**
 * For mails that strangers cause: counts one to the address. Beyond the limit of its kind nothing is mailed, and nobody is
 * told, so what the mail is for must also work without one more.
 */
export async function mayMail(
  trx: Trx,
  { kind, to }: Pick<Mail, 'kind' | 'to'>,
  { most, windowS }: Limit,
  now: Date,
): Promise<boolean> {
  const since = new Date(now.getTime() - windowS * 1000);
  const { used } = await countUse(trx, `mails of ${kind} to:${keyOf(to)}`, since, now);
  return used <= most;
}

/** Mails nothing beyond the limit, as of `mayMail`. */
export async function queueUpTo(limit: Limit, trx: Trx, mail: Mail, now: Date): Promise<void> {
  if (await mayMail(trx, mail, limit, now)) await queueMail(trx, mail, now);
}
