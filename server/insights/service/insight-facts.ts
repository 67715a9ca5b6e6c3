import type { InsightFacts } from '#domain/insights/insight-facts.ts';
import { milestoneList } from '#domain/milestones/milestone-data.ts';
import { checkupsOf } from '#server/checkups/service.ts';
import type { MyChild } from '#server/children/access.ts';
import { foodSummary } from '#server/foods/replies/summary.ts';
import { growthFactsOf } from '#server/growth/service/growth-facts.ts';
import type { Ask } from '#server/http/handle.ts';
import { answerReplies } from '#server/milestones/replies.ts';
import { planToday } from '#server/vaccines/rules/plan-today.ts';
import { planAsOf } from '#server/vaccines/service/current-plan.ts';
import { planReplyFor } from '#server/vaccines/service/plan-reply.ts';

type Asking = Pick<Ask<'may see the child'>, 'db' | 'house' | 'parent' | 'now'>;

/** What the other rooms know of a child: of growth in the account's units and by its reference. Never call it inside a transaction. */
export async function insightFactsOf(ask: Asking, child: MyChild): Promise<InsightFacts> {
  const { db, parent, now } = ask;
  const growth = await growthFactsOf(ask, child);
  const { today } = growth;
  const vaccines = await planAsOf(db, child, today, now);
  const reply = await planReplyFor(db, child, parent, vaccines, now);
  return {
    growth,
    plan: planToday(vaccines, today),
    history: reply.value(),
    visits: await checkupsOf(db, child, today, now),
    milestones: milestoneList,
    answers: await answerReplies.all(db, child),
    food: await foodSummary(db, child, today),
  };
}
