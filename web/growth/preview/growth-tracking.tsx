import { Leaf } from 'lucide';
import type { PageRequest } from '#contract/pages.ts';
import { chartSource } from '#domain/growth/chart/chart-source.ts';
import { LEAST_MONTHS } from '#domain/growth/chart/chart-span.ts';
import { hundredWords } from '#domain/growth/words/hundred-words.ts';
import { longDayText } from '#domain/time/day-text.ts';
import { Badge } from '#web/ui/drawing/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { PreviewFrame } from '#web/ui/layout/preview-frame.tsx';
import { SourceLine } from '#web/ui/layout/source-line.tsx';
import { chartLabel } from '../chart/chart-label.ts';
import { GrowthChart } from '../chart/growth-chart.tsx';
import { PointTable } from '../chart/point-table.tsx';
import { LineTable } from './line-table.tsx';
import { sample, sampleChart, sampleWords } from './sample.ts';

type Props = { request: Pick<PageRequest, 'account'> };

/** What a visitor sees of growth, by a made-up child. */
export function GrowthTracking({ request: { account } }: Props) {
  const { firstName, today } = sample;
  return (
    <PreviewFrame
      title="See how your child grows, in a line you can read"
      text="Enter a weight and it stands on the chart of the WHO, with its percentile in plain words."
      isVisitor={account === null}
      benefits={benefits}
      start={{ title: 'Start with the last weight', text: 'The one from the hospital will do.' }}
      own={{ href: '/dashboard?tab=growth', label: 'Open Growth Tracking' }}
    >
      <Card
        title={`${firstName}, 4 months`}
        caption={`As it looks on ${longDayText(today)}`}
        aside={<Badge>Sample data</Badge>}
      >
        <div className="stack">
          <div className="row wrap between">
            <h3>Weight, birth to {LEAST_MONTHS} months</h3>
            <Badge tone="done" icon={Leaf}>
              {sampleWords().percentile}
            </Badge>
          </div>
          <Chart className="only-wide" size={WIDE} isNarrow={false} />
          <Chart className="only-small" size={NARROW} isNarrow />
          <Standing />
          <Fold title="The chart in numbers" plain>
            <div className="stack">
              <PointTable measure={sample.measure} values={sampleChart(WIDE, false).points} />
              <LineTable />
            </div>
          </Fold>
        </div>
      </Card>
    </PreviewFrame>
  );
}

const WIDE = { width: 816, height: 400 };
const NARROW = { width: 340, height: 330 };

type ChartProps = { className: string; size: typeof WIDE; isNarrow: boolean };

function Chart({ className, size, isNarrow }: ChartProps) {
  const chart = sampleChart(size, isNarrow);
  const label = `Sample data. ${chartLabel(chart, sample.firstName)}`;
  return <GrowthChart className={`growth-preview ${className}`} chart={chart} size={size} label={label} />;
}

/** Where the last weight stands, and by which tables. */
function Standing() {
  const { firstName, measure, child, plan, today } = sample;
  const latest = sampleChart(WIDE, false).points.at(-1);
  if (!latest?.score?.scored) return null;
  return (
    <>
      <p>
        {firstName} weighs <strong>{latest.words.value}</strong>.{' '}
        {hundredWords(latest.score, { firstName, isCorrected: false }).text}
      </p>
      <SourceLine>{chartSource({ measure, child, plan, today, latest }, 'three')}</SourceLine>
    </>
  );
}

const benefits = [
  {
    title: 'Weight, height, head',
    text: 'A chart of each from birth: by WHO to two years, then by CDC or WHO.',
  },
  {
    title: 'Born early? Both ages',
    text: 'Corrected age until 24 months, and the age from birth beside it.',
  },
  {
    title: 'No grade, no alarm',
    text: 'A line is a guide. Where a weight asks for a call, it says so, says why and names its source.',
  },
];
