import { isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { Env, House } from './house.ts';

/**
 * An IPv4 address, or the /64 of an IPv6 address, in which a home connection chooses freely. Behind proxies it is the
 * entry of X-Forwarded-For written by the outermost configured hop; entries before it can be forged.
 */
export function networkOf(c: Context<Env>, house: House): string {
  return countedAs(addressOf(c, house));
}

function addressOf(c: Context<Env>, { config, log }: House): string {
  const peer = peerOf(c);
  const forwarded = c.req.header('x-forwarded-for');
  if (config.trustProxyHops === 0) {
    if (forwarded !== undefined) warnOnce(log);
    return peer;
  }
  const hops = (forwarded ?? '')
    .split(',')
    .map((hop) => withoutPort(hop.trim()))
    .filter(Boolean);
  const hop = hops.at(-config.trustProxyHops) ?? '';
  return isIP(withoutZone(hop)) === 0 ? peer : hop;
}

/** Some proxies write `203.0.113.7:4123`, `[2001:db8::1]` or `[2001:db8::1]:4123`. */
function withoutPort(hop: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/.exec(hop) ?? [];
  return bracketed ?? plain ?? hop;
}

/**
 * An IPv4 address, also written as IPv6, or the network of an IPv6 address.
 *
 * @param bits how long the network's prefix is, from 48 to 64
 */
export function countedAs(address: string, bits = 64): string {
  const plain = withoutZone(address);
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const [high = 0, low = 0] = groups.slice(6);
  const isIPv4Mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isIPv4Mapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  const [first = 0, second = 0, third = 0, fourth = 0] = groups;
  const prefix = [first, second, third, fourth & (0xffff << (64 - bits))].map((group) => group.toString(16));
  return `${prefix.join(':')}::/${bits}`;
}

/** The `eth0` of `fe80::1%eth0` is the proxy's own. */
function withoutZone(address: string): string {
  return address.split('%', 1)[0] ?? '';
}

function groupsOf(address: string): number[] {
  // URLs normalize the IPv4 notation of an IPv6 address.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [front = [], back = []] = written.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16));
}

export function peerOf(c: Context<Env>): string {
  // Called without a server, `env` has no bindings, despite its type.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  return c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
}

const warned = new WeakSet<House['log']>();

function warnOnce(log: House['log']): void {
  if (warned.has(log)) return;
  warned.add(log);
  log.warn('X-Forwarded-For came in while TRUST_PROXY_HOPS is 0: all visitors behind that proxy count as one.');
}
