import type { Input } from '#contract/endpoint.ts';
import { VisitPlan, type readVisitPlan } from '#contract/vaccines/visits.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild } from '#server/children/access.ts';
import type { CheckedReply } from '#server/http/checked-reply.ts';
import type { Ask } from '#server/http/handle.ts';
import { ReplyCache } from '#server/http/reply-cache.ts';
import { planAsOf } from '../service/current-plan.ts';
import { visitsReply } from '../replies/visits.ts';
import { judgedOn } from '../rules/plan.ts';

const visitPlans = new ReplyCache(VisitPlan);

export async function visitPlan(
  { db, parent, now }: Ask<'may see the child'>,
  { params }: Input<typeof readVisitPlan>,
): Promise<CheckedReply<VisitPlan>> {
  const child = await requireChild(db, parent, params.childId);
  const { today } = entering(parent, now);
  const vaccines = await planAsOf(db, child, today, now);
  const on = judgedOn(vaccines.doses, today);
  return visitPlans.of([vaccines, on], () => visitsReply(vaccines, on));
}
