import type { MyChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { queueMail } from '#server/mail/outbox.ts';
import { accessMail, type AccessNews } from '../emails.ts';
import { primaryParentOf } from '../queries/parents.ts';

type Place = { readonly house: House; readonly now: Date };

export async function notifyPrimaryParent(
  trx: Trx,
  place: Place,
  child: Pick<MyChild, 'id'>,
  news: AccessNews,
): Promise<void> {
  await notifyPrimaryParents(trx, place, [child.id], () => news);
}

/** One mail to each primary parent, about those of the children that are theirs. */
export async function notifyPrimaryParents(
  trx: Trx,
  { house, now }: Place,
  childIds: readonly string[],
  newsFor: (primary: { readonly id: string }) => AccessNews,
): Promise<void> {
  const found = [];
  for (const childId of childIds) {
    const primary = await primaryParentOf(trx, { id: childId });
    if (primary) found.push({ ...primary, child: { id: childId, firstName: primary.firstName } });
  }
  for (const [id, theirs] of Map.groupBy(found, (primary) => primary.id)) {
    const [{ email: to } = { email: '' }] = theirs;
    const mail = { to, children: theirs.map(({ child }) => child), news: newsFor({ id }) };
    await queueMail(trx, accessMail(mail, house.config.publicUrl), now);
  }
}
