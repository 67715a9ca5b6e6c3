import { failedLogins, passwordResets } from '#server/accounts/rules.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { deleteMails, mailsAbout, mailsTo } from '#server/mail/queries.ts';
import { pastAndPresentChildren, forgetInEvents, mailsNaming } from './queries/naming.ts';

export type Leaving = { readonly id: string; readonly email: string; readonly emailKey: string };

/** Longest overdue first. */
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

/** Undefined when the account is gone or, with `dueAt`, not to be erased by then. */
export async function selectLeaving(trx: Trx, userId: string, dueAt: Date | null): Promise<Leaving | undefined> {
  return trx
    .selectFrom('users')
    .select(['id', 'email', 'email_key as emailKey'])
    .where('id', '=', userId)
    .$if(dueAt !== null, (row) => row.where('erased_from', '<=', dueAt?.toISOString() ?? ''))
    .executeTakeFirst();
}

/** In locking order. */
export async function selectChildIds(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('child_parents')
    .select('child_id')
    .where('user_id', '=', userId)
    .orderBy('child_id')
    .execute();
  return rows.map(({ child_id }) => child_id);
}

export async function passChild(trx: Trx, childId: string, leavingId: string, toId: string): Promise<void> {
  const ties = trx.updateTable('child_parents').where('child_id', '=', childId);
  await ties.set({ is_primary: 0 }).where('user_id', '=', leavingId).execute();
  await ties.set({ is_primary: 1 }).where('user_id', '=', toId).execute();
}

export async function selectMadeAt(
  db: Db,
  table: 'users' | 'children',
  ids: readonly string[],
): Promise<{ id: string; made_at: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom(table).select(['id', 'made_at']).where('id', 'in', ids).execute();
}

/**
 * Also deletes what names the account elsewhere: mails to and about it, invitations to it, its sign-ups, and its name
 * in security events of parents it shares a child with.
 */
export async function eraseUser(trx: Trx, leaving: Leaving, now: Date): Promise<void> {
  const { id, emailKey } = leaving;
  const childIds = await pastAndPresentChildren(trx, id);
  await deleteMails(trx, [
    ...(await mailsAbout(trx, { userId: id })),
    ...(await mailsTo(trx, await spellingsOf(trx, leaving))),
    ...(await mailsNaming(trx, leaving, { childIds, now })),
  ]);
  await forgetInEvents(trx, leaving, childIds);
  await trx.deleteFrom('invitations').where('email_key', '=', emailKey).execute();
  await deleteSignUps(trx, emailKey);
  await deleteJobsOf(trx, id);
  await trx.deleteFrom('users').where('id', '=', id).execute();
}

async function spellingsOf(trx: Trx, { email, emailKey }: Leaving): Promise<string[]> {
  const invited = await trx.selectFrom('invitations').select('email').where('email_key', '=', emailKey).execute();
  const signedUp = await trx.selectFrom('sign_ups').select('email').where('email_key', '=', emailKey).execute();
  return [...new Set([email, emailKey, ...[...invited, ...signedUp].map((row) => row.email)])];
}

async function deleteSignUps(trx: Trx, emailKey: string): Promise<void> {
  const ofAddress = trx.selectFrom('sign_ups').select('id').where('email_key', '=', emailKey);
  await trx.deleteFrom('tokens').where('sign_up_id', 'in', ofAddress).execute();
  await trx.deleteFrom('sign_ups').where('email_key', '=', emailKey).execute();
  await trx.deleteFrom('invited_addresses').where('email_key', '=', emailKey).execute();
}

/** Only few jobs of these kinds wait. Other jobs name a mail or a transfer, and find none. */
async function deleteJobsOf(trx: Trx, userId: string): Promise<void> {
  await trx
    .deleteFrom('jobs')
    .where('kind', 'in', [passwordResets, failedLogins])
    .where('payload', 'like', `%"userId":"${userId}"%`)
    .execute();
}

export async function selectTransferFiles(trx: Trx, userId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('transfers')
    .select('storage_key')
    .where('user_id', '=', userId)
    .where('storage_key', 'is not', null)
    .execute();
  return rows.flatMap(({ storage_key }) => storage_key ?? []);
}

/** @param folder 'profile_pictures/{id}' */
export async function selectChildPicturesIn(
  db: Db,
  folder: string,
): Promise<{ id: string; storageKey: string; childId: string }[]> {
  const rows = await db
    .selectFrom('pictures')
    .select(['id', 'storage_key as storageKey', 'child_id as childId'])
    .where('child_id', 'is not', null)
    .where('storage_key', '>', `${folder}/`)
    .where('storage_key', '<', `${folder}0`)
    .execute();
  return rows.flatMap(({ childId, ...row }) => (childId === null ? [] : [{ ...row, childId }]));
}

/** @returns false when the picture is gone or already points elsewhere */
export async function pointPictureTo(trx: Trx, move: { id: string; from: string; to: string }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('pictures')
    .set({ storage_key: move.to })
    .where('id', '=', move.id)
    .where('storage_key', '=', move.from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
