import type { Db, Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { countUse } from '#server/http/limits/queries.ts';
import { spend, type Limit } from '#server/http/limits/rate-limit.ts';
import { queueMail, type Mail } from './outbox.ts';

type Sender = Pick<Ask<'anyone'>, 'house' | 'network' | 'now'>;

/**
 * @param db in a transaction, a rollback uncounts the mail
 * @throws Problem `slow-down`
 */
export async function spendMails(db: Db, { house, network, now }: Sender): Promise<void> {
  await spend(db, `mail network:${network()}`, house.limits.mailNetwork, now);
}

/**
 * For mails that a visitor has sent to an address: counted for their network alone, so that nobody can use up the mails
 * of an address that is not theirs.
 *
 * @throws Problem `slow-down`
 */
export async function spendMailsTo(db: Db, sender: Sender, email: string): Promise<void> {
  await spendMails(db, sender);
  const { house, network, now } = sender;
  await spend(db, `mail pair:${keyOf(email)} ${network()}`, house.limits.mailPair, now);
}

/**
 * For mails that strangers cause: beyond the limit of their kind to one address nothing is mailed, and nobody is told.
 * What such a mail is for must also work without one more of them.
 */
export async function queueUpTo({ most, windowS }: Limit, trx: Trx, mail: Mail, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowS * 1000);
  const { used } = await countUse(trx, `mails of ${mail.kind} to:${keyOf(mail.to)}`, since, now);
  if (used <= most) await queueMail(trx, mail, now);
}
