import type { answerPast, openPast, takeBackPast } from '#contract/vaccines/past.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit } from '#server/children/access.ts';
import { completeCheckups, uncompleteCheckups } from '#server/checkups/queries.ts';
import { checkupsOf } from '#server/checkups/service.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, refuseFields } from '#server/problem.ts';
import { doses, recordPastOpened, setPast } from '../queries.ts';
import { planIn } from '../service/current-plan.ts';
import { planReplyFor, type PlanReply } from '../service/plan-reply.ts';
import { changedMeanwhile, changePlan } from '../service/change-plan.ts';
import { recordDoses } from '../service/record-doses.ts';

/** Records all or none. */
export async function recordPast(
  asked: Ask<'may edit the child'>,
  { params, body }: Input<typeof answerPast>,
): Promise<Reply<typeof answerPast>> {
  const plan = await changePlan(asked, params.childId, async (change) => {
    const { trx, child, now, today } = change;
    const isEach = await completeCheckups(trx, child, body.checkups, { now, today });
    if (!isEach) refuseFields([fieldProblem('checkups', 'This checkup is still to come, or not in the plan')]);
    await recordDoses(change, { doses: body.doses ?? [] });
    if (body.isDone) await setPast(trx, child, false);
  });
  return withCheckups(asked, params.childId, plan);
}

/**
 * All or none. What is taken back already stays so.
 *
 * @throws Problem `changed-meanwhile` with the plan where a dose or a checkup was changed since
 */
export async function removePast(
  asked: Ask<'may edit the child'>,
  { params, body }: Input<typeof takeBackPast>,
): Promise<Reply<typeof takeBackPast>> {
  const plan = await changePlan(asked, params.childId, async (change) => {
    const { trx, child, vaccines, now } = change;
    const stored = new Map(vaccines.doses.map(({ id, version }) => [id, version]));
    const there = body.doses.filter(({ id }) => stored.has(id));
    const isSeen = there.every(({ id, version }) => stored.get(id) === version);
    if (!isSeen || !(await uncompleteCheckups(trx, child, body.checkups, now))) throw await changedMeanwhile(change);
    for (const { id } of there) await doses.delete(trx, child, id);
    if (body.isOpen) await setPast(trx, child, true);
  });
  return withCheckups(asked, params.childId, plan);
}

async function withCheckups(
  { db, parent, now }: Ask<'may edit the child'>,
  childId: string,
  plan: PlanReply,
): Promise<Reply<typeof answerPast>> {
  const child = await requireChild(db, parent, childId);
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
