import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { chartedOf } from '#domain/growth/line/charted.ts';
import { useMeasurements } from '../data.ts';
import { useReferencePlan } from '../overview/use-reference-plan.ts';
import type { VisitGrowth } from './visit-growth.ts';

/** Null until everything is there. */
export function useVisitGrowth(child: Child, today: Day) {
  const query = useMeasurements(child.id);
  const { data: measurements } = query;
  const { data: me } = useMe();
  const planned = useReferencePlan(child, today, me ?? { growthReference: 'cdc' });
  const { plan } = planned;
  const growth: VisitGrowth | null =
    measurements && me && plan
      ? { child, measurements, charted: chartedOf(child, measurements), plan, units: me.units, today }
      : null;
  return { query, planned, growth };
}
