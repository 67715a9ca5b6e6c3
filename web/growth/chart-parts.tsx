import type { GrowthChart } from '#domain/growth/chart.ts';
import type { ChartPoint, ChartZone, Drawing } from '#domain/growth/chart-layout.ts';
import { classes } from '#web/ui/classes.ts';
import { PointMark } from './point-mark.tsx';
import { fadedPoint, fadedUnless, LINE_CLASS, type Charted, type Series } from './series.ts';

const zoneClass: Record<ChartZone['name'], string> = { lowest: 'z1', lower: 'z2', upper: 'z3', highest: 'z4' };

/** The places between the lines of the reference. Drawn first. */
export function Zones({ zones }: { zones: readonly ChartZone[] }) {
  return zones.map(({ name, path }) => <path key={path} className={zoneClass[name]} d={path} />);
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
  return lines.map(({ look, path, label, labelX, labelY }) => (
    <g key={label} className={fadedUnless(look, chosen) || undefined}>
      <path className={LINE_CLASS[look].line} d={path} />
      <text className={LINE_CLASS[look].label} x={labelX} y={labelY} dominantBaseline="central">
        {label}
      </text>
    </g>
  ));
}

/** Room that the name of a reference needs beside a break. */
const LABEL_WIDTH = 68;

/** Where the lines of one reference end and those of another begin, with both names. */
export function Breaks({ drawing: { breaks, plot } }: Pick<PartProps, 'drawing'>) {
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

type ChildLineProps = PartProps & {
  /** Whether the last point alone is marked, as in a small drawing. */ lastDotOnly?: boolean;
};

/** The values of the child joined by straight segments, the latest filled; sample data is pale. */
export function ChildLine({ drawing, chosen = null, lastDotOnly = false }: ChildLineProps) {
  const { points, pointsPath, sample } = drawing;
  const marked = lastDotOnly ? points.slice(-1) : points;
  const isLine = chosen === null || ['child', 'lying', 'standing'].includes(chosen);
  return (
    <>
      {!lastDotOnly && points.some(({ otherPlace }) => otherPlace) && (
        <g className={fadedUnless('other', chosen) || undefined}>
          {points.map((point) => (
            <OtherAge key={keyOf(point)} point={point} />
          ))}
        </g>
      )}
      <g className={classes(sample && 'sample', !isLine && 'faded') || undefined}>
        <path className="me" d={pointsPath} />
        {marked.map((point) => (
          <g key={keyOf(point)} className={(isLine && fadedPoint(point, chosen)) || undefined}>
            <PointMark mark={point.mark} at={point} isLatest={point === points.at(-1)} />
          </g>
        ))}
      </g>
    </>
  );
}

/** The same value by the other age of a child born early, and the bridge to it. */
function OtherAge({ point }: { point: ChartPoint<Charted> }) {
  const { otherPlace: place, mark, x, y } = point;
  if (place === null) return null;
  const inner = place.x > x ? 8 : -8;
  return (
    <>
      <line className="shift" x1={x + inner} y1={y} x2={place.x - inner} y2={place.y} />
      <PointMark mark={mark === 'cross' ? 'dot' : 'cross'} at={place} isLatest={false} isOther />
    </>
  );
}

function keyOf({ measurement, months }: ChartPoint<Charted>): string | number {
  return measurement?.id ?? months;
}
