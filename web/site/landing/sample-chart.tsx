import type { GrowthChart } from '#domain/growth/chart.ts';
import { ChildLine, ReferenceLines, Zones } from './growth-drawing.tsx';
import { sampleChart, sampleWords, sampleSparkline } from './sample-growth.ts';

const WIDE = { width: 480, height: 300 };
const NARROW = { width: 280, height: 240 };
const SMALL = { width: 240, height: 108 };

/** The sample child's weight chart in two drawings, of which the sheet shows the one that fits. */
export function SampleChart() {
  return (
    <div className="sample-chart">
      <ChartDrawing className="chart sample-wide" size={WIDE} chart={sampleChart(WIDE, false)} />
      <ChartDrawing className="chart sample-narrow" size={NARROW} chart={sampleChart(NARROW, true)} />
    </div>
  );
}

type DrawingProps = { className: string; size: typeof WIDE; chart: GrowthChart };

function ChartDrawing({ className, size, chart }: DrawingProps) {
  const { value, percentile } = sampleWords();
  const latest = chart.points.at(-1);
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={`Sample data: weight of Maya from birth to 4 months beside the 3rd, 50th and 97th percentile. Last ${value}, ${percentile}.`}
    >
      <Zones zones={chart.zones} />
      <Axes chart={chart} />
      <ReferenceLines lines={chart.lines} />
      <ChildLine drawing={chart} />
      {latest && (
        <text className="tme" x={latest.x + 9} y={latest.y - 10}>
          {value}
        </text>
      )}
    </svg>
  );
}

function Axes({ chart: { plot, xTicks, yTicks } }: { chart: GrowthChart }) {
  return (
    <>
      {yTicks.map(({ at, label }) => (
        <g key={label}>
          <line className="grid-l" x1={plot.left} x2={plot.right} y1={at} y2={at} />
          <text className="axis" x={plot.left - 10} y={at} textAnchor="end" dominantBaseline="central">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <g key={label}>
          <line className="grid-l" x1={at} x2={at} y1={plot.top} y2={plot.bottom + 6} />
          <text className="axis" x={at} y={plot.bottom + 22} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      <text className="axis" x={(plot.left + plot.right) / 2} y={plot.bottom + 40} textAnchor="middle">
        Age in months
      </text>
    </>
  );
}

/** The same in small, as an ornament. */
export function SampleSparkline() {
  const drawing = sampleSparkline(SMALL);
  return (
    <svg className="chart" viewBox={`0 0 ${SMALL.width} ${SMALL.height}`} aria-hidden>
      <Zones zones={drawing.zones.filter(({ name }) => name.includes('50th'))} />
      <ReferenceLines lines={drawing.lines} />
      <ChildLine drawing={{ ...drawing, points: drawing.points.slice(-1) }} />
    </svg>
  );
}
