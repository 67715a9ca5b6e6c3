import { listMilestones, milestoneAnswerEndpoints, readMilestoneSummary } from '#contract/milestones.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { milestoneSummary } from '#domain/milestones/summary.ts';
import { todayIn } from '#domain/time/day.ts';
import { requireChild } from '#server/children/access.ts';
import { serveEntries } from '#server/children/service/serve-entries.ts';
import { handle } from '#server/http/handle.ts';
import type { App } from '#server/http/house.ts';
import { keptByBrowsers } from '#server/http/kept-by-browsers.ts';
import { answerAbout, answers } from './queries.ts';
import { answerReplies } from './replies.ts';
import { answerFacts } from './rules.ts';

export function routes(app: App): void {
  handle(app, listMilestones, async (ask) => keptByBrowsers(ask, milestoneList));

  serveEntries(app, milestoneAnswerEndpoints, {
    stored: answers,
    replies: answerReplies,
    facts: answerFacts,
    already: (db, child, { milestoneId }) => answerAbout(db, child, milestoneId),
  });

  handle(app, readMilestoneSummary, async ({ db, parent, now }, { params }) => {
    const child = await requireChild(db, parent, params.childId);
    const today = todayIn(parent.timeZone, now);
    return milestoneSummary(milestoneList, child, await answerReplies.all(db, child), today);
  });
}
