import { growthChart } from '#domain/growth/chart/chart.ts';
import type { ChartPoint } from '#domain/growth/chart/chart-layout.ts';
import { childValues, type PointsInput } from '#domain/growth/chart/chart-points.ts';
import { MEASURES } from '#domain/growth/value-text.ts';
import { chartLabel, measureName } from '../chart/chart-label.ts';
import { GrowthChart } from '../chart/growth-chart.tsx';
import type { Charted } from '../chart/series.ts';
import type { VisitGrowth } from './visit-growth.ts';

/** Half of A4 within its margins; slightly larger on Letter. */
const SIZE = { width: 332, height: 200 };

export function VisitCharts({ charted, ...growth }: VisitGrowth) {
  const facts = { ...growth, measurements: charted };
  return MEASURES.filter((measure) => childValues({ ...facts, measure }).length > 0).map((measure) => (
    <VisitChart key={measure} {...facts} measure={measure} />
  ));
}

type ChartProps = Omit<VisitGrowth, 'measurements' | 'charted'> &
  Pick<PointsInput<Charted>, 'measurements' | 'measure'>;

function VisitChart(input: ChartProps) {
  const { measure, child } = input;
  const chart = growthChart({ ...input, size: SIZE, narrow: false });
  const last = chart.points.at(-1);
  return (
    <figure className="stack tight">
      <figcaption>
        <h3>{measureName[measure]}</h3>
      </figcaption>
      <GrowthChart chart={chart} size={SIZE} label={chartLabel(chart, child.firstName)}>
        {last && <LastValue point={last} left={chart.plot.left} />}
      </GrowthChart>
    </figure>
  );
}

const VALUE_WIDTH = 88;

/** The latest value, on the side of its point away from the line. */
function LastValue({ point: { x, y, words }, left }: { point: ChartPoint; left: number }) {
  const hasRoom = x - left > VALUE_WIDTH;
  return (
    <text className="tme" x={hasRoom ? x - 2 : x + 10} y={y - 14} textAnchor={hasRoom ? 'end' : 'start'}>
      {words.value}
    </text>
  );
}
