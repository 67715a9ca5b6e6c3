import type { Context } from 'hono';
import type { Env, House } from './house.ts';

/**
 * Address the caller comes from. Behind proxies it is the entry of X-Forwarded-For
 * that the outermost of the configured hops has written; what stands before it is hearsay.
 */
export function networkOf(c: Context<Env>, { config, log }: House): string {
  const peer = peerOf(c);
  const forwarded = c.req.header('x-forwarded-for');
  if (config.trustProxyHops === 0) {
    if (forwarded !== undefined) warnOnce(log);
    return peer;
  }
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.at(-config.trustProxyHops) ?? peer;
}

/** Address at the other end of the connection; without a connection it is this machine itself. */
export function peerOf(c: Context<Env>): string {
  // Called without a server there are no bindings, whatever the type says.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  return c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

const warned = new WeakSet<House['log']>();

function warnOnce(log: House['log']): void {
  if (warned.has(log)) return;
  warned.add(log);
  log.warn('X-Forwarded-For came in while TRUST_PROXY_HOPS is 0: all visitors behind that proxy count as one.');
}
