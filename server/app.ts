import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { routePath } from 'hono/route';
import { openApi } from '#contract/openapi.ts';
import type { EditableChild } from '#server/children/access.ts';
import { mayWrite } from '#server/db/open-db.ts';
import { atMostEvery } from '#server/http/at-most-every.ts';
import { headersFor } from '#server/http/headers.ts';
import { KeptReplies } from '#server/http/kept-replies.ts';
import type { App, Env, House } from '#server/http/house.ts';
import { Problem } from '#server/problem.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { logThrown, problemOf } from '#server/http/refusal.ts';
import { firstUnwritable, takesFile } from '#server/is-writable.ts';
import { failedPage } from '#server/pages/failed-page.ts';
import { routes as portability } from '#server/portability/routes.ts';
import { temporaryFolder } from '#server/portability/temporary-file.ts';
import { servePages } from '#server/pages/pages.ts';
import { publishedTag } from '#server/pages/published-tag.ts';
import type { Room } from '#server/room.ts';
import { rooms as everyRoom } from '#server/rooms.ts';

const longestReadyMs = 2000;
/** Finding out writes a small file in each folder. */
const verdictKeptMs = 3000;

/** The server as a request handler, without a port. */
export function createApp(house: House, rooms: readonly Room<EditableChild>[] = everyRoom): Hono<Env> {
  const keptReplies = new KeptReplies(house, () => publishedTag(house));
  const app: App = { house, hono: new Hono<Env>(), reads: new Map(), keptReplies };
  app.hono.use(async (c, next) => {
    c.set('requestId', randomUUID());
    if (!house.log.isLevelEnabled('info')) return next();
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    house.log.info({
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routeOf(house, c),
      status: c.res.status,
      ms,
    });
  });
  serveHealth(app);
  const lives = rooms.map(({ life }) => life);
  for (const { routes } of rooms) routes(app, lives);
  portability(app);
  serveOpenApi(app);
  for (const nothing of ['/api/*', '/functions/*']) {
    app.hono.all(nothing, (c) => problemResponse(house, new Problem('not-found'), askedOf(c)));
  }
  servePages(app);
  app.hono.onError((thrown, c) => {
    logThrown(thrown, house.log, { requestId: c.get('requestId'), route: routeOf(house, c) });
    const problem = problemOf(thrown);
    return isPage(c) && problem.status >= 500
      ? failedPage(house, c, problem)
      : problemResponse(house, problem, askedOf(c));
  });
  return app.hono;
}

/** For the log: the address itself may contain anything. */
function routeOf({ pages }: House, c: Context<Env>): string {
  const route = routePath(c).replace(/\{.*\}$/, '');
  if (route !== '/*') return route;
  return pages.factsOf(c.req.path)?.route ?? 'not found';
}

function askedOf(c: Context<Env>): { requestId: string; path: string } {
  return { requestId: c.get('requestId'), path: c.req.path };
}

function isPage({ req }: Context<Env>): boolean {
  return /^(GET|HEAD)$/.test(req.method) && !req.path.startsWith('/api/');
}

function serveHealth({ hono, house }: App): void {
  const said = (status: number, text: string) =>
    new Response(text, {
      status,
      headers: { ...headersFor(house.config).api, 'content-type': 'text/plain; charset=utf-8' },
    });
  hono.get('/healthz', () => said(200, 'ok'));
  const found = atMostEvery(verdictKeptMs, () => readiness(house));
  hono.get('/readyz', async () => {
    const verdict = await found();
    return said(verdict === 'ready' ? 200 : 503, verdict);
  });
}

async function readiness({ db, storage, config }: House): Promise<string> {
  const silent = 'the database does not answer';
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(silent), longestReadyMs);
  });
  const answered = Promise.all([mayWrite(db), storage.isWritable(), takesFiles(config.dataDir)]).then(
    (may) => (may.every(Boolean) ? 'ready' : 'nothing can be written'),
    () => silent,
  );
  return Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * A disk that has become read-only after an error still says that it may be written. Pictures may lie on another one, or
 * in a folder of another account.
 */
async function takesFiles(dataDir: string): Promise<boolean> {
  return (await takesFile(dataDir)) && (await firstUnwritable(temporaryFolder(dataDir))) === null;
}

function serveOpenApi({ hono, house }: App): void {
  let text: string | undefined;
  hono.get('/api/openapi.json', () => {
    text ??= JSON.stringify(openApi(house.config.publicUrl));
    return new Response(text, { headers: { ...headersFor(house.config).api, 'content-type': 'application/json' } });
  });
}
