import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { PageFacts, PageRequest } from '#contract/pages.ts';
import { todayIn } from '#domain/time/day.ts';
import { libraryReply } from '#server/articles/replies/articles.ts';
import { library } from '#server/articles/service.ts';
import type { Parent } from '#server/auth/session.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { sparseLog } from '#server/http/sparse-log.ts';
import { faultOf } from '#server/log.ts';
import type { App, Env } from '#server/http/house.ts';
import { tagOf } from '#server/http/kept-by-browsers.ts';
import { clearWithOthers } from '#server/http/kept-answers.ts';
import { firstAnswersOf, isAnswered, ownAnswersOf, sharedAnswersOf, type OwnAnswers } from './first-answers.ts';
import { PageCache, sent, type SentPage } from './page-cache.ts';

type Asked = {
  readonly c: Context<Env>;
  readonly parent: Parent;
  readonly request: PageRequest;
  readonly facts: PageFacts;
  readonly isDrawn: boolean;
};

/**
 * Caches pages under a key made of everything they depend on: the account and its children as this request has just read
 * them, every row about the child, what is published, and the day. So a cached page is never out of date or another parent's.
 */
export function signedInPages(app: App): (asked: Asked) => Promise<SentPage> {
  const kept = new PageCache();
  clearWithOthers(kept);
  return async (asked) => {
    const { c, parent, request, facts, isDrawn } = asked;
    const acceptEncoding = c.req.header('accept-encoding');
    const own = await ownAnswersOf(app, c, parent, facts);
    if (request.flash !== null || !isDrawn) return sent((await make(app, asked, own)).page, acceptEncoding);
    const key = await keyOf(app, asked, own);
    const found = kept.get(key, acceptEncoding);
    if (found) return found;
    const { page, isWhole } = await make(app, asked, own);
    // The child may have been changed while the page was made, even by making it, which may store a plan.
    if (isWhole && key === (await keyOf(app, asked, own))) kept.add(key, page, facts.first.join(' '));
    return sent(page, acceptEncoding);
  };
}

async function keyOf({ house }: App, { parent, request, facts: { first } }: Asked, own: OwnAnswers): Promise<string> {
  const { path, search } = request;
  const isOfChild = own.activeChildId !== null && first.length > 0;
  const from = [
    house.pages.fullAddress(path, search),
    first,
    own.answers,
    isOfChild ? await stateOfChild(house.db, own.activeChildId) : null,
    tagOf(libraryReply(await library(house))),
    todayIn(parent.timeZone, house.clock()),
  ];
  return createHash('sha256').update(JSON.stringify(from)).digest('base64');
}

async function make(app: App, { c, parent, request, facts, isDrawn }: Asked, own: OwnAnswers) {
  const { route } = facts;
  const firstAnswers = await firstAnswersOf(app, c, parent, own, facts);
  const sharedAnswers = await sharedAnswersOf(app, c, parent, facts.shared);
  const today = todayIn(parent.timeZone, app.house.clock());
  const page = await app.house.pages.renderOwn({ ...request, firstAnswers, sharedAnswers, today, isDrawn });
  if (page.fault !== undefined) {
    const msg = 'a page was sent without being drawn';
    sparseLog.tell(app.house.log, 'warn', `drawn ${route}`, { err: faultOf(page.fault), route, msg });
  }
  return {
    page: own.isThere ? page : { ...page, status: 404 },
    isWhole: page.fault === undefined && isAnswered(facts, own.activeChildId, firstAnswers),
  };
}
