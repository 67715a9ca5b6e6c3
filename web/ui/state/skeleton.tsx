import { classes } from '../classes.ts';

/** `long` and `short` are lines of text. */
export type SkeletonShape = 'line' | 'long' | 'short' | 'title' | 'tile' | 'badge' | 'picture';

/** The shape of something that is still coming. */
export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <div className={classes('skeleton', shape !== 'line' && shape)} />;
}
