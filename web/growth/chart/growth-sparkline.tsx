import type { PointsInput } from '#domain/growth/chart/chart-points.ts';
import { sparkline } from '#domain/growth/chart/sparkline.ts';
import type { ChartedAt } from '#domain/growth/line/charted.ts';
import type { ReferencePlan } from '#domain/growth/score/reference.ts';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { useReferencePlan } from '../overview/use-reference-plan.ts';
import { measureName } from './chart-label.ts';
import { SparklineChart } from './sparkline-chart.tsx';
import { useWidth } from './use-width.ts';

type Props = Omit<PointsInput<ChartedAt>, 'plan' | 'child'> & {
  child: Child;
  today: Day;
  me: Me;
  /** The latest value, read out with the drawing. */
  last: string | undefined;
};

/** Its tables take as many bytes as those of the full chart. */
export function GrowthSparkline({ me, ...drawn }: Props) {
  const query = useReferencePlan(drawn.child, drawn.today, me);
  if (query.plan) return <Drawn {...drawn} plan={query.plan} />;
  return query.error && <LoadFailed title="Unable to load growth charts. Please try again later." query={query} />;
}

function Drawn({ last, ...input }: Omit<Props, 'me'> & { plan: ReferencePlan }) {
  const [width, ref] = useWidth();
  const size = { width: width ?? 340, height: 132 };
  const read = last === undefined ? '' : `, last ${last}`;
  return (
    <div ref={ref}>
      <SparklineChart
        drawing={sparkline({ ...input, size })}
        size={size}
        label={`${measureName[input.measure]} beside the 3rd, 50th and 97th percentile lines${read}`}
      />
    </div>
  );
}
