import type { Db } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { spend } from '#server/http/limits/rate-limit.ts';

type Sender = Pick<Ask<'anyone'>, 'house' | 'network' | 'now'>;

/**
 * @param db in a transaction, a rollback uncounts the mail
 * @throws Problem `slow-down`
 */
export async function spendMailLimits(db: Db, { house, network, now }: Sender, email: string): Promise<void> {
  await spend(db, `mail network:${network()}`, house.limits.mailNetwork, now);
  await spend(db, `mail address:${keyOf(email)}`, house.limits.mailAddress, now);
}
