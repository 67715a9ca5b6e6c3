import type { OutboxMail } from '#contract/pages.ts';
import type { Db } from '#server/db/db.ts';
import type { Mail } from './outbox.ts';

export type WaitingMail = Mail & { readonly id: string };

/** Puts a mail into the outbox. */
export async function insertMail(db: Db, id: string, mail: Mail, now: Date): Promise<void> {
  const { to, ...rest } = mail;
  await db
    .insertInto('mails')
    .values({ id, ...rest, to_address: to, made_at: now.toISOString(), tries: 0 })
    .execute();
}

/** The mails that are not sent yet, newest first. */
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

/**
 * Claims a mail that waits and was not tried since `triedBefore`, and counts the try: first those that were tried
 * least, so that what is refused again and again holds up nothing new.
 * Whoever else claims at the same moment gets another one, or null.
 */
export async function claimMail(db: Db, now: Date, triedBefore: Date): Promise<WaitingMail | null> {
  for (;;) {
    const mail = await db
      .selectFrom('mails')
      .select(['id', 'kind', 'to_address as to', 'subject', 'text', 'html', 'tries'])
      .where('sent_at', 'is', null)
      .where((is) => is.or([is('last_tried_at', 'is', null), is('last_tried_at', '<=', triedBefore.toISOString())]))
      .orderBy('tries')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!mail) return null;
    const { tries, ...claimed } = mail;
    const result = await db
      .updateTable('mails')
      .set({ tries: tries + 1, last_tried_at: now.toISOString() })
      .where('id', '=', mail.id)
      .where('tries', '=', tries)
      .executeTakeFirst();
    if (result.numUpdatedRows === 1n) return claimed;
  }
}

/** Notes that a mail was sent, and forgets to whom it went and what it said. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now.toISOString(), last_error: null, to_address: '', subject: '', text: '', html: '' })
    .where('id', '=', id)
    .execute();
}

/** Notes why a mail could not be sent; it waits on. */
export async function markFailed(db: Db, id: string, error: string): Promise<void> {
  await db.updateTable('mails').set({ last_error: error }).where('id', '=', id).execute();
}

/** Deletes every mail made before a day, sent or not. */
export async function deleteMailsBefore(db: Db, madeBefore: Date): Promise<void> {
  await db.deleteFrom('mails').where('made_at', '<', madeBefore.toISOString()).execute();
}
