import type { OutboxMail } from '#contract/pages.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { deleteJobsBefore, queueJob } from '#server/jobs/queries.ts';
import type { Mail } from './outbox.ts';

/** The job's key is the mail's id. */
export const sendMail = 'send-mail';

export async function insertMail(trx: Trx, id: string, mail: Mail, now: Date): Promise<void> {
  const { to, about, stopUrl = null, ...rest } = mail;
  const { userId = null, childId = null, otherChildIds = [] } = about ?? {};
  await trx
    .insertInto('mails')
    .values({
      id,
      ...rest,
      to_address: to,
      made_at: now.toISOString(),
      user_id: userId,
      child_id: childId,
      stop_url: stopUrl,
    })
    .execute();
  for (const other of otherChildIds)
    await trx.insertInto('mails_about').values({ child_id: other, mail_id: id }).execute();
  await queueJob(trx, { kind: sendMail, key: id, payload: { mailId: id }, runAt: now }, now);
}

/** Newest first. */
export async function waitingMails(db: Db, most: number): Promise<OutboxMail[]> {
  return db
    .selectFrom('mails')
    .select(['id', 'kind', 'to_address as to', 'subject', 'text', 'made_at as madeAt'])
    .where('sent_at', 'is', null)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Taken by the mail server, tried in vain, or not tried yet; null once it is forgotten. */
export async function stateOfMail(db: Db, id: string): Promise<'sent' | 'failed' | 'waiting' | null> {
  const mail = await db
    .selectFrom('mails')
    .leftJoin('jobs', (on) => on.onRef('jobs.key', '=', 'mails.id').on('jobs.kind', '=', sendMail))
    .select(['sent_at', 'last_error'])
    .where('mails.id', '=', id)
    .executeTakeFirst();
  if (!mail) return null;
  if (mail.sent_at !== null) return 'sent';
  return mail.last_error === null ? 'waiting' : 'failed';
}

/**
 * Whether the mail server cannot be reached, as the last try of some mail showed: such a try does not count, and all mails
 * rest after it. A refusal of one mail counts as a try.
 */
export async function areMailsResting(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', '=', sendMail)
    .where('last_error', 'is not', null)
    .where('given_up_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('tries', '=', 0), is('run_at', '>', now.toISOString())]),
        // Being tried again.
        is.and([is('tries', '=', 1), is('claim', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined when it was sent or deleted. */
export async function selectMailToSend(db: Db, id: string): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('mails')
    .select(['kind', 'to_address as to', 'subject', 'text', 'html', 'stop_url'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { stop_url: stopUrl, ...mail } = row;
  return stopUrl === null ? mail : { ...mail, stopUrl };
}

/** Deletes the recipient and the content. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now.toISOString(), to_address: '', subject: '', text: '', html: '', stop_url: null })
    .where('id', '=', id)
    .execute();
}

export async function mailsAbout(trx: Trx, whom: { userId: string } | { childId: string }): Promise<string[]> {
  if ('childId' in whom) return mailsAboutChildren(trx, [whom.childId]);
  const rows = await trx.selectFrom('mails').select('id').where('user_id', '=', whom.userId).execute();
  return rows.map((mail) => mail.id);
}

export async function mailsAboutChildren(trx: Trx, childIds: readonly string[]): Promise<string[]> {
  if (childIds.length === 0) return [];
  const rows = await trx
    .selectFrom('mails')
    .select('id')
    .where('child_id', 'in', childIds)
    .union(trx.selectFrom('mails_about').select('mail_id as id').where('child_id', 'in', childIds))
    .execute();
  return rows.map((mail) => mail.id);
}

/** Matches exactly this spelling. */
export async function mailsTo(trx: Trx, addresses: readonly string[]): Promise<string[]> {
  const rows = await trx.selectFrom('mails').select('id').where('to_address', 'in', addresses).execute();
  return rows.map((mail) => mail.id);
}

export async function deleteMails(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('jobs').where('kind', '=', sendMail).where('key', 'in', ids).execute();
  await trx.deleteFrom('mails').where('id', 'in', ids).execute();
}

/** Deletes unsent mails too. */
export async function deleteMailsBefore(db: Db, madeBefore: Date): Promise<void> {
  await db.deleteFrom('mails').where('made_at', '<', madeBefore.toISOString()).execute();
  await deleteJobsBefore(db, sendMail, madeBefore);
}
