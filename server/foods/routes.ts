import { listFoods, listTextures, readFood } from '#contract/foods.ts';
import { readFoodSummary } from '#contract/foods/guide.ts';
import { tasteEndpoints } from '#contract/foods/tastes.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireChild } from '#server/children/access.ts';
import { serveEntries } from '#server/children/service/serve-entries.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { Problem } from '#server/problem.ts';
import { tastes } from './queries.ts';
import { tasteReplies } from './replies.ts';
import { foodReply, foodsReply, texturesReply } from './replies/reference.ts';
import { foodSummary } from './replies/summary.ts';
import { serveGuide } from './routes/guide.ts';
import { tasteFacts } from './rules.ts';

export function routes(app: App): void {
  serveEntries(app, tasteEndpoints, { stored: tastes, replies: tasteReplies, facts: tasteFacts });

  handle(app, listFoods, async (ask) => keptByBrowsers(ask, foodsReply()));

  handle(app, listTextures, async (ask) => keptByBrowsers(ask, texturesReply()));

  handle(app, readFood, async (ask, { params }) => {
    const food = foodReply(params.foodId);
    if (!food) throw new Problem('not-found');
    return keptByBrowsers(ask, food);
  });

  handle(app, readFoodSummary, async ({ db, parent, now }, { params }) => {
    const child = await requireChild(db, parent, params.childId);
    return foodSummary(db, child, todayIn(parent.timeZone, now));
  });

  serveGuide(app);
}
