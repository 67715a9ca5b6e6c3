import type { Deletion } from '#contract/accounts/deletion.ts';
import { isSubscribed } from '#domain/billing/subscription.ts';
import { planFacts } from '#server/billing/queries.ts';
import type { Db } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { partingsOf } from '../queries/deletion.ts';

type Asked = { readonly house: Pick<House, 'config' | 'payments'>; readonly db: Db; readonly now: Date };
type Account = { readonly id: string; readonly erasedFrom: string | null };

export async function deletionOf(asked: Asked, account: Account): Promise<Deletion> {
  const { db } = asked;
  const partings = await partingsOf(db, account.id);
  return {
    erasedFrom: account.erasedFrom,
    children: partings.map(({ child: { childId, firstName, gender }, parting }) => ({
      childId,
      firstName,
      gender,
      what: parting.what,
      to: parting.what === 'passes' ? parting.to.name : null,
    })),
    hasSubscription: await hasSubscription(asked, account),
  };
}

/** One that is paid for: what the operator has granted ends without anybody being told. */
async function hasSubscription({ house: { config, payments }, db, now }: Asked, { id }: Account): Promise<boolean> {
  if (!config.hasPlan) return false;
  const facts = await planFacts(db, id, payments.provider, now);
  return isSubscribed(facts?.subscription?.status ?? null);
}
