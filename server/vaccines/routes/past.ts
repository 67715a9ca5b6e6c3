import type { answerPast, openPast } from '#contract/vaccines/past.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit } from '#server/children/access.ts';
import { completeCheckups } from '#server/checkups/queries.ts';
import { checkupsOf } from '#server/checkups/service.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, refuseFields } from '#server/problem.ts';
import { recordPastOpened, setPast } from '../queries.ts';
import { planIn } from '../service/current-plan.ts';
import { planReplyFor, type PlanReply } from '../service/plan-reply.ts';
import { changePlan } from '../service/change-plan.ts';
import { recordDoses } from '../service/record-doses.ts';

/** Records all or none. */
export async function recordPast(
  asked: Ask<'may edit the child'>,
  { params, body }: Input<typeof answerPast>,
): Promise<Reply<typeof answerPast>> {
  const { db, parent, now } = asked;
  const plan = await changePlan(asked, params.childId, async (change) => {
    const { trx, child } = change;
    const isEach = await completeCheckups(trx, child, body.checkups, { now, today: change.today });
    if (!isEach) refuseFields([fieldProblem('checkups', 'This checkup is still to come, or not in the plan')]);
    await recordDoses(change, { doses: body.doses ?? [] });
    if (body.isDone) await setPast(trx, child, false);
  });
  const child = await requireChild(db, parent, params.childId);
  return { plan: plan.value(), checkups: await checkupsOf(db, child, entering(parent, now).today, now) };
}

export async function recordOpening(
  { db, parent, now }: Ask<'may edit the child'>,
  { params }: Input<typeof openPast>,
): Promise<PlanReply> {
  const opened = await tx(db, async (trx) => {
    const child = await requireChildToEdit(trx, parent, params.childId);
    await recordPastOpened(trx, child, now);
    return { child, vaccines: await planIn(trx, child, entering(parent, now).today, now) };
  });
  return planReplyFor(db, opened.child, parent, opened.vaccines, now);
}
