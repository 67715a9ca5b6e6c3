import type { MyChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { accessMail, type AccessNews } from '../emails.ts';
import { primaryParentOf } from '../queries/parents.ts';

type Place = { readonly house: House; readonly now: Date };

export async function notifyPrimaryParent(
  trx: Trx,
  { house, now }: Place,
  child: Pick<MyChild, 'id'>,
  news: AccessNews,
): Promise<void> {
  const primary = await primaryParentOf(trx, child);
  if (!primary) return;
  const { email: to, firstName } = primary;
  await queueMail(trx, accessMail({ to, child: { id: child.id, firstName }, news }, house.config.publicUrl), now);
}
