import type { GrowthChart } from '#domain/growth/chart/chart.ts';
import type { Charted } from './series.ts';

type Props = { chart: GrowthChart<Charted> };

export function Axes({ chart: { plot, xTicks, yTicks } }: Props) {
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

/** Room for a reference's name beside a break. */
const LABEL_WIDTH = 68;

export function Breaks({ chart: { breaks, plot } }: Props) {
  return breaks.map(({ x, before, after }) => (
    <g key={x}>
      <line className="brk" x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
      <text className="brk-t" x={x - 8} y={plot.top + 18} textAnchor="end">
        {x - plot.left > LABEL_WIDTH && before}
      </text>
      {plot.right - x > LABEL_WIDTH ? (
        <text className="brk-t" x={x + 8} y={plot.top + 18}>
          {after}
        </text>
      ) : (
        <text className="brk-t" x={x - 8} y={plot.top + 36} textAnchor="end">
          then {after}
        </text>
      )}
    </g>
  ));
}
