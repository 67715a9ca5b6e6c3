import type { Reply } from '#contract/endpoint.ts';
import type { readVaccinePlan, VaccinePlan } from '#contract/vaccines.ts';
import type { Day } from '#domain/time/day.ts';
import { entering } from '#server/auth/entering.ts';
import type { Parent } from '#server/auth/session.ts';
import { requireChildToEdit, type EditableChild } from '#server/children/access.ts';
import type { Trx } from '#server/db/db.ts';
import { tx } from '#server/db/tx.ts';
import type { Ask } from '#server/http/handle.ts';
import { Problem } from '#server/http/problem.ts';
import { planIn, replan, type CurrentPlan } from '../service/current-plan.ts';
import { planReplyFor } from '../service/plan-reply.ts';

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

/** @param change returns the child where it has changed it */
export function changePlan(
  { db, parent, now }: Ask<'may edit the child'>,
  childId: string,
  change: (change: Change) => Promise<EditableChild | void>,
): Promise<Reply<typeof readVaccinePlan>> {
  return tx(db, async (trx) => {
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
      current: () => planReplyFor(trx, child, parent, vaccines, now),
    });
    const after = changed ?? child;
    return planReplyFor(trx, after, parent, await replan(trx, after, today, now), now);
  });
}

export async function changedMeanwhile({ current }: Pick<Change, 'current'>): Promise<Problem> {
  return new Problem('changed-meanwhile', { current: await current() });
}
