import { classes } from '../classes.ts';

export type SkeletonShape = 'line' | 'long' | 'short' | 'title' | 'tile' | 'badge' | 'picture';

export function Skeleton({ shape = 'line' }: { shape?: SkeletonShape }) {
  return <div className={classes('skeleton', shape !== 'line' && shape)} />;
}
