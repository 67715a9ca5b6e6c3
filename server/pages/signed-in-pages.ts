import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { PageFacts, PageRequest } from '#contract/pages.ts';
import { todayIn } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { sparseLog } from '#server/http/sparse-log.ts';
import { faultOf } from '#server/log.ts';
import type { App, Env } from '#server/http/house.ts';
import { clearWithOthers } from '#server/http/kept-answers.ts';
import { firstAnswersOf, ownAnswersOf, sharedAnswersOf, type OwnAnswers } from './first-answers.ts';
import { PageCache, sent, type SentPage } from './page-cache.ts';

type Asked = {
  readonly c: Context<Env>;
  readonly parent: Parent;
  readonly request: PageRequest;
  readonly first: PageFacts['first'];
  readonly shared: PageFacts['shared'];
  readonly isDrawn: boolean;
};

/**
 * Caches pages under a key made of everything they depend on: the account and its children as this request has just read
 * them, every row about the child, and the day. So a cached page is never out of date or another parent's.
 */
export function signedInPages(app: App): (asked: Asked) => Promise<SentPage> {
  const kept = new PageCache();
  clearWithOthers(kept);
  return async (asked) => {
    const { c, parent, request, first, isDrawn } = asked;
    const acceptEncoding = c.req.header('accept-encoding');
    const own = await ownAnswersOf(app, c, parent);
    if (request.flash !== null || !isDrawn) return sent((await make(app, asked, own)).page, acceptEncoding);
    const key = await keyOf(app, asked, own);
    const found = kept.get(key, acceptEncoding);
    if (found) return found;
    const { page, isWhole } = await make(app, asked, own);
    // The child may have been changed while the page was made, even by making it, which may store a plan.
    if (isWhole && key === (await keyOf(app, asked, own))) kept.add(key, page, first.join(' '));
    return sent(page, acceptEncoding);
  };
}

async function keyOf({ house }: App, { parent, request, first }: Asked, own: OwnAnswers): Promise<string> {
  const { path, search } = request;
  const isOfChild = own.activeChildId !== null && first.length > 0;
  const from = [
    house.pages.fullAddress(path, search),
    first,
    own.answers,
    isOfChild ? await stateOfChild(house.db, own.activeChildId) : null,
    todayIn(parent.timeZone, house.clock()),
  ];
  return createHash('sha256').update(JSON.stringify(from)).digest('base64');
}

async function make(app: App, { c, parent, request, first, shared, isDrawn }: Asked, own: OwnAnswers) {
  const firstAnswers = await firstAnswersOf(app, c, parent, own, first);
  const sharedAnswers = await sharedAnswersOf(app, c, parent, shared);
  const today = todayIn(parent.timeZone, app.house.clock());
  const page = await app.house.pages.renderOwn({ ...request, firstAnswers, sharedAnswers, today, isDrawn });
  const wanted = own.activeChildId === null ? 0 : first.length;
  if (page.fault !== undefined) {
    const msg = 'a page was sent without being drawn';
    const { path: route } = request;
    sparseLog.tell(app.house.log, 'warn', `drawn ${route}`, { err: faultOf(page.fault), route, msg });
  }
  return {
    page,
    isWhole: page.fault === undefined && Object.keys(firstAnswers).length === Object.keys(own.answers).length + wanted,
  };
}
