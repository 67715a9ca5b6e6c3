import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { PageFacts, PageRequest } from '#contract/pages.ts';
import { todayIn } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import type { App, Env } from '#server/http/house.ts';
import { encodingFor, packed } from '#server/http/packed.ts';
import { LruCache } from '#server/lru-cache.ts';
import { firstAnswersOf, ownAnswersOf, type OwnAnswers } from './first-answers.ts';

/** In bytes: some 150 dashboards, or 1,000 of browsers that take them packed. Ours. */
const MOST_BYTES = 12_000_000;
/** What a cached page's key and objects take besides it, in bytes. */
const BESIDE_PAGE = 500;

export type SentPage = ReturnType<typeof packed> & { readonly status: number };

type Asked = {
  readonly c: Context<Env>;
  readonly parent: Parent;
  readonly request: PageRequest;
  readonly first: PageFacts['first'];
};

/**
 * Caches pages as they were sent, under a key made of everything they depend on: the account and its children as this
 * request has just read them, every row about the child, and the day. So a cached page is never out of date or another
 * parent's. The least recently used go first.
 */
export function signedInPages(app: App): (asked: Asked) => Promise<SentPage> {
  const kept = new LruCache<SentPage>(MOST_BYTES);
  return async (asked) => {
    const { c, parent, request } = asked;
    const own = await ownAnswersOf(app, c, parent);
    if (request.flash !== null) return (await make(app, asked, own)).page;
    const key = await keyOf(app, asked, own);
    const found = kept.get(key);
    if (found) return found;
    const { page, isWhole } = await make(app, asked, own);
    // The child may have been changed while the page was made, even by making it, which may store a plan.
    if (isWhole && key === (await keyOf(app, asked, own))) keep(kept, key, page);
    return page;
  };
}

async function keyOf({ house }: App, { c, parent, request, first }: Asked, own: OwnAnswers): Promise<string> {
  const isOfChild = own.activeChildId !== null && first.length > 0;
  const from = [
    request.path,
    first,
    own.answers,
    isOfChild ? await stateOfChild(house.db, own.activeChildId) : null,
    todayIn(parent.timeZone, house.clock()),
    encodingFor(c.req.header('accept-encoding')),
  ];
  return createHash('sha256').update(JSON.stringify(from)).digest('base64');
}

async function make(app: App, { c, parent, request, first }: Asked, own: OwnAnswers) {
  const firstAnswers = await firstAnswersOf(app, c, parent, own, first);
  const { html, status } = app.house.pages.render({ ...request, firstAnswers });
  const page: SentPage = { status, ...packed(html, c.req.header('accept-encoding')) };
  const wanted = own.activeChildId === null ? 0 : first.length;
  return { page, isWhole: Object.keys(firstAnswers).length === Object.keys(own.answers).length + wanted };
}

function keep(kept: LruCache<SentPage>, key: string, page: SentPage): void {
  // Two requests at once may have made the same page.
  if (kept.get(key)) return;
  const body = typeof page.body === 'string' ? new TextEncoder().encode(page.body) : new Uint8Array(page.body);
  kept.set(key, { ...page, body }, body.byteLength + BESIDE_PAGE);
}
