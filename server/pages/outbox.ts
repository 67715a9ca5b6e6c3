import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { hashOf } from '#server/auth/token.ts';
import { isLoopbackHost } from '#server/config.ts';
import { cookiesOf, type Cookies } from '#server/http/cookies.ts';
import type { Env, House } from '#server/http/house.ts';
import { peerOf } from '#server/http/network.ts';

const page = '/outbox';
const cookie = 'outbox';
/** In the address that the server prints when it starts. */
const keyParameter = 'key';

/** Whether the mails of this server wait in its outbox. A request through a proxy on this machine looks local too. */
export function hasOutbox(house: House, c: Context<Env>): boolean {
  if (outboxAddress(house) === null) return false;
  const host = c.req.header('host') ?? '';
  const isForwarded = [...c.req.raw.headers.keys()].some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && isLoopbackHost(peerOf(c).replace(/^::ffff:/, '')) && isLoopbackHost(host.replace(/:\d+$/, ''));
}

/**
 * Whether unsent mails may be shown. They hold links that open accounts, so they are only for a browser on this machine
 * that has opened the address printed at the start.
 */
export function mayReadOutbox(house: House, c: Context<Env>): boolean {
  return hasOutbox(house, c) && isSame(cookiesFor(house, c).get(cookie), passOf(house));
}

/** @returns the cookies that open the outbox until the browser is closed; null when the key is not right */
export function openOutbox(house: House, c: Context<Env>): Cookies | null {
  if (!hasOutbox(house, c) || !isSame(c.req.query(keyParameter), house.outboxKey)) return null;
  const cookies = cookiesFor(house, c);
  cookies.set(cookie, passOf(house));
  return cookies;
}

/** Null where mails are sent, or where the server is not for this machine alone. */
export function outboxAddress({ config, outboxKey }: Pick<House, 'config' | 'outboxKey'>): string | null {
  return config.smtpUrl || !config.isLoopback ? null : `${config.publicUrl}${page}?${keyParameter}=${outboxKey}`;
}

/** Browsers send a cookie to every port of a host: the path keeps it from other programs on this machine. */
function cookiesFor({ config }: House, c: Context<Env>): Cookies {
  return cookiesOf(c.req.header('cookie'), config.isSecure, page);
}

/** A hash, so that the cookie does not reveal the key. */
function passOf({ outboxKey }: House): string {
  return hashOf(`outbox ${outboxKey}`);
}

function isSame(given: string | undefined, secret: string): boolean {
  return given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
