import type { MailKind } from '#contract/mail-kinds.ts';
import type { Trx } from '#server/db/db.ts';
import { newId } from '#server/db/id.ts';
import { insertMail } from './queries.ts';

export type Mail = {
  readonly kind: MailKind;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom it is about, if it tells of them: it goes with their account or with the child. */
  readonly about?: { readonly userId?: string; readonly childId?: string };
  /** Where one POST, which a mail program sends for whoever got the mail, ends mails of its kind (RFC 8058). */
  readonly stopUrl?: string;
};

/**
 * Puts a mail into the outbox, in the transaction of the change it tells of: both happen or neither.
 * After the commit `jobs.wake()` has it sent.
 *
 * @throws RangeError when the address or the subject holds a control character, which could begin a header of its own
 */
export async function queueMail(trx: Trx, mail: Mail, now: Date): Promise<void> {
  requireOneLine(mail.to);
  requireOneLine(mail.subject);
  await insertMail(trx, newId(now.getTime()), mail, now);
}

function requireOneLine(text: string): void {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(text)) {
    throw new RangeError('a mail address or subject holds a control character');
  }
}
