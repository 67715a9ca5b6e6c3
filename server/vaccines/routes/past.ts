import type { AddedByPast, answerPast, openPast, takeBackPast } from '#contract/vaccines/past.ts';
import type { Input, Reply } from '#contract/endpoint.ts';
import { entering } from '#server/auth/entering.ts';
import { requireChild, requireChildToEdit } from '#server/children/access.ts';
import { checkupsOf } from '#server/checkups/service.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { recordPastOpened } from '../queries.ts';
import { planIn } from '../service/current-plan.ts';
import { planReplyFor, type PlanReply } from '../service/plan-reply.ts';
import { changePlan } from '../service/change-plan.ts';
import { recordPast, removePast } from '../service/past.ts';

export async function savePast(
  asked: Ask<'may edit the child'>,
  { params, body }: Input<typeof answerPast>,
): Promise<Reply<typeof answerPast>> {
  let added: AddedByPast = { checkups: [], doses: [], isOpen: false };
  const plan = await changePlan(asked, params.childId, async (change) => {
    added = await recordPast(change, body);
  });
  return { ...(await withCheckups(asked, params.childId, plan)), added };
}

export async function takePastBack(
  asked: Ask<'may edit the child'>,
  { params, body }: Input<typeof takeBackPast>,
): Promise<Reply<typeof takeBackPast>> {
  const plan = await changePlan(asked, params.childId, (change) => removePast(change, body));
  return withCheckups(asked, params.childId, plan);
}

async function withCheckups(
  { db, parent, now }: Ask<'may edit the child'>,
  childId: string,
  plan: PlanReply,
): Promise<Reply<typeof takeBackPast>> {
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
