import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/db.ts';
import type { House } from '#server/http/house.ts';
import { faultOf } from '#server/http/log.ts';
import { claimMail, markFailed, markSent, type WaitingMail } from './queries.ts';
import { failureOf, smtpTransport, type Transport } from './smtp.ts';

/** What keeps the outbox moving. */
export type Mailer = {
  /** Sends what waits, in the background. Called after the commit that queued a mail. */
  readonly wake: () => void;
  /** Ends after the round that is under way. What is not sent by then waits for the next start. */
  readonly stop: () => Promise<void>;
};

type Parts = Pick<House, 'clock' | 'log'> & {
  readonly db: Db;
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  /** How long what failed waits before it is tried again. */
  readonly retryMs?: number;
};

const MINUTE_MS = 60_000;

/** Sends the outbox by SMTP when it is woken, and every minute. Without a mail server the mails simply wait. */
export function createMailer({ config, ...parts }: Parts): Mailer {
  if (!config.smtpUrl) return { wake: () => {}, stop: async () => {} };
  const mailer = new SmtpMailer(smtpTransport(config.smtpUrl, config.mailFrom), parts);
  return { wake: () => mailer.wake(), stop: () => mailer.stop() };
}

class SmtpMailer {
  readonly #transport: Transport;
  readonly #parts: Omit<Parts, 'config'>;
  readonly #retryMs: number;
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> | null = null;
  #isWanted = false;
  #isStopped = false;

  constructor(transport: Transport, parts: Omit<Parts, 'config'>) {
    this.#transport = transport;
    this.#parts = parts;
    this.#retryMs = parts.retryMs ?? MINUTE_MS;
    this.#timer = setInterval(() => this.wake(), this.#retryMs).unref();
  }

  /** Starts a round, or asks for another one after that which is under way. */
  wake(): void {
    this.#isWanted = true;
    if (this.#round || this.#isStopped) return;
    this.#round = this.#run().finally(() => {
      this.#round = null;
      if (this.#isWanted) this.wake();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#round;
    this.#transport.close();
  }

  async #run(): Promise<void> {
    const { log } = this.#parts;
    this.#isWanted = false;
    try {
      await this.#sendWaiting();
    } catch (error) {
      log.error({ err: faultOf(error) }, 'the outbox cannot be used; it is tried again within a minute');
    }
  }

  async #sendWaiting(): Promise<void> {
    const { db, clock } = this.#parts;
    while (!this.#isStopped) {
      const now = clock();
      const mail = await claimMail(db, now, new Date(now.getTime() - this.#retryMs));
      if (!mail) return;
      const goesOn = await this.#send(mail);
      if (!goesOn) return;
    }
  }

  /** @returns false when the mail server itself cannot be used, so that there is no point in going on */
  async #send({ id, ...mail }: WaitingMail): Promise<boolean> {
    const { db, clock, log } = this.#parts;
    try {
      await this.#transport.send(mail);
    } catch (error) {
      const { summary, isAboutThisMail } = failureOf(error);
      log.warn({ mail: id, kind: mail.kind, error: summary }, 'a mail could not be sent and waits');
      await markFailed(db, id, summary);
      return isAboutThisMail;
    }
    await markSent(db, id, clock());
    return true;
  }
}
