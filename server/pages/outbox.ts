import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Outbox } from '#contract/pages.ts';
import { isLoopbackHost } from '#server/config.ts';
import type { Cookies } from '#server/http/cookies.ts';
import type { Env, House } from '#server/http/house.ts';
import { peerOf } from '#server/http/network.ts';

const cookie = 'outbox';
/** Of the address printed at the start. */
const keyParameter = 'key';

/**
 * Unsent mails, which hold links that open accounts, are shown to whoever has opened the address that the start
 * printed, on this machine, where no mail server is set. A request through a proxy on this machine looks local too.
 */
export function outboxFor(house: House, c: Context<Env>, cookies: Cookies): Outbox {
  if (!isHere(house, c)) return 'none';
  return isKey(house, cookies.get(cookie)) ? 'open' : 'locked';
}

/** @returns whether the key was right, and lasts until the browser is closed */
export function openOutbox(house: House, c: Context<Env>, cookies: Cookies): boolean {
  const key = c.req.query(keyParameter);
  if (!isHere(house, c) || key === undefined || !isKey(house, key)) return false;
  cookies.set(cookie, key);
  return true;
}

/** Null where mails are sent, or where the server is for others. */
export function outboxAddress({ config, outboxKey }: Pick<House, 'config' | 'outboxKey'>): string | null {
  return config.smtpUrl || !config.isLoopback ? null : `${config.publicUrl}/outbox?${keyParameter}=${outboxKey}`;
}

function isHere(house: House, c: Context<Env>): boolean {
  if (outboxAddress(house) === null) return false;
  const host = c.req.header('host') ?? '';
  const isForwarded = [...c.req.raw.headers.keys()].some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && isLoopbackHost(peerOf(c).replace(/^::ffff:/, '')) && isLoopbackHost(host.replace(/:\d+$/, ''));
}

function isKey({ outboxKey }: House, given: string | undefined): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(outboxKey));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
