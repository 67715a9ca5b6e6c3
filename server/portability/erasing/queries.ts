import type { Db, Trx } from '#server/db/db.ts';
import { plainName } from '#server/mail/plain-name.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Work that is still to be done about what is gone. */
const tidying = ['delete-file', 'note-deletion'];

/** An account that is to be erased. */
export type Leaving = { readonly id: string; readonly email: string; readonly emailKey: string; readonly name: string };

/** Accounts whose last day is over, those first that wait longest. */
export async function selectDue(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('erased_from', '<=', now.toISOString())
    .orderBy('erased_from')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** An account; undefined when it is gone, or with `dueAt` when it is not to be erased by then. */
export async function selectLeaving(trx: Trx, userId: string, dueAt: Date | null): Promise<Leaving | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'email_key as emailKey', 'name'])
    .where('id', '=', userId)
    .$if(dueAt !== null, (row) => row.where('erased_from', '<=', dueAt?.toISOString() ?? ''))
    .executeTakeFirst();
}

/** The children of an account, in the order in which they are locked. */
export async function selectChildIds(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('child_parents')
    .select('child_id')
    .where('user_id', '=', userId)
    .orderBy('child_id')
    .execute();
  return rows.map(({ child_id }) => child_id);
}

/** Makes another parent the primary parent of a child in place of the one who leaves. */
export async function passChild(trx: Trx, childId: string, leavingId: string, toId: string): Promise<void> {
  const ties = trx.updateTable('child_parents').where('child_id', '=', childId);
  await ties.set({ is_primary: 0 }).where('user_id', '=', leavingId).execute();
  await ties.set({ is_primary: 1 }).where('user_id', '=', toId).execute();
}

/** Which of these accounts and children are in the database, and since when. */
export async function selectMadeAt(
  db: Db,
  table: 'users' | 'children',
  ids: readonly string[],
): Promise<{ id: string; made_at: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom(table).select(['id', 'made_at']).where('id', 'in', ids).execute();
}

/** Deletes a child with all that is kept about it, by the foreign keys and beside them. */
export async function eraseChild(trx: Trx, childId: string): Promise<void> {
  await deleteMails(trx, await mailIds(trx, 'child_id', childId));
  await trx.deleteFrom('children').where('id', '=', childId).execute();
  await deleteJobsNaming(trx, childId);
}

/**
 * Deletes an account with all that the foreign keys hang on it, and what names it elsewhere: mails to it and about it,
 * invitations to it, sign-ups with it, lines in other accounts' security events.
 */
export async function eraseUser(trx: Trx, { id, email, emailKey, name }: Leaving, now: Date): Promise<void> {
  const spellings = [...new Set([email, emailKey, ...(await invitedSpellings(trx, emailKey))])];
  const byAddress = await trx
    .selectFrom('mails')
    .select('id')
    .where((row) => row.or([row('to_address', 'in', spellings), row(row.fn('lower', ['to_address']), '=', emailKey)]))
    .execute();
  const naming = await mailsSaying(trx, [...spellings, name, plainName(name)], now);
  await deleteMails(trx, [...(await mailIds(trx, 'user_id', id)), ...byAddress.map((mail) => mail.id), ...naming]);
  await trx.deleteFrom('invitations').where('email_key', '=', emailKey).execute();
  await deleteSignUps(trx, emailKey);
  await trx
    .updateTable('security_events')
    .set({ detail: null })
    .where((row) =>
      row.or([row('detail', 'in', [...spellings, name]), row(row.fn('lower', ['detail']), '=', emailKey)]),
    )
    .where('user_id', '!=', id)
    .execute();
  await trx.deleteFrom('users').where('id', '=', id).execute();
  await deleteJobsNaming(trx, id);
}

async function invitedSpellings(trx: Trx, emailKey: string): Promise<string[]> {
  const rows = await trx.selectFrom('invitations').select('email').where('email_key', '=', emailKey).execute();
  return rows.map(({ email }) => email);
}

async function deleteSignUps(trx: Trx, emailKey: string): Promise<void> {
  const ofAddress = trx.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey);
  await trx.deleteFrom('tokens').where('sign_up_id', 'in', ofAddress).execute();
  await trx.deleteFrom('sign_ups').where('email_key', '=', emailKey).execute();
}

async function mailIds(trx: Trx, column: 'user_id' | 'child_id', id: string): Promise<string[]> {
  const rows = await trx.selectFrom('mails').select('id').where(column, '=', id).execute();
  return rows.map((mail) => mail.id);
}

/** Mails that wait for more than a day and say one of some words: what other parents were told of the account. */
async function mailsSaying(trx: Trx, words: readonly string[], now: Date): Promise<string[]> {
  const waiting = await trx
    .selectFrom('mails')
    .select(['id', 'subject', 'text'])
    .where('sent_at', 'is', null)
    .where('made_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .execute();
  const sought = words.map((word) => word.toLowerCase());
  const isNaming = (said: string) => sought.some((word) => said.toLowerCase().includes(word));
  return waiting.filter(({ subject, text }) => isNaming(subject) || isNaming(text)).map(({ id }) => id);
}

/** Mails, and the work of sending them. */
async function deleteMails(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('jobs').where('kind', '=', 'send-mail').where('key', 'in', ids).execute();
  await trx.deleteFrom('mails').where('id', 'in', ids).execute();
}

/** Work for whoever is gone. What is left of it finds nothing to do. */
async function deleteJobsNaming(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('jobs').where('payload', 'like', `%${id}%`).where('kind', 'not in', tidying).execute();
}

/** A file in storage, and the row that points to it. */
export type PointedTo = { readonly id: string; readonly storageKey: string };

/** The pictures that an account has uploaded, or that a child has. */
export async function selectPictures(trx: Trx, of: { userId: string } | { childId: string }): Promise<PointedTo[]> {
  return trx
    .selectFrom('pictures')
    .select(['id', 'storage_key as storageKey'])
    .$if('userId' in of, (row) => row.where('user_id', '=', 'userId' in of ? of.userId : ''))
    .$if('childId' in of, (row) => row.where('child_id', '=', 'childId' in of ? of.childId : ''))
    .execute();
}

/** The files of an account's exports and imports. */
export async function selectTransferFiles(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('transfers')
    .select('storage_key')
    .where('user_id', '=', userId)
    .where('storage_key', 'is not', null)
    .execute();
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

/** The pictures of children whose files lie in a folder. */
export async function selectChildPicturesIn(
  db: Db,
  folder: string,
): Promise<{ id: string; storageKey: string; childId: string }[]> {
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'storage_key as storageKey', 'child_id as childId'])
    .where('child_id', 'is not', null)
    .where('storage_key', 'like', `${folder}%`)
    .execute();
  return rows.flatMap(({ childId, ...row }) => (childId === null ? [] : [{ ...row, childId }]));
}

/**
 * Has a picture point to another file.
 *
 * @returns false when the picture is gone or points elsewhere already
 */
export async function pointPictureTo(trx: Trx, move: { id: string; from: string; to: string }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set({ storage_key: move.to })
    .where('id', '=', move.id)
    .where('storage_key', '=', move.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
