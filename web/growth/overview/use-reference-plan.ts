import { useContext } from 'react';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import { isBornEarly } from '#domain/children/gestation.ts';
import { FIRST_DAY_OF_HEIGHT } from '#domain/growth/score/length.ts';
import { referencePlan } from '#domain/growth/references/reference-plan.ts';
import type { ReferencePlan } from '#domain/growth/score/reference.ts';
import { who2006ToTwoYears } from '#domain/growth/references/who-2006-client-data.ts';
import { ageDays } from '#domain/time/age.ts';
import type { Day } from '#domain/time/day.ts';
import { DrawnContext } from '#web/client/page/drawn.ts';
import { useLaterReferences, type LaterReferences, type ReferenceNeeds } from '../data.ts';

/** Under 24 months nothing has to load. */
const YOUNG_PLAN: ReferencePlan = [who2006ToTwoYears];

/** Undefined while references from 24 months or for before the due date load. */
export function useReferencePlan(child: Child, today: Day, { growthReference: choice }: Pick<Me, 'growthReference'>) {
  const { hasIntergrowth } = useContext(DrawnContext);
  const { data, ...query } = useLaterReferences(referenceNeeds(child, today, hasIntergrowth));
  return { ...query, plan: data && planWith(data, choice) };
}

export function referenceNeeds(child: Child, today: Day, hasIntergrowth: boolean): ReferenceNeeds {
  return {
    isOlder: ageDays(child.bornOn, today) >= FIRST_DAY_OF_HEIGHT,
    isPreterm: hasIntergrowth && isBornEarly(child.gestationDays),
  };
}

export function planWith({ references, early }: LaterReferences, choice: Me['growthReference']): ReferencePlan {
  const later = references ? referencePlan(references, choice) : YOUNG_PLAN;
  return early ? [early, ...later] : later;
}
