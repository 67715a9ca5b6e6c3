import { growthChart } from '#domain/growth/chart.ts';
import { laterValuesText } from '#domain/growth/chart-contents.ts';
import type { ChartPoint } from '#domain/growth/chart-layout.ts';
import { childValues } from '#domain/growth/chart-points.ts';
import { MEASURES, type Measure } from '#domain/growth/value-text.ts';
import { chartLabel, measureName } from './chart-label.ts';
import { GrowthChart } from './growth-chart.tsx';
import type { VisitGrowth } from './visit-growth.ts';

/** Half the width of A4 within its margins; the drawing is a little larger on Letter. */
const SIZE = { width: 332, height: 184 };

/** A chart of each measure that has values. */
export function VisitCharts(growth: VisitGrowth) {
  return MEASURES.filter((measure) => childValues({ ...growth, measure }).length > 0).map((measure) => (
    <VisitChart key={measure} {...growth} measure={measure} />
  ));
}

function VisitChart({ measure, ...growth }: VisitGrowth & { measure: Measure }) {
  const chart = growthChart({ ...growth, measure, size: SIZE, narrow: false });
  const later = laterValuesText(childValues({ ...growth, measure }));
  const last = chart.beyond > 0 ? undefined : chart.points.at(-1);
  return (
    <figure className="stack tight">
      <figcaption>
        <h3>{measureName[measure]}</h3>
      </figcaption>
      <GrowthChart chart={chart} size={SIZE} label={chartLabel(chart, growth.child.firstName)}>
        {last && <LastValue point={last} left={chart.plot.left} />}
      </GrowthChart>
      {later && <p className="xs">{later}</p>}
    </figure>
  );
}

/** Widest that a value is written, in pixels. */
const VALUE_WIDTH = 88;

/** The latest value, beside its point on the side from which the line does not come. */
function LastValue({ point: { x, y, words }, left }: { point: ChartPoint; left: number }) {
  const hasRoom = x - left > VALUE_WIDTH;
  return (
    <text className="tme" x={hasRoom ? x - 2 : x + 10} y={y - 14} textAnchor={hasRoom ? 'end' : 'start'}>
      {words.value}
    </text>
  );
}
