import { GrowthChart } from '#web/growth/chart/growth-chart.tsx';
import { SparklineChart } from '#web/growth/chart/sparkline-chart.tsx';
import { sampleChart, sampleWords, sampleSparkline } from '#web/growth/preview/sample.ts';

const WIDE = { width: 480, height: 300 };
const NARROW = { width: 280, height: 240 };
const SMALL = { width: 240, height: 108 };

export function SampleChart() {
  return (
    <div className="sample-chart">
      <Sample className="sample-wide" size={WIDE} isNarrow={false} />
      <Sample className="sample-narrow" size={NARROW} isNarrow />
    </div>
  );
}

type Props = { className: string; size: typeof WIDE; isNarrow: boolean };

function Sample({ className, size, isNarrow }: Props) {
  const { value, percentile } = sampleWords();
  const chart = sampleChart(size, isNarrow);
  const latest = chart.points.at(-1);
  return (
    <GrowthChart
      className={className}
      chart={chart}
      size={size}
      label={`Sample data: weight of Maya from birth to 4 months beside the 3rd, 50th and 97th percentile. Last ${value}, ${percentile}.`}
    >
      {latest && (
        <text className="tme" x={latest.x + 9} y={latest.y - 10}>
          {value}
        </text>
      )}
    </GrowthChart>
  );
}

export function SampleSparkline() {
  return <SparklineChart drawing={sampleSparkline(SMALL)} size={SMALL} />;
}
