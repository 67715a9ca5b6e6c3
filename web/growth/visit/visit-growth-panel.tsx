import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { useMe } from '#web/accounts/data.ts';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { chartedOf } from '../chart/charted.ts';
import { useMeasurements } from '../data.ts';
import { useReferencePlan } from '../overview/use-reference-plan.ts';
import { VisitCharts } from './visit-charts.tsx';
import type { VisitGrowth } from './visit-growth.ts';
import { VisitLatest } from './visit-latest.tsx';
import { VisitMeasurements } from './visit-measurements.tsx';
import { VisitSource } from './visit-source.tsx';

export function VisitGrowthPanel({ child, today }: { child: Child; today: Day }) {
  const query = useMeasurements(child.id);
  const { data: measurements, error } = query;
  const { data: me } = useMe();
  const planned = useReferencePlan(child, today, me ?? { growthReference: 'cdc' });
  if (!measurements && error)
    return <LoadFailed title="Unable to load growth measurements. Please try again later." query={query} />;
  if (!measurements || !me) return <Loading text="Loading growth measurements..." />;
  const charted = chartedOf(child, measurements);
  if (charted.length === 0) return <NoneYet firstName={child.firstName} />;
  if (!planned.plan && planned.error)
    return <LoadFailed title="Unable to load growth charts. Please try again later." query={planned} />;
  if (!planned.plan) return <Loading text="Loading growth charts..." />;
  const growth: VisitGrowth = { child, measurements, charted, plan: planned.plan, units: me.units, today };
  return (
    <div className="stack">
      <VisitLatest {...growth} />
      <div className="sheet-grid">
        <VisitCharts {...growth} />
        <VisitSource {...growth} />
      </div>
      <VisitMeasurements {...growth} />
    </div>
  );
}

function NoneYet({ firstName }: { firstName: string }) {
  return (
    <p>
      <strong>No measurements yet.</strong> The latest values, the charts and the table of measurements are left out
      until a first weight, height or head circumference of {firstName} is entered.
    </p>
  );
}
