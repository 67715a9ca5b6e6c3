import type { Db } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { spend } from '#server/http/limits/rate-limit.ts';

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
