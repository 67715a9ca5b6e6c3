import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { PageFacts, PageRequest } from '#contract/pages.ts';
import { todayIn } from '#domain/time/day.ts';
import type { Parent } from '#server/auth/session.ts';
import type { Readable } from '#server/db/reading.ts';
import { stateOfChild } from '#server/db/state-of-child.ts';
import { sparseLog } from '#server/http/sparse-log.ts';
import { faultOf } from '#server/log.ts';
import type { App, Env } from '#server/http/house.ts';
import { clearWithOthers } from '#server/http/kept-answers.ts';
import { firstAnswersOf, isAnswered, ownAnswersOf, sharedAnswersOf, type OwnAnswers } from './first-answers.ts';
import { PageCache, sent, type SentPage } from './page-cache.ts';
import { publishedTag } from './published-tag.ts';
import { readAtOnce, type Moment } from './read-at-once.ts';

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
  const momentFor = momentsOf(app);
  return async (asked) => {
    const { c, parent, request, facts, isDrawn } = asked;
    const acceptEncoding = c.req.header('accept-encoding');
    const own = await ownAnswersOf(app, c, parent, facts);
    const stateNow = () => (isOfChild(asked, own) ? stateOfChild(app.house.db, own.active.childId) : null);
    const mayKeep = request.flash === null && isDrawn;
    const found = mayKeep && kept.get(await keyOf(app, asked, own, await stateNow()), acceptEncoding);
    if (found) return found;
    const moment = await momentFor(asked, own);
    const key = await keyOf(app, asked, own, moment?.state ?? null);
    const keyOfReplies = moment && (await app.keptReplies.keyOf(parent, moment.childId, moment.state));
    const { page, replies, isWhole } = await make(app, asked, own, moment);
    // What was not read at that moment may have changed since, even by making the page, which may store a plan.
    const stateAfter = async () => (moment?.reading.isExact ? moment.state : stateNow());
    const isAsKeyed = async () => key === (await keyOf(app, asked, own, await stateAfter()));
    if (mayKeep && isWhole && (await isAsKeyed())) {
      kept.add(key, page, likeOf(asked));
      if (moment && keyOfReplies) app.keptReplies.keep(keyOfReplies, moment.childId, replies);
    }
    return sent(page, acceptEncoding);
  };
}

type OfChild = OwnAnswers & { readonly active: NonNullable<OwnAnswers['active']> };

function isOfChild({ facts }: Asked, own: OwnAnswers): own is OfChild {
  return own.active !== null && facts.first.length > 0;
}

function likeOf({ facts }: Asked): string {
  return facts.first.join(' ');
}

/** What the replies of a page have asked is read together for the next one with the same replies. */
function momentsOf({ house }: App): (asked: Asked, own: OwnAnswers) => Promise<Moment | null> {
  const queries = new Map<string, Set<Readable>>();
  return async (asked, own) => {
    if (!isOfChild(asked, own)) return null;
    const like = likeOf(asked);
    const ofReplies = queries.get(like) ?? new Set();
    queries.set(like, ofReplies);
    return readAtOnce(house.db, { ...own.active, parentId: asked.parent.id }, ofReplies);
  };
}

async function keyOf(
  { house }: App,
  { parent, request, facts: { first } }: Asked,
  own: OwnAnswers,
  state: string | null,
): Promise<string> {
  const { path, search } = request;
  const from = [
    house.pages.fullAddress(path, search),
    first,
    own.answers,
    state,
    await publishedTag(house),
    todayIn(parent.timeZone, house.clock()),
  ];
  return createHash('sha256').update(JSON.stringify(from)).digest('base64');
}

async function make(app: App, { c, parent, request, facts, isDrawn }: Asked, own: OwnAnswers, moment: Moment | null) {
  const { route } = facts;
  const firstAnswers = await firstAnswersOf({ ...app, db: moment?.reading.db }, c, parent, own, facts);
  const sharedAnswers = await sharedAnswersOf(app, c, parent, facts.shared);
  const today = todayIn(parent.timeZone, app.house.clock());
  const page = await app.house.pages.renderOwn({ ...request, firstAnswers, sharedAnswers, today, isDrawn });
  if (page.fault !== undefined) {
    const msg = 'a page was sent without being drawn';
    sparseLog.tell(app.house.log, 'warn', `drawn ${route}`, { err: faultOf(page.fault), route, msg });
  }
  const replies = Object.fromEntries(Object.entries(firstAnswers).filter(([address]) => !(address in own.answers)));
  return {
    replies,
    page: own.isThere ? page : { ...page, status: 404 },
    isWhole: page.fault === undefined && isAnswered(facts, own.active?.childId ?? null, firstAnswers),
  };
}
