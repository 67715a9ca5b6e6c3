import { Leaf } from 'lucide';
import { childValues, type PointsInput } from '#domain/growth/chart/chart-points.ts';
import { percentilePhrase } from '#domain/growth/words/percentile-text.ts';
import { sparkline } from '#domain/growth/chart/sparkline.ts';
import type { Measure } from '#domain/growth/words/value-text.ts';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { measureName } from './chart-label.ts';
import { cardSource, noScoreReasons } from '../overview/growth-facts.ts';
import type { Charted } from './series.ts';
import { SparklineChart } from './sparkline-chart.tsx';
import { useReferencePlan } from '../overview/use-reference-plan.ts';
import { useWidth } from './use-width.ts';

type Props = Omit<PointsInput<Charted>, 'plan' | 'child'> & { child: Child; today: Day; me: Me };

/** Badge with the latest percentile; nothing without one. */
export function LatestBadge({ today, me, ...facts }: Props) {
  const { plan } = useReferencePlan(facts.child, today, me);
  const score = plan && childValues({ ...facts, plan }).at(-1)?.score;
  if (!score?.scored) return null;
  return (
    <Badge tone="done" icon={Leaf}>
      {percentilePhrase(score)}
    </Badge>
  );
}

export function GrowthSparkline({ today, me, ...facts }: Props) {
  const query = useReferencePlan(facts.child, today, me);
  if (query.plan) return <Drawn {...facts} today={today} plan={query.plan} />;
  if (query.error) return <LoadFailed title="Unable to load growth charts. Please try again later." query={query} />;
  return <Loading text="Loading growth charts..." rows={1} />;
}

function Drawn(input: PointsInput<Charted> & { today: Day }) {
  const [width, ref] = useWidth();
  const size = { width: width ?? 340, height: 132 };
  const drawing = sparkline({ ...input, size });
  const latest = childValues(input).at(-1);
  return (
    <div className="stack tight">
      <div ref={ref} className="spark">
        <SparklineChart drawing={drawing} size={size} label={sparklineLabel(input.measure, latest?.words.all)} />
      </div>
      {noScoreReasons(latest ? [latest] : []).map((reason) => (
        <Alert key={reason}>{reason}</Alert>
      ))}
      <SourceLine>{cardSource({ ...input, latest })}</SourceLine>
    </div>
  );
}

function sparklineLabel(measure: Measure, last: string | undefined): string {
  return `${measureName[measure]} beside the 3rd, 50th and 97th percentile lines${last === undefined ? '' : `, last ${last}`}`;
}
