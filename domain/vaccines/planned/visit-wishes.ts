import type { Day } from '#domain/time/day.ts';
import type { PlanWishes } from '../planner/plan.ts';
import type { Decision } from '../standing/planned-status.ts';
import type { PlannedGroup } from './planned-group.ts';

/**
 * What a family's decisions ask of its visits: no declined vaccine and none that is put off beyond them; another that is
 * put off waits for its day.
 *
 * @param inPlan the vaccines of the child's plan; visits give no others
 * @param vaccineGroups all that the edition has
 * @param decided by planned group id
 * @param until the last day of the visits
 */
export function visitWishes(
  inPlan: readonly Pick<PlannedGroup, 'id' | 'group'>[],
  vaccineGroups: readonly string[],
  decided: ReadonlyMap<string, Decision>,
  until: Day,
): Required<PlanWishes> {
  const decisions = inPlan.map(({ id, group }) => ({ group, decided: decided.get(id) }));
  const given = new Set(decisions.filter((one) => !isLeftOut(one.decided, until)).map(({ group }) => group));
  return {
    withoutGroups: vaccineGroups.filter((group) => !given.has(group)),
    notBefore: new Map(decisions.flatMap((one) => deferralOf(one.group, one.decided))),
    withGroups: decisions.filter((one) => one.decided?.decision === 'wanted').map(({ group }) => group),
  };
}

function isLeftOut(decided: Decision | undefined, until: Day): boolean {
  if (decided?.decision === 'deferred') return decided.until === null || decided.until > until;
  return decided?.decision === 'declined';
}

function deferralOf(group: string, decided: Decision | undefined): (readonly [string, Day])[] {
  return decided?.decision === 'deferred' && decided.until !== null ? [[group, decided.until]] : [];
}
