import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Env } from './house.ts';
import { homeOf, shareConnections } from './connection-shares.ts';
import { UnreadAnswers } from './unread-answers.ts';

type Waits = {
  readonly headersMs: number;
  /** For a whole request; each upload may be given more. */
  readonly requestMs: number;
  /** How long an answer that has started may wait for its reader. */
  readonly unreadMs: number;
  /** How often to check for requests whose headers have not arrived. */
  readonly lookEveryMs: number;
};

// Longer than the limits for JSON and pictures, so that those are refused with a reason first.
const realWaits: Waits = { headersMs: 10_000, requestMs: 90_000, unreadMs: 60_000, lookEveryMs: 5000 };

/** Each costs a file descriptor and some memory. Connections beyond this are dropped at once. */
const mostConnections = 2000;
/** A quarter, where no proxy brings the connections of all networks. */
const mostOfOneNetwork = 500;
/** Requests on one connection that are not answered yet. Browsers and proxies send one. */
const mostUnanswered = 4;

/** In memory, of all networks; one may take a quarter, where no proxy brings the connections of all. */
const mostUnreadBytes = 64_000_000;

/** No upload is given more. */
const longestRequestMs = 15 * 60_000;

type Place = { readonly port: number; readonly host: string; readonly trustProxyHops: number };

/** Listens, and cuts off what is sent or read too slowly. */
export async function listen(
  app: Hono<Env>,
  { port, host, trustProxyHops }: Place,
  waits: Waits = realWaits,
): Promise<Server> {
  const handlers = new Set<Promise<unknown>>();
  const answer = getRequestListener(
    (request, bindings) => {
      handlersAround.set(bindings.incoming, handlers);
      return noted(handlers, app.fetch(request, bindings));
    },
    { hostname: host },
  );
  const unread = new UnreadAnswers({
    bytesOfOneNetwork: trustProxyHops === 0 ? mostUnreadBytes / 4 : mostUnreadBytes,
    bytes: mostUnreadBytes,
  });
  const answerAndWatch = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const network = homeOf(incoming.socket);
    await answer(incoming, outgoing);
    unread.add(outgoing, network);
  };
  const server = createServer(
    {
      headersTimeout: waits.headersMs,
      requestTimeout: longestRequestMs,
      connectionsCheckingInterval: waits.lookEveryMs,
      keepAliveTimeout: 65_000,
      maxHeaderSize: 16 * 1024,
    },
    (incoming, outgoing) => {
      if (isOneTooMany(incoming, outgoing)) incoming.socket.destroy();
      else void answerAndWatch(incoming, outgoing);
    },
  );
  // Starts anew with each byte sent or received.
  server.timeout = waits.unreadMs;
  handlersOf.set(server, handlers);
  server.maxConnections = mostConnections;
  if (trustProxyHops === 0) shareConnections(server, mostOfOneNetwork);
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (hasBody(incoming)) cutOffAfter(incoming, waits.requestMs);
    outgoing.on('timeout', () => cutOffUnread(incoming.socket, waits.unreadMs));
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

const unanswered = new WeakMap<Socket, number>();

function isOneTooMany({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
  const others = unanswered.get(socket) ?? 0;
  unanswered.set(socket, others + 1);
  outgoing.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  return others >= mostUnanswered;
}

/** With nothing to read yet, an answer is being made or its request still arrives. */
function cutOffUnread(socket: Socket, ms: number): void {
  if (socket.writableLength > 0) socket.resetAndDestroy();
  else socket.setTimeout(ms);
}

const handlersOf = new WeakMap<Server, ReadonlySet<Promise<unknown>>>();

function noted<T>(handlers: Set<Promise<unknown>>, answer: T | Promise<T>): T | Promise<T> {
  if (!(answer instanceof Promise)) return answer;
  const forget = () => handlers.delete(handled);
  const handled: Promise<unknown> = answer.then(forget, forget);
  handlers.add(handled);
  return answer;
}

const handlersAround = new WeakMap<object, Set<Promise<unknown>>>();

/** For a handler that works on after its response has started; it counts until then. */
export function worksOn(c: Context<Env>, ended: Promise<void>): void {
  const incoming = incomingOf(c);
  const handlers = incoming && handlersAround.get(incoming);
  if (handlers) void noted(handlers, ended);
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
