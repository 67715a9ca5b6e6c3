import { setTimeout as sleep } from 'node:timers/promises';
import type { ContactMessage, Mailed } from '#contract/contact.ts';
import { isUnique } from '#server/db/db-errors.ts';
import { newId } from '#server/db/id.ts';
import { tx } from '#server/db/tx.ts';
import type { House } from '#server/http/house.ts';
import type { Trx } from '#server/db/db.ts';
import { keyOf } from '#server/db/key-of.ts';
import { isUpTo } from '#server/mail/mail-limits.ts';
import { queueMail, type Mail } from '#server/mail/outbox.ts';
import { areMailsResting, stateOfMail } from '#server/mail/queries.ts';
import { contactMail, contactReceivedMail, moreMessagesMail } from './emails.ts';
import { insertMessage, selectMessage, type ContactRow } from './queries.ts';
import { LOOK_EVERY_MS, mailboxOf, MAIL_PATIENCE_MS } from './rules.ts';

type Sender = { readonly userId: string | null; readonly now: Date };
type Written = Omit<ContactMessage, 'challengeToken'>;

/** The message that was sent with this id before, by whoever sends it again. */
export async function sentBefore(
  { db }: Pick<House, 'db'>,
  { id, name, email, subject, message }: Written,
  userId: string | null,
): Promise<ContactRow | null> {
  const row = id === undefined ? undefined : await selectMessage(db, id);
  const isSame =
    row?.user_id === userId &&
    row.name === name &&
    row.email === email &&
    row.subject === subject &&
    row.message === message;
  return row && isSame ? row : null;
}

/**
 * Keeps the message, with the mails that tell of it.
 *
 * @returns null when the id is another message's
 */
export async function keepMessage(
  house: House,
  { id = newId(), name, email, subject, message }: Written,
  { userId, now }: Sender,
): Promise<Pick<ContactRow, 'id' | 'mail_id'> | null> {
  const { db, config } = house;
  const { operator } = config;
  try {
    return await tx(db, async (trx) => {
      const mail = operator.email && contactMail(operator.email, { id, userId, name, email, subject, message });
      const mail_id = mail ? await tellOperator(trx, house, mail, { userId, now }) : null;
      const made_at = now.toISOString();
      const row = { id, user_id: userId, name, email, subject, message, mail_id, made_at, answered_at: null };
      await insertMessage(trx, row);
      if (mail) await confirm(trx, house, email, { userId, now });
      return row;
    });
  } catch (error) {
    if (isUnique(error)) return null;
    throw error;
  }
}

/** @returns the mail's id; null for one of many, which a summary tells of */
async function tellOperator(
  trx: Trx,
  { config, limits }: House,
  mail: Mail,
  { userId, now }: Sender,
): Promise<string | null> {
  if (userId !== null || (await isUpTo(limits.contactMails, trx, 'contact mails of visitors', now)))
    return queueMail(trx, mail, now);
  if (await isUpTo(limits.contactSummaries, trx, 'contact summaries', now))
    await queueMail(trx, moreMessagesMail(mail.to, config.publicUrl), now);
  return null;
}

async function confirm(trx: Trx, { config, limits }: House, email: string, { userId, now }: Sender): Promise<void> {
  const key = `contact confirmations to:${keyOf(mailboxOf(email))}`;
  if (!(await isUpTo(limits.contactConfirmations, trx, key, now))) return;
  const isOfMany = userId === null;
  if (isOfMany && !(await isUpTo(limits.contactConfirmationsAll, trx, 'contact confirmations', now))) return;
  await queueMail(trx, contactReceivedMail(email, userId, config.publicUrl), now);
}

/** Waits a little for the mail server's word, unless it is known to give none. */
export async function mailedOf({ db, config, clock }: House, mailId: string | null): Promise<Mailed> {
  if (!config.operator.email || !config.smtpUrl) return 'nowhere';
  // A summary tells of it.
  if (mailId === null) return 'waiting';
  const endsAt = performance.now() + MAIL_PATIENCE_MS;
  for (;;) {
    const state = (await stateOfMail(db, mailId)) ?? 'sent';
    if (state === 'waiting' && (await areMailsResting(db, clock()))) return 'failed';
    if (state !== 'waiting' || performance.now() >= endsAt) return state;
    await sleep(LOOK_EVERY_MS);
  }
}
