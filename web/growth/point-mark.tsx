import type { Mark } from '#domain/growth/chart-points.ts';
import type { Place } from '#domain/growth/chart-scale.ts';

type Props = {
  mark: Mark;
  at: Place;
  /** Whether it is the child's latest value, which is filled. */
  isLatest: boolean;
  /** By the age that is not the chosen one: drawn thinner. */
  isOther?: boolean;
  small?: boolean;
};

/** A value in a chart: a dot, a cross at a corrected age, a lying or a standing pill for a height. */
export function PointMark({ mark, at: { x, y }, isLatest, isOther = false, small = false }: Props) {
  if (mark === 'cross') {
    const r = small ? 4 : 5.5;
    return <path className="cross" d={`M${x - r} ${y - r}l${2 * r} ${2 * r}m0-${2 * r}l-${2 * r} ${2 * r}`} />;
  }
  if (mark === 'lying') return <rect className="lie" x={x - 7.5} y={y - 4} width="15" height="8" rx="4" />;
  if (mark === 'standing') return <rect className="stand" x={x - 4} y={y - 6} width="8" height="12" rx="4" />;
  const look = isOther ? 'dot off' : isLatest ? 'dot now' : 'dot';
  return <circle className={look} cx={x} cy={y} r={small ? 4 : isLatest && !isOther ? 6 : 4.5} />;
}
