import type { ChartPoint, ChartZone, Drawing } from '#domain/growth/chart/chart-layout.ts';
import type { Mark } from '#domain/growth/chart/chart-points.ts';
import { classes } from '#web/ui/classes.ts';
import { PointMarks } from './point-marks.tsx';
import { fadedPoint, fadedUnless, LINE_CLASS, type Charted, type Series } from './series.ts';

const zoneClass: Record<ChartZone['name'], string> = { lowest: 'z1', lower: 'z2', upper: 'z3', highest: 'z4' };

export function Zones({ zones }: { zones: readonly ChartZone[] }) {
  return zones.map(({ name, path }) => <path key={path} className={zoneClass[name]} d={path} />);
}

type PartProps = { drawing: Drawing<Charted>; chosen?: Series | null };

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
  /** Marks only the last point, as in a small drawing. */ lastDotOnly?: boolean;
};

const MARKS: readonly Mark[] = ['dot', 'cross', 'lying', 'standing'];

/** The child's values joined by straight lines, the latest filled. Sample data is pale. */
export function ChildLine({ drawing, chosen = null, lastDotOnly = false }: ChildLineProps) {
  const { points, pointsPath, sample } = drawing;
  const isLine = chosen === null || ['child', 'lying', 'standing'].includes(chosen);
  const isFaded = (mark: Mark) => isLine && fadedPoint({ mark }, chosen) !== false;
  const earlier = lastDotOnly ? [] : points.slice(0, -1);
  const latest = points.at(-1);
  return (
    <>
      {!lastDotOnly && <OtherAges points={points} chosen={chosen} />}
      <g className={classes(sample && 'sample', !isLine && 'faded') || undefined}>
        <path className="me" d={pointsPath} />
        {MARKS.map((mark) => (
          <PointMarks key={mark} mark={mark} at={withMark(earlier, mark)} isFaded={isFaded(mark)} />
        ))}
        {latest && <PointMarks mark={latest.mark} at={[latest]} isLatest isFaded={isFaded(latest.mark)} />}
      </g>
    </>
  );
}

type OtherProps = { points: readonly ChartPoint<Charted>[]; chosen: Series | null };

/** At a preterm child's other age. */
function OtherAges({ points, chosen }: OtherProps) {
  const twice = points.flatMap(({ otherPlace, ...point }) => (otherPlace ? [{ ...point, otherPlace }] : []));
  if (twice.length === 0) return null;
  const bridges = twice.map(({ x, y, otherPlace: other }) => {
    const inner = other.x > x ? 8 : -8;
    return `M${x + inner} ${y}L${other.x - inner} ${other.y}`;
  });
  const others = twice.map(
    ({ mark, otherPlace }) => ({ mark: mark === 'cross' ? 'dot' : 'cross', ...otherPlace }) as const,
  );
  return (
    <g className={fadedUnless('other', chosen) || undefined}>
      <path className="shift" d={bridges.join('')} />
      <PointMarks mark="dot" at={withMark(others, 'dot')} isOther />
      <PointMarks mark="cross" at={withMark(others, 'cross')} isOther />
    </g>
  );
}

function withMark<P extends { readonly mark: Mark }>(points: readonly P[], mark: Mark): readonly P[] {
  return points.filter((point) => point.mark === mark);
}
