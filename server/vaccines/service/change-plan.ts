import type { VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { entering } from '#server/auth/entering.ts';
import type { Parent } from '#server/auth/session.ts';
import { requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/problem.ts';
import { planIn, replan, type CurrentPlan } from './current-plan.ts';
import { planReplyFor, type PlanReply } from './plan-reply.ts';

export type Change = {
  readonly trx: Trx;
  readonly child: EditableChild;
  readonly parent: Parent;
  readonly now: Date;
  readonly today: Day;
  /** Before the change, brought up to date. */
  readonly vaccines: CurrentPlan;
  readonly current: () => Promise<VaccinePlan>;
};

/**
 * Changes what a plan follows, and the plan with it, in one transaction.
 *
 * @param change returns the child where it has changed it
 * @param check of the plan after the change, which is taken back where it throws
 * @returns the plan after the change
 */
export async function changePlan(
  { db, parent, now }: Ask<'may edit the child'>,
  childId: string,
  change: (change: Change) => Promise<EditableChild | void>,
  check?: (after: CurrentPlan, before: CurrentPlan, today: Day) => void,
): Promise<PlanReply> {
  const after = await tx(db, async (trx) => {
    const child = await requireChildToEdit(trx, parent, childId);
    const { today } = entering(parent, now);
    const vaccines = await planIn(trx, child, today, now);
    const changed = await change({
      trx,
      child,
      parent,
      now,
      today,
      vaccines,
      current: async () => (await planReplyFor(trx, child, parent, vaccines, now)).value(),
    });
    const changedChild = changed ?? child;
    const replanned = await replan(trx, changedChild, today, now);
    check?.(replanned, vaccines, today);
    return { child: changedChild, vaccines: replanned };
  });
  return planReplyFor(db, after.child, parent, after.vaccines, now);
}

export async function changedMeanwhile({ current }: Pick<Change, 'current'>): Promise<Problem> {
  return new Problem('changed-meanwhile', { current: await current() });
}
