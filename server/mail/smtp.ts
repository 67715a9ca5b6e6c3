import { createTransport } from 'nodemailer';
import type { Mail } from './outbox.ts';

/** How far a mail got before it failed: no session, envelope accepted, or whole message handed over. */
type Reached = 'nothing' | 'envelope' | 'message';

export type NotTaken = {
  /** Codes only: a mail server's answer may repeat an address. */
  readonly code: string;
  readonly reached: Reached;
  /** Whether the mail server refused, rather than did not answer. */
  readonly isAnswered: boolean;
};

type Sending = {
  /** Of the mail. Each try has the same Message-ID, so that a receiver can drop the second. */
  readonly id: string;
  /** A mail being sent when this is aborted has a few seconds left. */
  readonly stopping?: AbortSignal;
  /** Called when only the mail server is waited for: it has the whole message, or is slow before that. */
  readonly onlyWaits?: () => void;
};

export type Transport = { readonly send: (mail: Mail, sending: Sending) => Promise<NotTaken | 'taken'> };

export type Patience = {
  /** For a connection and for its greeting. */
  readonly greetingMs: number;
  /** Until the whole message is with the mail server. */
  readonly handingOverMs: number;
  /** Of that, from the start of a session, until other mails wait no longer: some servers think long about a recipient. */
  readonly slowMs: number;
  /** For the server's answer to the message. */
  readonly answerMs: number;
  readonly stoppingMs: number;
};

/** A mail server may scan a message before it answers: 10 minutes by RFC 5321, 4.5.3.2.6. The others are ours. */
const patience: Patience = {
  greetingMs: 10_000,
  handingOverMs: 60_000,
  slowMs: 3_000,
  answerMs: 600_000,
  stoppingMs: 5_000,
};

/** @param url `smtp://user:password@host:port` or `smtps://…` */
export function smtpTransport(
  url: string,
  from: string,
  { greetingMs, handingOverMs, slowMs, answerMs, stoppingMs }: Patience = patience,
): Transport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: greetingMs,
    greetingTimeout: greetingMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  return {
    send: async ({ to, subject, text, html, stopUrl }, { id, stopping, onlyWaits = () => {} }) => {
      const deadline = new Deadline(handingOverMs);
      let slow: NodeJS.Timeout | undefined;
      const stop = () => deadline.within(stoppingMs);
      stopping?.addEventListener('abort', stop, { once: true });
      let reached: Reached = 'nothing';
      const logger = watching((stage) => {
        reached = stage;
        if (stage === 'envelope') slow = setTimeout(onlyWaits, slowMs);
        if (stage !== 'message') return;
        if (!stopping?.aborted) deadline.lift();
        onlyWaits();
      });
      try {
        await createTransport({ ...options, logger }).sendMail({
          from,
          // Given as an object, the address is never parsed as a list.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${domainOf(from)}>`,
          headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
          signal: deadline.signal,
        });
        return 'taken';
      } catch (error) {
        return notTaken(error, reached);
      } finally {
        deadline.lift();
        clearTimeout(slow);
        stopping?.removeEventListener('abort', stop);
      }
    },
  };
}

class Deadline {
  readonly #passed = new AbortController();
  #timer: NodeJS.Timeout | undefined;

  constructor(ms: number) {
    this.within(ms);
  }

  get signal(): AbortSignal {
    return this.#passed.signal;
  }

  within(ms: number): void {
    this.lift();
    this.#timer = setTimeout(() => this.#passed.abort(), ms);
  }

  lift(): void {
    clearTimeout(this.#timer);
  }
}

function notTaken(error: unknown, reached: Reached): NotTaken {
  const code = textAt(error, 'code') ?? 'unknown';
  const responseCode = textAt(error, 'responseCode');
  return { code: responseCode ? `${code} ${responseCode}` : code, reached, isAnswered: responseCode !== undefined };
}

/** The mail library reports these steps only in its log. */
function watching(onStage: (stage: Reached) => void) {
  const nothing = () => {};
  const info = (entry: unknown) => {
    const step = textAt(entry, 'tnx');
    if (step === 'send') onStage('envelope');
    if (step === 'message') onStage('message');
  };
  return { trace: nothing, debug: nothing, info, warn: nothing, error: nothing, fatal: nothing };
}

/** @param from `Name <name@host>` or an address alone */
function domainOf(from: string): string {
  return from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/, '');
}

/** RFC 8058 requires https. */
function stopHeaders(stopUrl: string | undefined): Record<string, string> {
  if (stopUrl === undefined) return {};
  const isOneClick = stopUrl.startsWith('https:');
  return {
    'List-Unsubscribe': `<${stopUrl}>`,
    ...(isOneClick ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}

function textAt(of: unknown, key: string): string | undefined {
  if (typeof of !== 'object' || of === null) return undefined;
  const value: unknown = Object.entries(of).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
