import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import type { Db, Trx } from '#server/db/db.ts';
import { patientlyMs, tx } from '#server/db/tx.ts';
import { JobFailed, type JobKind, type Work } from '#server/jobs/job.ts';
import { markSent, sendMail, selectMailToSend } from './queries.ts';
import type { NotTaken, Patience, Transport } from './smtp.ts';

type Parts = {
  readonly db: Db;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly clock: () => Date;
  readonly patience?: Patience;
};

const Payload = z.object({ mailId: z.string() });

/** Tries of a mail that the server received whole and never acknowledged: each may have been delivered. */
const MOST_UNANSWERED = 3;

/** Sends the outbox by SMTP. Without a mail server the mails wait. */
export function sendingMails({ db, config, clock, patience }: Parts): JobKind[] {
  const { smtpUrl, mailFrom } = config;
  if (!smtpUrl) return [];
  let transport: Transport | undefined;
  const run = async (work: Work) => {
    // The mail library takes 20 MB: it is loaded only for sending.
    const { smtpTransport } = await import('./smtp.ts');
    transport ??= smtpTransport(smtpUrl, mailFrom, patience);
    await send({ transport, db, clock }, work);
  };
  return [{ kind: sendMail, atOnce: 3, mostWaiting: 40, run }];
}

type Sending = Pick<Parts, 'db' | 'clock'> & { readonly transport: Transport };

async function send({ transport, db, clock }: Sending, work: Work): Promise<void> {
  const { mailId } = Payload.parse(work.payload);
  const mail = await selectMailToSend(db, mailId);
  // Deleted with the account or child it was about.
  if (!mail) return;
  const sent = await transport.send(mail, { id: mailId, stopping: work.signal, onlyWaits: work.onlyWaits });
  if (sent !== 'taken') throw failureOf(sent);
  const note = async (trx: Trx) => {
    await work.finish(trx);
    await markSent(trx, mailId, clock());
  };
  // What is not noted is sent again.
  await tx(db, note, patientlyMs);
}

function failureOf({ code, reached, isAnswered }: NotTaken): JobFailed {
  if (reached === 'nothing') return new JobFailed(code, { restsKind: true });
  if (reached === 'message' && !isAnswered) return new JobFailed(code, { mostTries: MOST_UNANSWERED });
  return new JobFailed(code);
}
