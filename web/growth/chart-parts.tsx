import type { ChartPoint, ChartZone, Drawing } from '#domain/growth/chart-layout.ts';
import { classes } from '#web/ui/classes.ts';
import { PointMark } from './point-mark.tsx';
import { fadedPoint, fadedUnless, LINE_CLASS, type Charted, type Series } from './series.ts';

const zoneClass: Record<ChartZone['name'], string> = { lowest: 'z1', lower: 'z2', upper: 'z3', highest: 'z4' };

/** The places between the lines of the reference. Drawn first. */
export function Zones({ zones }: { zones: readonly ChartZone[] }) {
  return zones.map(({ name, path }) => <path key={path} className={zoneClass[name]} d={path} />);
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
