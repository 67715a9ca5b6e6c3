import type { Input } from '#contract/endpoint.ts';
import type { noteVaccineConditions } from '#contract/vaccines/changes.ts';
import { conditions } from '#domain/vaccines/editions/editions-data.ts';
import type { Ask } from '#server/http/handle.ts';
import { fieldProblem, refuseFields } from '#server/problem.ts';
import { deleteConditions, notedConditions } from '../queries.ts';
import { changedMeanwhile, changePlan } from '../service/change-plan.ts';
import type { PlanReply } from '../service/plan-reply.ts';

/** Those that stay keep who noted them. A repeated request changes nothing. */
export function noteConditions(
  asked: Ask<'may edit the child'>,
  { params, body }: Input<typeof noteVaccineConditions>,
): Promise<PlanReply> {
  const known = new Set(conditions().map(({ id }) => id));
  return changePlan(asked, params.childId, async (change) => {
    const { trx, child, vaccines, now } = change;
    if (!body.conditions.every((id) => known.has(id))) {
      refuseFields([fieldProblem('conditions', 'This condition is unknown')]);
    }
    const wanted = new Set(body.conditions);
    const stored = new Set(vaccines.conditions.map(({ id }) => id).filter((id) => known.has(id)));
    if (isSameSet(wanted, stored)) return;
    if (!isSameSet(new Set(body.seen), stored)) throw await changedMeanwhile(change);
    const added = [...wanted].filter((id) => !stored.has(id)).map((id) => ({ id }));
    if (added.length > 0) await notedConditions.insert(trx, child, added, now);
    await deleteConditions(
      trx,
      child,
      [...stored].filter((id) => !wanted.has(id)),
    );
  });
}

function isSameSet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((id) => other.has(id));
}
