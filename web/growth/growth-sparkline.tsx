import { Leaf } from 'lucide';
import { laterValuesText } from '#domain/growth/chart-contents.ts';
import { childValues, type PointsInput } from '#domain/growth/chart-points.ts';
import { percentilePhrase } from '#domain/growth/percentile-text.ts';
import { sparkline } from '#domain/growth/sparkline.ts';
import { who2006ToTwoYears as reference } from '#domain/growth/who-2006-client-data.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SourceLine } from '#web/ui/source-line.tsx';
import { measureName } from './chart-label.ts';
import { cardSource, noScoreReasons } from './growth-facts.ts';
import type { Charted } from './series.ts';
import { SparklineChart } from './sparkline-chart.tsx';
import { useWidth } from './use-width.ts';

type Props = Omit<PointsInput<Charted>, 'reference'>;

/** The place of the latest value in the reference, as a badge; nothing when it has none. */
export function LatestBadge(props: Props) {
  const score = childValues({ ...props, reference }).at(-1)?.score;
  if (!score?.scored) return null;
  return (
    <Badge tone="done" icon={Leaf}>
      {percentilePhrase(score)}
    </Badge>
  );
}

/** The small drawing of a card, with its source. */
export function GrowthSparkline({ today, ...props }: Props & { today: Day }) {
  const [width, ref] = useWidth();
  const size = { width: width ?? 340, height: 132 };
  const input = { ...props, reference, today };
  const drawing = sparkline({ ...input, size });
  const values = childValues(input);
  const latest = values.at(-1);
  const later = laterValuesText(values);
  const reasons = noScoreReasons(latest ? [latest] : [], reference);
  return (
    <div className="stack tight">
      <div ref={ref} className="spark">
        <SparklineChart drawing={drawing} size={size} label={sparklineLabel(props.measure, latest?.words.all)} />
      </div>
      {later && <p className="xs soft">{later}</p>}
      {reasons.map((reason) => (
        <Alert key={reason}>{reason}</Alert>
      ))}
      <SourceLine>{cardSource(props.measure, props.child, reference, latest)}</SourceLine>
    </div>
  );
}

function sparklineLabel(measure: Measure, last: string | undefined): string {
  return `${measureName[measure]} beside the 3rd, 50th and 97th percentile lines${last === undefined ? '' : `, last ${last}`}`;
}
