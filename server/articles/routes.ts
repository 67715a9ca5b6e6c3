import { listArticles, readArticle, readLibrary } from '#contract/articles.ts';
import { readArticlePicks } from '#contract/articles/picks.ts';
import { searchLibrary } from '#contract/articles/search.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireChild } from '#server/children/access.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { Problem } from '#server/problem.ts';
import { articlePageById, articleReplies, libraryReply } from './replies/articles.ts';
import { picksReply } from './replies/picks.ts';
import { searchReply } from './replies/search.ts';
import { serveDrafts } from './routes/drafts.ts';
import { library } from './service.ts';

export function routes(app: App): void {
  serveDrafts(app);

  handle(app, listArticles, async (ask, { query: { category, limit } }) => {
    const asked = { category, limit: limit === undefined ? undefined : Number(limit) };
    return keptByBrowsers(ask, articleReplies(await library(ask.house), asked));
  });

  handle(app, readArticle, async ({ house, now }, { params }) => {
    const page = articlePageById(await library(house), params.articleId, now);
    if (!page) throw new Problem('not-found');
    return page;
  });

  handle(app, searchLibrary, async ({ house }, { query: { q, category } }) =>
    searchReply(await library(house), q, category),
  );

  handle(app, readLibrary, async (ask) => keptByBrowsers(ask, libraryReply(await library(ask.house))));

  handle(app, readArticlePicks, async ({ house, db, parent, now }, { params }) => {
    const child = await requireChild(db, parent, params.childId);
    return picksReply(await library(house), child, todayIn(parent.timeZone, now));
  });
}
