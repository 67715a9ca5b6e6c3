import { Leaf } from 'lucide';
import { childValues, type PointsInput } from '#domain/growth/chart/chart-points.ts';
import { firstWeeksWords } from '#domain/growth/line/first-weeks-words.ts';
import { lineInput } from '#domain/growth/line/line-input.ts';
import type { ReferencePlan } from '#domain/growth/score/reference.ts';
import { percentilePhrase } from '#domain/growth/words/percentile-text.ts';
import { sparkline } from '#domain/growth/chart/sparkline.ts';
import type { Latest } from '#domain/growth/latest.ts';
import type { Measure } from '#domain/growth/value-text.ts';
import type { Me } from '#contract/accounts/me.ts';
import type { Child } from '#contract/children.ts';
import type { Day } from '#domain/time/day.ts';
import { Alert } from '#web/ui/state/alert.tsx';
import { WhenLoaded } from '#web/ui/behavior/when-loaded.tsx';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { LoadFailed } from '#web/ui/state/load-failed.tsx';
import { Loading } from '#web/ui/state/loading.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { measureName } from './chart-label.ts';
import { GainStatement } from '../overview/gain-statement.tsx';
import { askingWords } from '../overview/asking-words.ts';
import { cardSource, noScoreReasons } from '../overview/growth-facts.ts';
import { WeightChange } from '../overview/weight-change.tsx';
import { LineWords } from '../overview/line-words.tsx';
import type { ChartedAt } from './charted.ts';
import { SparklineChart } from './sparkline-chart.tsx';
import { useReferencePlan } from '../overview/use-reference-plan.ts';
import { useWidth } from './use-width.ts';

// Its tables are as large as those of the drawing.

type Props = Omit<PointsInput<ChartedAt>, 'plan' | 'child'> & { child: Child; today: Day; me: Me };

/** Badge with the latest percentile; nothing without one, or beside a sentence that is not calm. */
export function LatestBadge({ today, me, ...facts }: Props) {
  const { plan } = useReferencePlan(facts.child, today, me);
  if (!plan || askingWords({ ...facts, today, plan })) return null;
  const score = childValues({ ...facts, plan }).at(-1)?.score;
  if (!score?.scored) return null;
  return (
    <Badge tone="done" icon={Leaf}>
      {percentilePhrase(score)}
    </Badge>
  );
}

/** What the growth tab says that is not calm; what a newborn's weight asks for stands before, and waits for no reference. */
export function CardStatement({ today, me, ...facts }: Props) {
  const { plan } = useReferencePlan(facts.child, today, me);
  const words = plan && askingWords({ ...facts, today, plan });
  return words && !firstWeeksWords(lineInput({ ...facts, today, plan })) ? <LineWords words={words} /> : null;
}

type GainProps = Props & { weights: Latest };

/** Beside a sentence that is not calm, or before the reference is there, only what has changed. */
export function CardGain({ today, me, weights, ...facts }: GainProps) {
  const { plan } = useReferencePlan(facts.child, today, me);
  const change = <WeightChange weights={weights} units={facts.units} />;
  if (!plan || askingWords({ ...facts, today, plan })) return change;
  return (
    <WhenLoaded fallback={change} failed={change} isQuiet>
      <GainStatement {...facts} />
    </WhenLoaded>
  );
}

export function GrowthSparkline({ today, me, ...facts }: Props) {
  const query = useReferencePlan(facts.child, today, me);
  if (query.plan) return <Drawn {...facts} today={today} plan={query.plan} />;
  if (query.error) return <LoadFailed title="Unable to load growth charts. Please try again later." query={query} />;
  return <Loading text="Loading growth charts..." rows={1} />;
}

function Drawn(input: Omit<Props, 'me'> & { plan: ReferencePlan }) {
  const [width, ref] = useWidth();
  const size = { width: width ?? 340, height: 132 };
  const drawing = sparkline({ ...input, size });
  const latest = childValues(input).at(-1);
  // A percentile would calm beside a sentence that does not.
  const isAsking = askingWords(input) !== null;
  const sourced = latest && isAsking ? { ...latest, other: null } : latest;
  const last = isAsking ? latest?.words.value : latest?.words.all;
  return (
    <div className="stack tight">
      <div ref={ref} className="spark">
        <SparklineChart drawing={drawing} size={size} label={sparklineLabel(input.measure, last)} />
      </div>
      {noScoreReasons(latest ? [latest] : []).map((reason) => (
        <Alert key={reason}>{reason}</Alert>
      ))}
      <SourceLine>{cardSource({ ...input, latest: sourced })}</SourceLine>
    </div>
  );
}

function sparklineLabel(measure: Measure, last: string | undefined): string {
  return `${measureName[measure]} beside the 3rd, 50th and 97th percentile lines${last === undefined ? '' : `, last ${last}`}`;
}
