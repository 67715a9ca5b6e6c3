import type { Mark } from '#domain/growth/chart/chart-points.ts';
import type { Place } from '#domain/growth/chart/chart-scale.ts';
import { classes } from '#web/ui/classes.ts';

type Props = {
  mark: Mark;
  at: readonly Place[];
  /** The child's latest value, which is filled. */
  isLatest?: boolean;
  /** At the age that is not selected: drawn thinner. */
  isOther?: boolean;
  isFaded?: boolean;
  small?: boolean;
};

/** Horizontal and vertical pill paths around the origin. */
const PILL = {
  lying: 'm-3.5-4h7a4 4 0 0 1 0 8h-7a4 4 0 0 1 0-8z',
  standing: 'm-4-2a4 4 0 0 1 8 0v4a4 4 0 0 1-8 0z',
};
const CLASS: Readonly<Record<Mark, string>> = { dot: 'dot', cross: 'cross', lying: 'lie', standing: 'stand' };

/**
 * Dots, crosses for corrected age, pills for height measured lying or standing. Drawn as a single path: one element per
 * point is too slow to follow a finger.
 */
export function PointMarks({ mark, at, isLatest = false, isOther = false, isFaded = false, small = false }: Props) {
  if (at.length === 0) return null;
  const dotLook = mark === 'dot' && (isOther ? 'off' : isLatest && 'now');
  const shape = shapeOf(mark, small ? 4 : isLatest && !isOther ? 6 : 4.5, small ? 4 : 5.5);
  return (
    <path
      className={classes(CLASS[mark], dotLook, isFaded && 'faded')}
      d={at.map(({ x, y }) => `M${x} ${y}${shape}`).join('')}
    />
  );
}

function shapeOf(mark: Mark, dot: number, cross: number): string {
  switch (mark) {
    case 'dot':
      return `m-${dot} 0a${dot} ${dot} 0 1 0 ${2 * dot} 0a${dot} ${dot} 0 1 0-${2 * dot} 0z`;
    case 'cross':
      return `m-${cross}-${cross}l${2 * cross} ${2 * cross}m0-${2 * cross}l-${2 * cross} ${2 * cross}`;
    case 'lying':
    case 'standing':
      return PILL[mark];
  }
}
