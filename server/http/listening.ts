import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Env } from './house.ts';
import { shareConnections } from './connection-shares.ts';

type Waits = {
  readonly headersMs: number;
  /** For a whole request; each upload may be given more. */
  readonly requestMs: number;
  /** How often to check for requests whose headers have not arrived. */
  readonly lookEveryMs: number;
};

// Longer than the limits for JSON and pictures, so that those are refused with a reason first.
const realWaits: Waits = { headersMs: 10_000, requestMs: 90_000, lookEveryMs: 5000 };

/** Each costs a file descriptor and some memory. Connections beyond this are dropped at once. */
const mostConnections = 2000;
/** One network has a quarter at most, where no proxy brings all of them. */
const mostOfOneNetwork = 500;

/** No upload is given more. */
const longestRequestMs = 15 * 60_000;

type Place = { readonly port: number; readonly host: string; readonly trustProxyHops: number };

/** Listens, and cuts off what is sent too slowly. */
export async function listen(
  app: Hono<Env>,
  { port, host, trustProxyHops }: Place,
  waits: Waits = realWaits,
): Promise<Server> {
  const handlers = new Set<Promise<unknown>>();
  const answer = getRequestListener((request, bindings) => noted(handlers, app.fetch(request, bindings)), {
    hostname: host,
  });
  const server = createServer(
    {
      headersTimeout: waits.headersMs,
      requestTimeout: longestRequestMs,
      connectionsCheckingInterval: waits.lookEveryMs,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => void answer(incoming, outgoing),
  );
  handlersOf.set(server, handlers);
  server.maxConnections = mostConnections;
  if (trustProxyHops === 0) shareConnections(server, mostOfOneNetwork);
  server.prependListener('request', (incoming: IncomingMessage) => {
    if (hasBody(incoming)) cutOffAfter(incoming, waits.requestMs);
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

const handlersOf = new WeakMap<Server, ReadonlySet<Promise<unknown>>>();

function noted<T>(handlers: Set<Promise<unknown>>, answer: T | Promise<T>): T | Promise<T> {
  if (!(answer instanceof Promise)) return answer;
  const forget = () => handlers.delete(handled);
  const handled: Promise<unknown> = answer.then(forget, forget);
  handlers.add(handled);
  return answer;
}

/**
 * When its connections are gone, handlers of requests that were cut off may still tidy up.
 *
 * @param mostMs it waits no longer for them
 */
export async function handlersEnded(server: Server, mostMs: number): Promise<void> {
  const handlers = handlersOf.get(server);
  if (!handlers) return;
  const late = new AbortController();
  await Promise.race([Promise.all(handlers), sleep(mostMs, undefined, late)]);
  late.abort();
}

/** For a large file over a slow line. */
export function allowTime(c: Context<Env>, ms: number): void {
  const incoming = incomingOf(c);
  if (incoming) cutOffAfter(incoming, Math.min(ms, longestRequestMs));
}

/** For a response that has started and cannot be completed. */
export function hangUp(c: Context<Env>): void {
  incomingOf(c)?.socket.destroy();
}

function incomingOf({ env }: Context<Env>): IncomingMessage | null {
  // Called without a server, `env` has no bindings, despite its type.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  const incoming = env?.incoming;
  return incoming && 'complete' in incoming ? incoming : null;
}

const cuts = new WeakMap<object, NodeJS.Timeout>();

function cutOffAfter(incoming: IncomingMessage, ms: number): void {
  clearTimeout(cuts.get(incoming));
  const cut = setTimeout(() => {
    if (!incoming.complete) incoming.socket.destroy();
  }, ms);
  cut.unref();
  cuts.set(incoming, cut);
  incoming.once('close', () => clearTimeout(cut));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
