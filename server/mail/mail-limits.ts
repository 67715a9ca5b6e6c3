import type { ChallengeAction } from '#contract/accounts/signing-in.ts';
import { spendShared } from '#server/auth/challenge.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { countUse } from '#server/limits/queries.ts';
import { spend, type Limit, type SparseLimit } from '#server/limits/rate-limit.ts';
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
 * For an invitation, so that several accounts of one network do not flood an address. Inviters elsewhere can go on, and
 * what strangers of this network ask for does not count.
 *
 * @param trx whose rollback uncounts the mail
 * @throws Problem `slow-down`
 */
export async function spendInvitationTo(trx: Trx, sender: Sender, email: string): Promise<void> {
  const { house, network, now } = sender;
  await spend(trx, `invitation pair:${keyOf(email)} ${network()}`, house.limits.invitationPair, now);
}

type Addressed = Pick<Mail, 'kind' | 'to'>;

/**
 * For mails that strangers cause and that somebody waits for: counts one to the address. Nobody is told when one is held
 * back, so a link mailed before must do for whom it was meant.
 */
export async function mayMail(trx: Trx, mail: Addressed, limit: SparseLimit, now: Date): Promise<boolean> {
  if (await isWithin(limit, trx, mail, now)) return true;
  return isWithin({ most: 1, windowS: limit.thenOneInS }, trx, mail, now, 'further ');
}

/** Mails nothing beyond the limit, and tells nobody. */
export async function queueUpTo(limit: Limit, trx: Trx, mail: Mail, now: Date): Promise<void> {
  if (await isWithin(limit, trx, mail, now)) await queueMail(trx, mail, now);
}

function isWithin(limit: Limit, trx: Trx, { kind, to }: Addressed, now: Date, which = '') {
  return isUpTo(limit, trx, `${which}mails of ${kind} to:${keyOf(to)}`, now);
}

/** Counts one. */
export async function isUpTo({ most, windowS }: Limit, trx: Trx, key: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - windowS * 1000);
  const { used } = await countUse(trx, key, since, now);
  return used <= most;
}
