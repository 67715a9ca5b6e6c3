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
  /** The account or children that the mail is deleted with. */
  readonly about?: { readonly userId?: string; readonly childId?: string; readonly otherChildIds?: readonly string[] };
  /** One-click unsubscribe address (RFC 8058). */
  readonly stopUrl?: string;
};

/**
 * Call it in the transaction of the change, and `jobs.wake()` after the commit.
 *
 * @returns its id
 * @throws RangeError for a control character in the address or the subject, which could inject a header
 */
export async function queueMail(trx: Trx, mail: Mail, now: Date): Promise<string> {
  requireOneLine(mail.to);
  requireOneLine(mail.subject);
  const id = newId(now.getTime());
  await insertMail(trx, id, mail, now);
  return id;
}

function requireOneLine(text: string): void {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/u.test(text)) {
    throw new RangeError('a mail address or subject holds a control character');
  }
}
