import type { Input } from '#contract/endpoint.ts';
import type { markBloodTest } from '#contract/vaccines/changes.ts';
import { isBloodTestShown } from '#domain/vaccines/birth/blood-test.ts';
import { hepatitisBOnDay } from '#domain/vaccines/planned/hepatitis-b-on-day.ts';
import type { Ask } from '#server/http/handle.ts';
import { setBloodTest } from '../queries.ts';
import { onDay } from '../rules/plan-data.ts';
import { changePlan } from '../service/change-plan.ts';
import type { PlanReply } from '../service/plan-reply.ts';

/** One that is marked already keeps who marked it. Where the plan does not ask, nothing changes. */
export function recordBloodTest(
  asked: Ask<'may edit the child'>,
  { params, body: { isDone } }: Input<typeof markBloodTest>,
): Promise<PlanReply> {
  return changePlan(asked, params.childId, async ({ trx, child, vaccines, today, now }) => {
    const of = hepatitisBOnDay(onDay(vaccines, today));
    if (isDone === of.isTested || !isBloodTestShown(vaccines.child, of, today)) return;
    await setBloodTest(trx, child, isDone, now);
  });
}
