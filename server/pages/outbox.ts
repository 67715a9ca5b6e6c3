import type { Context } from 'hono';
import { isLoopbackHost } from '#server/config.ts';
import type { Env, House } from '#server/http/house.ts';
import { peerOf } from '#server/http/network.ts';

/** Only this machine, on a server without a mail server, sees unsent mails. */
export function isOutboxOpen({ config }: House, c: Context<Env>): boolean {
  if (config.smtpUrl || !config.isLoopback) return false;
  const host = c.req.header('host') ?? '';
  const isForwarded = [...c.req.raw.headers.keys()].some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && isLoopbackHost(peerOf(c).replace(/^::ffff:/, '')) && isLoopbackHost(host.replace(/:\d+$/, ''));
}
