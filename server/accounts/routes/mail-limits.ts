import { keyOf } from '#server/db/key-of.ts';
import type { Ask } from '#server/http/handle.ts';
import { spend } from '#server/http/rate-limit.ts';

/** Nobody gets many mails from us, and no network address has many sent. */
export async function spendMailLimits({ house, db, network, now }: Ask<'anyone'>, email: string): Promise<void> {
  await spend(db, `mail network:${network()}`, house.limits.mailNetwork, now);
  await spend(db, `mail address:${keyOf(email)}`, house.limits.mailAddress, now);
}
