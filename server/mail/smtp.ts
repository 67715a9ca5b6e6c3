import { createTransport } from 'nodemailer';
import type { Mail } from './outbox.ts';

export type Failure = {
  readonly summary: string;
  /** Whether the mail server works and refused only this mail. */
  readonly isAboutThisMail: boolean;
};

export type Transport = { readonly send: (mail: Mail) => Promise<void> };

const longestSilenceMs = 10_000;

/** @param url `smtp://user:password@host:port` or `smtps://…` */
export function smtpTransport(url: string, from: string, silenceMs = longestSilenceMs): Transport {
  const { hostname, port, protocol, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const smtp = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    secure: isTls,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: 2 * silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, text, html, stopUrl }) => {
      await smtp.sendMail({
        from,
        // Given as an object, the address is never parsed as a list.
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
      });
    },
  };
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

/** Codes only: a mail server's answer may repeat an address. */
export function failureOf(error: unknown): Failure {
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
