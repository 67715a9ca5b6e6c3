import type { GrowthChart } from '#domain/growth/chart.ts';
import type { ChartZone, Drawing } from '#domain/growth/chart-layout.ts';
import { classes } from '#web/ui/classes.ts';
import { fadedUnless, type Charted, type Series } from './series.ts';

const zoneClass: Record<ChartZone['name'], string> = {
  'below-3rd': 'z1',
  '3rd-to-50th': 'z2',
  '50th-to-97th': 'z3',
  'above-97th': 'z4',
};

/** The places between the lines of the reference. Drawn first. */
export function Zones({ zones }: { zones: readonly ChartZone[] }) {
  return zones.map(({ name, path }) => <path key={name} className={zoneClass[name]} d={path} />);
}

/** Values at the side, months below, and a hairline for each. */
export function Axes({ chart: { plot, xTicks, yTicks } }: { chart: GrowthChart<Charted> }) {
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

type PartProps = { drawing: Drawing<Charted>; chosen?: Series | null };

/** The lines of the reference, each named at its end. */
export function ReferenceLines({ drawing: { lines }, chosen = null }: PartProps) {
  return lines.map(({ percentile, path, label, labelX, labelY }) => (
    <g key={percentile} className={fadedUnless(percentile, chosen) || undefined}>
      <path className={`p${percentile}`} d={path} />
      <text className={`t${percentile}`} x={labelX} y={labelY} dominantBaseline="central">
        {label}
      </text>
    </g>
  ));
}

type ChildLineProps = PartProps & {
  /** Whether the last point alone is marked, as in a small drawing. */ lastDotOnly?: boolean;
};

/** The values of the child joined by straight segments, the latest filled if it is drawn; sample data is pale. */
export function ChildLine({ drawing, chosen = null, lastDotOnly = false }: ChildLineProps) {
  const { points, pointsPath, sample, beyond } = drawing;
  const latest = beyond > 0 ? undefined : points.at(-1);
  return (
    <g className={classes(sample && 'sample', fadedUnless('child', chosen)) || undefined}>
      <path className="me" d={pointsPath} />
      {(lastDotOnly ? points.slice(-1) : points).map((point) => (
        <circle
          key={point.measurement?.id ?? point.months}
          className={point === latest ? 'dot now' : 'dot'}
          cx={point.x}
          cy={point.y}
          r={point === latest ? 6 : 4.5}
        />
      ))}
    </g>
  );
}
