import type { Context } from 'hono';
import type { Endpoint, EndpointWithEvents, Event, Input, Reply, Who } from '#contract/endpoint.ts';
import { Nothing } from '#contract/fields.ts';
import { FileReply } from '#contract/file-reply.ts';
import type { FlashCode } from '#contract/flash.ts';
import { identify, type Parent } from '#server/auth/session.ts';
import type { Db } from '#server/db/db.ts';
import { readJson, readUpload } from './body.ts';
import { CheckedOnce } from './checked-once.ts';
import { jsonOf, type CheckedReply } from './checked-reply.ts';
import { cookiesOf, withCookies, type Cookies } from './cookies.ts';
import { deviceOf } from './device.ts';
import { eventHeaders, inEvents, takesEvents } from './event-stream.ts';
import { fileResponse } from './file-response.ts';
import { headersFor } from './headers.ts';
import type { App, Env, House } from './house.ts';
import { readInput } from './input.ts';
import { inTurn, mayBegin, othersFirst } from '#server/limits/expensive.ts';
import { allowTime, hangUp, worksOn } from './listening.ts';
import { hasCopy } from './kept-by-browsers.ts';
import { networkOf } from './network.ts';
import { packed } from './packed.ts';
import { packedOnce } from './packed-once.ts';
import { requireOwnOrigin } from './origin.ts';
import { Problem } from '#server/problem.ts';
import { problemResponse, problemText } from './problem-response.ts';
import { logThrown, problemOf } from './refusal.ts';

export type Ask<W extends Who> = {
  readonly house: House;
  readonly db: Db;
  readonly now: Date;
  readonly parent: W extends 'anyone' ? Parent | null : Parent;
  /** For limits only. */
  readonly network: () => string;
  readonly device: () => string;
  readonly cookies: Cookies;
  readonly flash: (code: FlashCode) => void;
  readonly header: (name: string, value: string) => void;
  /** Ends when whoever asked has gone. */
  readonly signal: () => AbortSignal;
};

/** @param tell what comes before the reply; to whoever takes no events it tells nothing */
type Run<E extends Endpoint> = (
  ask: Ask<E['who']>,
  input: Input<E>,
  tell: (event: E extends EndpointWithEvents ? Event<E> : never) => void,
) => Promise<Reply<E> | CheckedReply<Reply<E>>>;

/** Answers an endpoint: parses its input, runs the handler, checks the reply, and turns errors into refusals. */
export function handle<const E extends Endpoint>(app: App, endpoint: E, handler: Run<E>): void {
  if (endpoint.method === 'GET') {
    // For pages, which have waited for a turn themselves.
    app.reads.set(endpoint.path, async (c, parent, params, { query = {}, db = app.house.db } = {}) => {
      const made = { headers: {}, cookies: cookiesOf(undefined, app.house.config.isSecure) };
      const ask: Ask<'signed in'> = { ...askOf(app.house, c, parent, made), parent, db };
      // The caller knows the endpoint takes only these.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return jsonOf(endpoint.reply, await handler(ask, { params, query } as Input<E>, toNobody));
    });
  }
  const replies = new CheckedOnce(endpoint);
  app.hono.on(endpoint.method, endpoint.path, async (c) => {
    const made: Made = { headers: {}, cookies: cookiesOf(c.req.header('cookie'), app.house.config.isSecure) };
    const where = { requestId: c.get('requestId'), path: endpoint.path };
    const refusalOf = (thrown: unknown) => {
      logThrown(thrown, app.house.log, { requestId: where.requestId, route: where.path });
      return problemOf(thrown);
    };
    try {
      const { ask, input } = await asked(app.house, endpoint, c, made);
      const kept = await keptReply(app, endpoint, c, { ask, input });
      if (kept) return await respond(app.house, c, { endpoint, reply: kept, made });
      const { events } = endpoint;
      if (events && takesEvents(c.req.header('accept'))) {
        const work = async (tell: (json: string) => void) =>
          jsonOf(endpoint.reply, await handler(ask, input, (event) => tell(jsonOf(events, event))));
        return await toldInEvents(app.house, c, made, {
          work,
          problemText: (thrown) => problemText(refusalOf(thrown), where),
        });
      }
      const expensiveFor = endpoint.expensive ? ask.parent?.id : undefined;
      const answer = async () => {
        const begunAt = performance.now();
        const worked = await handler(ask, input, toNobody);
        if (expensiveFor !== undefined) await othersFirst(expensiveFor, begunAt);
        if (hasCopy(c.req.header('if-none-match'), made.headers['etag'])) return unchanged(app.house, c, made);
        const workedAt = performance.now();
        const reply = replies.checked(worked, made.headers['etag']);
        if (expensiveFor !== undefined) await othersFirst(expensiveFor, workedAt);
        return respond(app.house, c, { endpoint, reply, made });
      };
      return await (expensiveFor === undefined ? answer() : inTurn(expensiveFor, answer));
    } catch (thrown) {
      return problemResponse(app.house, refusalOf(thrown), where);
    }
  });
}

const toNobody = () => {};

type Told = {
  readonly work: Parameters<typeof inEvents>[0];
  readonly problemText: (thrown: unknown) => string;
};

/** An answer that is told as it comes. It is neither kept nor packed, and takes no turn of its account's: what it waits for is no CPU of ours. */
async function toldInEvents(
  { config }: House,
  c: Context<Env>,
  made: Made,
  { work, ...told }: Told,
): Promise<Response> {
  const headers = () => withCookies({ ...ownHeaders(config, c, made), ...eventHeaders }, made.cookies.made);
  const { answer, ended } = inEvents(work, { headers, ...told });
  worksOn(c, ended);
  return answer;
}

type Made = { readonly headers: Record<string, string>; readonly cookies: Cookies };

type Asked<E extends Endpoint> = { readonly ask: Ask<E['who']>; readonly input: Input<E> };

/** About a child, as it came with a page. */
async function keptReply<E extends Endpoint>(
  { keptReplies }: App,
  { method }: E,
  c: Context<Env>,
  { ask: { parent }, input: { params } }: Asked<E>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const childId: unknown = params && 'childId' in params ? params.childId : undefined;
  if (method !== 'GET' || !parent || typeof childId !== 'string') return undefined;
  return keptReplies.find(parent, childId, c.req.path);
}

async function asked<E extends Endpoint>(house: House, endpoint: E, c: Context<Env>, made: Made): Promise<Asked<E>> {
  if (endpoint.method !== 'GET') requireOwnOrigin(c, house);
  const found = await identify(house, {
    authorization: c.req.header('authorization'),
    session: made.cookies.get('sid'),
  });
  const isShut = found?.erasedFrom != null && !endpoint.whileClosed;
  if (isShut && endpoint.who !== 'anyone') throw new Problem('account-closed');
  // Where anyone may call, a parent who has closed the account is a visitor.
  const parent = isShut ? null : found;
  if (!parent && endpoint.who !== 'anyone') throw new Problem('sign-in-needed');
  await mayBegin(parent?.id ?? null, networkOf(c, house));
  if (endpoint.upload?.longestMs !== undefined) allowTime(c, endpoint.upload.longestMs);
  const input = {
    params: endpoint.params && readParams(endpoint.params, c),
    query: readQuery(endpoint, c),
    body: endpoint.body && readInput(endpoint.body, await readJson(c, endpoint)),
    upload: endpoint.upload && readUpload(c, endpoint.upload),
  };
  const ask = askOf(house, c, parent, made);
  // The checks above establish both types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { ask, input } as Asked<E>;
}

/** What a handler is given, for what is no endpoint. */
export function askOf(house: House, c: Context<Env>, parent: Parent | null, { headers, cookies }: Made): Ask<'anyone'> {
  return {
    house,
    db: house.db,
    now: house.clock(),
    parent,
    network: () => networkOf(c, house),
    device: () => deviceOf(c.req.header('user-agent') ?? ''),
    cookies,
    flash: (code: FlashCode) => cookies.set('flash', code, { maxAgeS: 60 }),
    header: (name: string, value: string) => void (headers[name] = value),
    signal: () => c.req.raw.signal,
  };
}

/** Other programs extend addresses of files, such as a calendar's, and those in mails. */
function readQuery({ path, query, serves }: Endpoint, c: Context<Env>): unknown {
  const isCall = /^\/(api|functions)\//.test(path) && serves === undefined;
  const schema = query ?? (isCall ? Nothing : undefined);
  return schema && readInput(schema, c.req.query(), 'Some of what was asked for cannot be read.');
}

/** An address with invalid parameters is not found. */
function readParams(schema: NonNullable<Endpoint['params']>, c: Context<Env>): unknown {
  const result = schema.safeParse(c.req.param());
  if (!result.success) throw new Problem('not-found');
  return result.data;
}

type Said = {
  readonly endpoint: Endpoint;
  readonly reply: FileReply | Uint8Array<ArrayBuffer> | string;
  readonly made: Made;
};

async function respond({ config, log }: House, c: Context<Env>, { endpoint, reply, made }: Said): Promise<Response> {
  const { path: route, status = 200, alike, who } = endpoint;
  const requestId = c.get('requestId');
  if (reply instanceof FileReply) {
    const onFault = (error: unknown) => {
      logThrown(error, log, { requestId, route });
      hangUp(c);
    };
    return fileResponse(reply, headersFor(config).api, { method: c.req.method, requestId, onFault });
  }
  const tag = made.headers['etag'];
  const takes = c.req.header('accept-encoding');
  const effort = who === 'anyone' ? 'little' : 'most';
  const { body, headers: packing } =
    alike && tag && typeof reply === 'string' ? await packedOnce(reply, tag, takes, effort) : packed(reply, takes);
  const headers = { 'content-type': 'application/json', ...packing, ...ownHeaders(config, c, made) };
  return new Response(body, { status, headers: withCookies(headers, made.cookies.made) });
}

/** The browser has what it would be sent. */
function unchanged({ config }: House, c: Context<Env>, made: Made): Response {
  return new Response(null, { status: 304, headers: withCookies(ownHeaders(config, c, made), made.cookies.made) });
}

function ownHeaders(config: House['config'], c: Context<Env>, made: Made): Record<string, string> {
  return { ...headersFor(config).api, 'x-request-id': c.get('requestId'), ...made.headers };
}
