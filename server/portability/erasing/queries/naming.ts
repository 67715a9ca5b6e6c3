import { DAY_MS } from '#domain/time/durations.ts';
import { addressEvents, nameEvents, namingMails, mailedEvents } from '#server/auth/naming-kinds.ts';
import type { Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { mailsAboutChildren } from '#server/mail/queries.ts';

type Account = { readonly id: string; readonly emailKey: string };

// Rows that name an account are found by columns, never by text: another family may have the same name. A change of
// access is an event of the account that made it, at the instant of the mail about the child.

export async function pastAndPresentChildren(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('child_parents')
    .select('child_id')
    .where('user_id', '=', userId)
    .union(trx.selectFrom('invitations').select('child_id').where('made_by', '=', userId))
    .union(trx.selectFrom('invitations').select('child_id').where('answered_by', '=', userId))
    .execute();
  return rows.map(({ child_id }) => child_id);
}

/** Only mails unsent for more than a day. */
export async function mailsNaming(
  trx: Trx,
  { id, emailKey }: Account,
  { childIds, now }: { readonly childIds: readonly string[]; readonly now: Date },
): Promise<string[]> {
  const invited = await invitationsTo(trx, emailKey);
  const about = [...new Set([...childIds, ...invited.map(({ child_id }) => child_id)])];
  const mailIds = await mailsAboutChildren(trx, about);
  if (mailIds.length === 0) return [];
  const done = await trx
    .selectFrom('security_events')
    .select('at')
    .where('user_id', '=', id)
    .where('kind', 'in', mailedEvents)
    .execute();
  const instants = new Set([...done.map(({ at }) => at), ...invited.map(({ made_at }) => made_at)]);
  const waiting = await trx
    .selectFrom('mails')
    .select(['id', 'made_at'])
    .where('id', 'in', mailIds)
    .where('kind', 'in', namingMails)
    .where('sent_at', 'is', null)
    .where('made_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
  return waiting.filter((mail) => instants.has(mail.made_at)).map((mail) => mail.id);
}

/** Covers parents who share or shared a child with the account, or invited it. */
export async function forgetInEvents(trx: Trx, { id, emailKey }: Account, childIds: readonly string[]): Promise<void> {
  const others = await peopleAround(trx, { id, emailKey }, childIds);
  if (others.length === 0) return;
  const removals = await trx
    .selectFrom('security_events')
    .select(['at', 'detail'])
    .where('user_id', '=', id)
    .where('kind', '=', 'access-lost')
    .execute();
  const nameAt = new Map(removals.map(({ at, detail }) => [at, detail]));
  const events = await trx
    .selectFrom('security_events')
    .select(['id', 'kind', 'detail', 'at'])
    .where('user_id', 'in', others)
    .where('kind', 'in', [...addressEvents, ...nameEvents])
    .where('detail', 'is not', null)
    .execute();
  const naming = events.filter(({ kind, detail, at }) =>
    addressEvents.includes(kind) ? keyOf(detail ?? '') === emailKey : nameAt.get(at) === detail,
  );
  if (naming.length === 0) return;
  const ids = naming.map((event) => event.id);
  await trx.updateTable('security_events').set({ detail: null }).where('id', 'in', ids).execute();
}

async function peopleAround(trx: Trx, { id, emailKey }: Account, childIds: readonly string[]): Promise<string[]> {
  const people = new Set((await invitationsTo(trx, emailKey)).map(({ made_by }) => made_by));
  if (childIds.length > 0) {
    const ties = trx.selectFrom('child_parents').select('user_id').where('child_id', 'in', childIds);
    const invitations = trx.selectFrom('invitations').where('child_id', 'in', childIds);
    for (const { user_id } of await ties.execute()) people.add(user_id);
    for (const { made_by, answered_by } of await invitations.select(['made_by', 'answered_by']).execute()) {
      people.add(made_by).add(answered_by);
    }
  }
  return [...people].flatMap((person) => (person === null || person === id ? [] : [person]));
}

function invitationsTo(trx: Trx, emailKey: string) {
  return trx
    .selectFrom('invitations')
    .select(['child_id', 'made_by', 'made_at'])
    .where('email_key', '=', emailKey)
    .execute();
}
