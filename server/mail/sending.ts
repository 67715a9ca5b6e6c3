import * as z from 'zod/mini';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import { JobFailed, type JobKind, type Work } from '#server/jobs/job.ts';
import { markSent, sendMail, selectMailToSend } from './queries.ts';
import type { Failure, Transport } from './smtp.ts';

type Parts = {
  readonly db: Db;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly clock: () => Date;
  readonly silenceMs?: number;
};

const Payload = z.object({ mailId: z.string() });

/** Sends the outbox by SMTP. Without a mail server the mails wait. */
export function sendingMails({ db, config, clock, silenceMs }: Parts): JobKind[] {
  const { smtpUrl, mailFrom } = config;
  if (!smtpUrl) return [];
  let transport: Transport | undefined;
  const run = async (work: Work) => {
    // The mail library takes 20 MB: it is loaded only for sending.
    const { failureOf, smtpTransport } = await import('./smtp.ts');
    transport ??= smtpTransport(smtpUrl, mailFrom, silenceMs);
    await send({ transport, failureOf, db, clock }, work);
  };
  return [{ kind: sendMail, atOnce: 3, run }];
}

type Sending = Pick<Parts, 'db' | 'clock'> & {
  readonly transport: Transport;
  readonly failureOf: (error: unknown) => Failure;
};

async function send({ transport, failureOf, db, clock }: Sending, work: Work): Promise<void> {
  const { mailId } = Payload.parse(work.payload);
  const mail = await selectMailToSend(db, mailId);
  // Deleted with the account or child it was about.
  if (!mail) return;
  try {
    await transport.send(mail);
  } catch (error) {
    const { summary, isAboutThisMail } = failureOf(error);
    throw new JobFailed(summary, { restsKind: !isAboutThisMail });
  }
  await tx(db, async (trx) => {
    await work.finish(trx);
    await markSent(trx, mailId, clock());
  });
}
