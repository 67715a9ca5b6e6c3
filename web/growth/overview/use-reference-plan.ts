import { useContext } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { planWith, referenceNeeds } from '#domain/growth/references/reference-needs.ts';
import type { Day } from '#domain/time/day.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { useLaterReferences } from '../data.ts';

/** Undefined while references from 24 months or for before the due date load. */
export function useReferencePlan(child: Child, today: Day, { growthReference: choice }: Pick<Me, 'growthReference'>) {
  const { hasIntergrowth } = useContext(DrawnContext);
  const { data, ...query } = useLaterReferences(referenceNeeds(child, today, hasIntergrowth));
  return { ...query, plan: data && planWith(data, choice) };
}
