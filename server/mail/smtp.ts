import { createTransport } from 'nodemailer';
import type { Mail } from './outbox.ts';

export type Transport = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void };

// Each is a silence. A server that answers every step just in time may take longer than the minute after which another
// process takes the mail to be its own, and sends it a second time: twice is better than never.
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends by a mail server, `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string, from: string): Transport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const smtp = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html }) => {
      await smtp.sendMail({
        from,
        // As an object the address is taken as it is and never read as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => smtp.close(),
  };
}

/**
 * What went wrong, in codes alone: the text of a mail server's answer may repeat an address.
 *
 * @returns `isAboutThisMail` true when the server is well and refused this one mail
 */
export function failureOf(error: unknown): { summary: string; isAboutThisMail: boolean } {
  const code = textAt(error, 'code') ?? 'unknown';
  const responseCode = textAt(error, 'responseCode');
  return {
    summary: responseCode ? `${code} ${responseCode}` : code,
    isAboutThisMail: code === 'EENVELOPE' || code === 'EMESSAGE',
  };
}

function textAt(error: unknown, key: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const value: unknown = Object.entries(error).find(([name]) => name === key)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
