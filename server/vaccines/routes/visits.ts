import type { Input, Reply } from '#contract/endpoint.ts';
import type { readVisitPlan } from '#contract/vaccines/visits.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild } from '#server/children/access.ts';
import type { Ask } from '#server/http/handle.ts';
import { planAsOf } from '../service/current-plan.ts';
import { visitsReply } from '../replies/visits.ts';
import { judgedOn } from '../rules/plan.ts';

export async function visitPlan(
  { db, parent, now }: Ask<'may see the child'>,
  { params }: Input<typeof readVisitPlan>,
): Promise<Reply<typeof readVisitPlan>> {
  const child = await requireChild(db, parent, params.childId);
  const { today } = entering(parent, now);
  const vaccines = await planAsOf(db, child, today, now);
  return visitsReply(vaccines.child, vaccines, judgedOn(vaccines.doses, today));
}
