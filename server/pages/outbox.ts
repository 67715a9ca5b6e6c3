import type { Context } from 'hono';
import type { OutboxMail } from '#contract/pages.ts';
import { isLoopbackHost } from '#server/config.ts';
import type { Env, House } from '#server/http/house.ts';
import { peerOf } from '#server/http/network.ts';
import { waitingMails } from '#server/mail/queries.ts';

const mostShown = 50;

/** Unsent mails, newest first; null unless the request is from this machine to a server without a mail server. */
export async function mailsInOutbox(house: House, c: Context<Env>): Promise<OutboxMail[] | null> {
  return isOpen(house, c) ? waitingMails(house.db, mostShown) : null;
}

function isOpen({ config }: House, c: Context<Env>): boolean {
  if (config.smtpUrl || !config.isLoopback) return false;
  const host = c.req.header('host') ?? '';
  const isForwarded = [...c.req.raw.headers.keys()].some(
    (name) => name === 'forwarded' || name.startsWith('x-forwarded-'),
  );
  return !isForwarded && isLoopbackHost(peerOf(c).replace(/^::ffff:/, '')) && isLoopbackHost(host.replace(/:\d+$/, ''));
}
